import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { matchReceipts } from './match-receipts.ts';
import { readStatement } from './mpesa-statement.ts';

/**
 * Imports a statement of the M-Pesa portal. Receipts that are known stay as they are, and receipts that failed are
 * counted, so the same file may be sent again.
 * @throws AppError invalid_input with fields.csv when it is not such a statement, and with `line` where a line cannot
 *   be M-Pesa's: then nothing of it is imported
 */
export async function importStatement(app: App, admin: { id: string }, csv: string): Promise<StatementCounts> {
  const statement = readStatement(csv);
  if (!statement) throw new AppError('invalid_input', { fields: { csv: 'invalid' } });
  // Checked before anything is written: money that was posted from a shifted row could not be recognised as wrong.
  if ('badLine' in statement) {
    throw new AppError('invalid_input', { fields: { csv: 'statement_line' }, line: statement.badLine });
  }
  const { rows, skipped, payments } = statement;
  const counts: StatementCounts = { rows, skipped, ...(await matchReceipts(app, payments, 'admin')) };
  await transaction(app, (tx) =>
    recordAudit(tx, {
      actorId: admin.id,
      action: 'mpesa_statement.imported',
      subjectType: 'mpesa_statement',
      subjectId: app.clock.now().toISOString(),
      detail: { ...counts },
      at: app.clock.now(),
    }),
  );
  return counts;
}
