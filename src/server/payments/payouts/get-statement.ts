import { addMonths, type CalendarDate, daysBetween, isCalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { App } from '../../app.ts';
import type { FileAnswer } from '../../http/file-route.ts';
import { type Statement, statementOf } from './statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPaper } from './statement-paper.ts';

const daysMost = 366;

/**
 * The days of a query; absent: the last month.
 * @throws AppError invalid_input with fields: no such day, the end before the start, or more than a year
 */
export function daysOfQuery(
  app: App,
  query: { from?: string | undefined; to?: string | undefined },
): { from: CalendarDate; to: CalendarDate } {
  const to = query.to ?? today(app.clock);
  if (!isCalendarDate(to)) throw wrong('to', 'invalid_dates');
  const from = query.from ?? addMonths(to, -1);
  if (!isCalendarDate(from)) throw wrong('from', 'invalid_dates');
  const days = daysBetween(from, to);
  if (days < 0) throw wrong('to', 'range_invalid');
  if (days > daysMost) throw wrong('from', 'range_long');
  return { from, to };
}

const wrong = (field: 'from' | 'to', why: KeyOf<'fields'>) =>
  new AppError('invalid_input', { fields: { [field]: why } });

export interface StatementWish {
  days: { from: CalendarDate; to: CalendarDate };
  format: 'csv' | 'pdf';
  lang: Lang;
}

/** A provider's statement as a file. */
export async function getStatement(
  app: App,
  provider: { id: string; name: string },
  { days, format, lang }: StatementWish,
): Promise<FileAnswer> {
  // One picture of the ledger, so that the lines add up to the balances whatever is posted meanwhile.
  const statement: Statement = await app.db.transaction((tx) => statementOf(tx, provider.id, days), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const filename = `twende-${days.from}-${days.to}.${format}`;
  if (format === 'csv') {
    return { contentType: 'text/csv; charset=utf-8', filename, body: statementCsv(statement, lang) };
  }
  return { contentType: 'application/pdf', filename, body: await statementPaper(app, provider, statement, lang) };
}
