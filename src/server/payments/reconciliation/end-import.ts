import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { finishImport } from './finish-import.ts';
import { statementImports, statementLines } from './tables.ts';

/**
 * Ends an import whose job an admin has discarded: the payments that it did not look at are counted as `failed`, so the report
 * asks for the same file once more. One that is finished stays as it is.
 */
export async function endImport(tx: Tx, importId: string, at: Date): Promise<void> {
  const { became } = statementLines;
  await tx
    .update(statementLines)
    .set({ became: 'failed' })
    .where(and(eq(statementLines.importId, importId), or(isNull(became), eq(became, 'left'))));
  await tx
    .update(statementImports)
    .set({ done: sql`${statementImports.lines}` })
    .where(and(eq(statementImports.id, importId), isNull(statementImports.finishedAt)));
  await finishImport(tx, importId, at);
}
