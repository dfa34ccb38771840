import type { App } from '#server/app.ts';
import { inOneState } from '#server/db/one-state.ts';
import type { FileAnswer, StreamedFile } from '#server/http/file-route.ts';
import type { Days } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { statementOf, statementParts } from './statement.ts';
import { statementCsv } from './statement-csv.ts';
import { statementPaper } from './statement-paper.ts';

interface StatementWish {
  days: Days;
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
