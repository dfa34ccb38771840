import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { sha256 } from '#server/secrets.ts';
import { centsOfKesMinor, lowestKesRate } from '#server/settings/rate-queries.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { paymentAttempts } from '../records/tables.ts';
import { matchReceipts } from './match-receipts.ts';
import { readStatement } from './mpesa-statement.ts';

/**
 * Imports a statement of the M-Pesa portal. Receipts that are known stay as they are, and receipts that failed are
 * counted, so the same file may be sent again.
 * @throws AppError invalid_input with fields.csv when it is not such a statement, and with `line` where a line cannot
 *   be M-Pesa's: then nothing of it is imported; and as `permitMove`, for all of it before its first line
 */
export async function importStatement(
  app: App,
  admin: { id: string },
  csv: string,
  { consent }: Pick<MoveOptions, 'consent'> = {},
): Promise<StatementCounts> {
  const statement = readStatement(csv);
  if (!statement) throw new AppError('invalid_input', { fields: { csv: 'invalid' } });
  // Checked before anything is written: money that was posted from a shifted row could not be recognised as wrong.
  if ('badLine' in statement) {
    throw new AppError('invalid_input', { fields: { csv: 'statement_line' }, line: statement.badLine });
  }
  const { rows, skipped, payments } = statement;
  await transaction(app, (tx) => permitImport(app, tx, { admin, csv, payments, consent }));
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

interface Import extends Pick<MoveOptions, 'consent'> {
  admin: { id: string };
  csv: string;
  payments: readonly ReceivedPayment[];
}

/** A statement says that money came, which pays for bookings and may be refunded. What we know already does not count. */
async function permitImport(app: App, tx: Tx, { admin, csv, payments, consent }: Import): Promise<void> {
  const at = app.clock.now();
  const known = await knownReceipts(
    tx,
    payments.map(({ receipt }) => receipt),
  );
  const fresh = payments.filter(({ receipt }) => !known.has(receipt));
  const kesMinor = fresh.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  await permitMove(tx, admin, {
    move: {
      ...{ act: 'statement.import', payee: 'statements' },
      usdCents: centsOfKesMinor(kesMinor, await lowestKesRate(tx, at)),
      subject: { type: 'mpesa_statement', id: sha256(csv).slice(0, 32), name: 'M-Pesa' },
      facts: { receipts: payments.length },
    },
    ...{ consent, at },
  });
}

/** Which of these receipts an attempt has, or are money without an owner. */
async function knownReceipts(tx: Tx, receipts: readonly string[]): Promise<Set<string>> {
  if (receipts.length === 0) return new Set();
  const wanted = [...receipts];
  const attempts = await tx
    .select({ receipt: paymentAttempts.receipt })
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.receipt, wanted));
  const issues = await tx
    .select({ receipt: reconciliationIssues.subject })
    .from(reconciliationIssues)
    .where(and(eq(reconciliationIssues.code, 'unattributed_receipt'), inArray(reconciliationIssues.subject, wanted)));
  return new Set([...attempts, ...issues].map(({ receipt }) => receipt ?? ''));
}
