import type { App } from '#server/app.ts';
import { inOneState } from '#server/db/one-state.ts';
import type { FileAnswer, StreamedFile } from '#server/http/file-route.ts';
import { addMonths, daysBetween, isCalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { type StatementDays, statementOf, statementParts } from './statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPaper } from './statement-paper.ts';

const daysMost = 366;

/**
 * The days of a query; without any, the last month. An empty one counts as not given.
 * @throws AppError invalid_input with fields, of those that were given: not a date, the end before the start, a start after
 *   today without an end, or more than a year
 */
export function daysOfQuery(app: App, query: { from?: string | undefined; to?: string | undefined }): StatementDays {
  const to = query.to || today(app.clock);
  if (!isCalendarDate(to)) throw wrong('to', 'invalid_dates');
  const from = query.from || addMonths(to, -1);
  if (!isCalendarDate(from)) throw wrong('from', 'invalid_dates');
  const days = daysBetween(from, to);
  if (days < 0) throw query.to ? wrong('to', 'range_invalid') : wrong('from', 'range_future');
  if (days > daysMost) throw wrong('from', 'range_long');
  return { from, to };
}

const wrong = (field: 'from' | 'to', why: KeyOf<'fields'>) =>
  new AppError('invalid_input', { fields: { [field]: why } });

interface StatementWish {
  days: StatementDays;
  format: 'csv' | 'pdf';
  lang: Lang;
}

/** A provider's statement as a file. It reads one state of the ledger, so that the lines add up to the balances. */
export async function getStatement(
  app: App,
  provider: { id: string; name: string },
  { days, format, lang }: StatementWish,
): Promise<FileAnswer | StreamedFile> {
  const filename = `twende-${days.from}-${days.to}.${format}`;
  if (format === 'csv') {
    const parts = inOneState(app.db, (db) => statementParts(db, provider.id, days));
    return statementCsv(parts, { filename, days, lang });
  }
  const statement = await app.db.transaction((tx) => statementOf(tx, provider.id, days), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { contentType: 'application/pdf', filename, body: await statementPaper(app, provider, statement, lang) };
}
