import { and, eq, inArray, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { Issue } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { RefundStatus } from '#shared/states.ts';
import { closeUnattributedReceipt } from '../cases/close-by-admin.ts';
import { getIssue } from '../cases/queries.ts';
import { closeIssue } from '../cases/raise-issue.ts';
import { findDisbursement } from '../disbursements/repository.ts';
import { disbursements } from '../disbursements/tables.ts';
import { repaidEntries } from '../ledger/postings.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { releaseUnattributed } from '../ledger/unattributed.ts';
import { payments } from '../records/tables.ts';
import { type LockedRefund, lockRefund } from '../refunds/repository.ts';
import { refunds } from '../refunds/tables.ts';

/** The states of a refund that no order to M-Pesa can change any more. */
const finalStates: RefundStatus[] = ['succeeded', 'withdrawn'];

const notTheirs = () => new AppError('invalid_input', { fields: { paidTwiceId: 'loss_not_repaid_by_receipt' } });

interface Repayment {
  /** The case `unattributed_receipt`. */
  issueId: string;
  /** The case `paid_twice`, open or closed. */
  paidTwiceId: string;
}

/**
 * An admin notes that the money of an unattributed receipt is what a traveller sent back after being refunded twice. It
 * is posted against our loss (L6e in docs/money.md). It may be a part of the loss, or cover several losses of one
 * booking: their cases are closed once all of it is repaid.
 * @throws AppError not_found (no such cases), issue_closed, not_ready (the second order may still fail), invalid_input
 *   with fields.paidTwiceId (it is another kind of case, a provider was paid twice, or the loss is less than this
 *   money); and as `permitMove`
 */
export async function noteRepaid(
  app: App,
  admin: { id: string },
  { issueId, paidTwiceId }: Repayment,
  { inSameTx, consent }: MoveOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const paidTwice = await getIssue(tx, paidTwiceId);
    const { booking, refund } = await lockOverpaid(tx, paidTwice);
    const { receipt, amountMinor } = await closeUnattributedReceipt(app, tx, {
      ...{ admin, issueId, note: `repaid ${paidTwice.subject}` },
      recorded: { action: 'issue.repays', detail: { booking: booking.reference } },
    });
    // If the second order fails, the first one has settled the refund and there is no loss.
    if (!finalStates.includes(refund.status)) throw new AppError('not_ready');
    const remainingMinor = (await lossMinorOf(tx, booking.id)) - amountMinor;
    if (remainingMinor < 0) throw notTheirs();
    const owner = { bookingId: booking.id, providerId: booking.providerId };
    const released = await releaseUnattributed(tx, { receipt, at, entriesFor: repaidEntries, ...owner });
    if (released !== 'released') throw new AppError('issue_closed');
    await permitMove(tx, admin, {
      move: {
        ...{ act: 'receipt.repaid', payee: `repaid:${booking.id}`, bookingId: booking.id },
        ...{ usdCents: 0, kesMinor: amountMinor },
        subject: { type: 'issue', id: issueId, name: receipt },
        facts: { kesMinor: amountMinor, booking: booking.reference, status: refund.status },
      },
      ...{ consent, at },
    });
    if (remainingMinor === 0) await closePaidTwiceIssues(tx, { bookingId: booking.id, note: `repaid ${receipt}`, at });
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'refund.repaid',
      subjectType: 'refund',
      subjectId: refund.id,
      detail: { receipt, amountMinor, paidTwiceId },
      at,
    });
    await inSameTx?.(tx);
  });
}

/** Locks the refund that was paid twice, so that two repayments of the same loss are noted one after the other. */
async function lockOverpaid(tx: Tx, { code, subject }: Pick<Issue, 'code' | 'subject'>): Promise<LockedRefund> {
  const order = code === 'paid_twice' ? await findDisbursement(tx, subject) : undefined;
  const locked = order?.purpose === 'refund' ? await lockRefund(tx, order.ownerId) : undefined;
  if (!locked) throw notTheirs();
  return locked;
}

/** Closes the cases `paid_twice` of a booking, except where the second order may still fail. */
async function closePaidTwiceIssues(
  tx: Tx,
  { bookingId, note, at }: { bookingId: string; note: string; at: Date },
): Promise<void> {
  const orders = await tx
    .select({ id: disbursements.id })
    .from(disbursements)
    .innerJoin(refunds, eq(refunds.id, disbursements.ownerId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), inArray(refunds.status, finalStates)));
  for (const { id } of orders) await closeIssue(tx, { code: 'paid_twice', subject: id, note, at });
}

/** What the booking's traveller has received too much and not repaid, shillings × 100. */
async function lossMinorOf(tx: Tx, bookingId: string): Promise<number> {
  const [sum] = await tx
    .select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'loss:overpaid:KES')));
  return sum?.minor ?? 0;
}
