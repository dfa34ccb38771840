import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { transaction } from '../../db/client.ts';
import { matchReceipt } from './match-receipt.ts';
import { readStatement } from './mpesa-statement.ts';

/**
 * Goes through a statement of the M-Pesa portal, one receipt after the other, each in a transaction of its own: what
 * was done stays done, what could not be done is counted, and the same file again changes nothing but that.
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
  const { rows, skipped } = statement;
  const counts: StatementCounts = { rows, skipped, known: 0, settled: 0, completed: 0, unattributed: 0, failed: 0 };
  for (const payment of statement.payments) {
    try {
      counts[await matchReceipt(app, payment, 'admin')]++;
    } catch (error) {
      // One row's trouble must not keep the rest unread; the person sees that there was one, and sends the file again.
      counts.failed++;
      app.log.error({ err: error, receipt: payment.receipt }, 'a receipt of a statement could not be matched');
    }
  }
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
