import { and, eq, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { finishConsent } from '#server/consents/finish-consent.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { ReceivedPayment } from '#server/outside/daraja-received.ts';
import { sha256 } from '#server/secrets.ts';
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
 *   be of our PayBill: then nothing of it is imported; and as `permitMove`, for all of it before its first line
 */
export async function importStatement(
  app: App,
  admin: { id: string },
  csv: string,
  { consent }: Pick<MoveOptions, 'consent'> = {},
): Promise<StatementCounts> {
  const statement = readStatement(csv, { shortCode: app.daraja?.shortcode, now: app.clock.now() });
  if (!statement) throw new AppError('invalid_input', { fields: { csv: 'invalid' } });
  // Checked before anything is written: money that was posted from a shifted row could not be recognised as wrong.
  if ('badLine' in statement) {
    throw new AppError('invalid_input', { fields: { csv: 'statement_line' }, line: statement.badLine });
  }
  const { rows, skipped, payments } = statement;
  await transaction(app, (tx) => permitImport(app, tx, { admin, csv, payments, consent }));
  const counts: StatementCounts = { rows, skipped, ...(await matchReceipts(app, payments, 'admin')) };
  await transaction(app, async (tx) => {
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'mpesa_statement.imported',
      subjectType: 'mpesa_statement',
      subjectId: app.clock.now().toISOString(),
      detail: { ...counts },
      at: app.clock.now(),
    });
    await finishConsent(tx, consent, counts);
  });
  return counts;
}

interface Import extends Pick<MoveOptions, 'consent'> {
  admin: { id: string };
  csv: string;
  payments: readonly ReceivedPayment[];
}

/**
 * A statement says that money came, which pays for bookings and may be refunded. Only receipts about which it changes
 * nothing do not count.
 */
async function permitImport(app: App, tx: Tx, { admin, csv, payments, consent }: Import): Promise<void> {
  const at = app.clock.now();
  const isKnown = await readKnown(
    tx,
    payments.map(({ receipt }) => receipt),
  );
  const kesMinor = payments.reduce((sum, one) => sum + (isKnown(one) ? 0 : one.amountMinor), 0);
  await permitMove(tx, admin, {
    move: {
      ...{ act: 'statement.import', payee: 'statements', later: true },
      ...{ usdCents: 0, kesMinor },
      subject: { type: 'mpesa_statement', id: sha256(csv).slice(0, 32), name: 'M-Pesa' },
      facts: { receipts: payments.length },
    },
    ...{ consent, at },
  });
}

/**
 * Which payments are accounted for as they are: of an attempt that succeeded with this amount and that M-Pesa itself has
 * confirmed, or posted as money without an owner. Any other receipt of an attempt would confirm its payment, or undo that
 * an admin noted it as never arrived.
 */
async function readKnown(tx: Tx, receipts: readonly string[]): Promise<(one: ReceivedPayment) => boolean> {
  // One parameter, however many there are: a statement takes 65,535 at most.
  const wanted = sql.param([...receipts]);
  const owners = await tx
    .select({
      receipt: paymentAttempts.receipt,
      receivedMinor: sql`coalesce(${paymentAttempts.receivedMinor}, ${paymentAttempts.amountMinor})`.mapWith(Number),
      isConfirmed: sql<boolean>`${paymentAttempts.status} = 'succeeded' and ${paymentAttempts.verified}`,
    })
    .from(paymentAttempts)
    .where(sql`${paymentAttempts.receipt} = any(${wanted}::text[])`);
  const kept = await tx
    .select({ receipt: reconciliationIssues.subject })
    .from(reconciliationIssues)
    .where(
      and(
        eq(reconciliationIssues.code, 'unattributed_receipt'),
        sql`${reconciliationIssues.subject} = any(${wanted}::text[])`,
      ),
    );
  const ownerOf = new Map(owners.map((owner) => [owner.receipt, owner]));
  const unattributed = new Set(kept.map(({ receipt }) => receipt));
  return ({ receipt, amountMinor }) => {
    const owner = ownerOf.get(receipt);
    return owner ? owner.isConfirmed && owner.receivedMinor === amountMinor : unattributed.has(receipt);
  };
}
