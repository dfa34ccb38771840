import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { transaction } from '../../db/client.ts';
import { matchReceipts } from './match-receipts.ts';
import { readStatement } from './mpesa-statement.ts';

/**
 * Goes through a statement of the M-Pesa portal: what was done stays done, what could not be done is counted, and the same
 * file again changes nothing but that.
 * @throws AppError invalid_input with fields.csv when it is no such statement, and with `line` where one of its
 *   lines cannot be M-Pesa's: then nothing of it is read
 */
export async function importStatement(app: App, admin: { id: string }, csv: string): Promise<StatementCounts> {
  const statement = readStatement(csv);
  if (!statement) throw new AppError('invalid_input', { fields: { csv: 'invalid' } });
  // Before anything is written: money that was booked from a row out of joint could not be told from the right one.
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
