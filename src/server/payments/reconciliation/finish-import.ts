import { and, count, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import { finishConsent } from '#server/consents/finish-consent.ts';
import type { Tx } from '#server/db/client.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { statementImports, statementLines } from './tables.ts';

/** Stores the report of an import whose lines all have an outcome, deletes them, and finishes the consent; once. */
export async function finishImport(tx: Tx, importId: string, at: Date): Promise<void> {
  const [finished] = await tx
    .update(statementImports)
    .set({ finishedAt: at })
    .where(and(eq(statementImports.id, importId), isNull(statementImports.finishedAt)))
    .returning();
  if (!finished) return;
  const report = await readReport(tx, finished);
  await tx.update(statementImports).set({ report }).where(eq(statementImports.id, importId));
  await tx.delete(statementLines).where(eq(statementLines.importId, importId));
  await recordAudit(tx, {
    ...{ actorId: finished.startedBy, action: 'mpesa_statement.imported', at },
    ...{ subjectType: 'mpesa_statement', subjectId: at.toISOString(), detail: { ...report } },
  });
  await finishConsent(tx, finished.consentId, report);
}

async function readReport(
  tx: Tx,
  { id, rows, skipped }: typeof statementImports.$inferSelect,
): Promise<StatementCounts> {
  const found = await tx
    .select({ became: statementLines.became, lines: count() })
    .from(statementLines)
    .where(eq(statementLines.importId, id))
    .groupBy(statementLines.became);
  const none = { known: 0, settled: 0, completed: 0, unattributed: 0, kept: 0, contradicted: 0, failed: 0 };
  return { rows, skipped, ...none, ...Object.fromEntries(found.map(({ became, lines }) => [became, lines])) };
}
