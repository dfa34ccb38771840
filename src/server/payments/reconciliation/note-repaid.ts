import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { RefundStatus } from '#shared/states.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Also, type Tx, transaction } from '../../db/client.ts';
import { findDisbursement } from '../disbursements/repository.ts';
import { disbursements } from '../disbursements/tables.ts';
import { repaidEntries } from '../ledger/postings.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { type LockedRefund, lockRefund } from '../refunds/repository.ts';
import { refunds } from '../refunds/tables.ts';
import { payments } from '../tables.ts';
import { claimReceipt } from './own-receipt.ts';
import { getIssue } from './queries.ts';
import { closeIssue } from './raise-issue.ts';
import { takeFromUnattributed } from './unattributed.ts';

/** Where a refund is that no order can change any more. */
const ended: RefundStatus[] = ['succeeded', 'withdrawn'];

const notTheirs = () => new AppError('invalid_input', { fields: { paidTwiceId: 'invalid' } });

/**
 * Money without an owner is what a traveller sent back who had been paid twice: it makes good what we lost by that (L6e). It
 * may be a part, or for several losses of a booking; their cases end with the last one, and may have been closed by hand
 * before.
 * @param issueId the case `unattributed_receipt`   @param paidTwiceId the case `paid_twice`, open or closed
 * @throws AppError not_found (no such cases), issue_closed, not_ready while it is open whether the second order has failed,
 *   invalid_input with fields.paidTwiceId (it is another case, a provider bears it, or less is lost than came back)
 */
export async function noteRepaid(
  app: App,
  admin: { id: string },
  issueId: string,
  paidTwiceId: string,
  also: Also,
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { code, subject: orderId } = await getIssue(tx, paidTwiceId);
    const { booking, refund } = await lockOverpaid(tx, code, orderId);
    const { receipt, amountMinor } = await claimReceipt(app, tx, admin, issueId, `repaid ${orderId}`);
    // Should that fail, the first is its end, and nothing was lost.
    if (!ended.includes(refund.status)) throw new AppError('not_ready');
    const left = (await lostMinor(tx, booking.id)) - amountMinor;
    if (left < 0) throw notTheirs();
    const about = { entriesFor: repaidEntries, bookingId: booking.id, providerId: booking.providerId };
    if ((await takeFromUnattributed(tx, receipt, at, about)) !== 'taken') throw new AppError('issue_closed');
    if (left === 0) await closeLosses(tx, booking.id, `repaid ${receipt}`, at);
    await recordAudit(tx, {
      actorId: admin.id,
      action: 'refund.repaid',
      subjectType: 'refund',
      subjectId: refund.id,
      detail: { receipt, amountMinor, paidTwiceId },
      at,
    });
    await also(tx);
  });
}

/** The refund that was paid twice, locked: whoever else makes good the same loss waits. */
async function lockOverpaid(tx: Tx, code: string, orderId: string): Promise<LockedRefund> {
  const order = code === 'paid_twice' ? await findDisbursement(tx, orderId) : undefined;
  const locked = order?.purpose === 'refund' ? await lockRefund(tx, order.ownerId) : undefined;
  if (!locked) throw notTheirs();
  return locked;
}

/** Ends every case of the booking's losses, but where it is open whether the second order has failed. */
async function closeLosses(tx: Tx, bookingId: string, note: string, at: Date): Promise<void> {
  const orders = await tx
    .select({ id: disbursements.id })
    .from(disbursements)
    .innerJoin(refunds, eq(refunds.id, disbursements.ownerId))
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), inArray(refunds.status, ended)));
  for (const { id } of orders) await closeIssue(tx, 'paid_twice', id, note, at);
}

/** What the booking's traveller has too much by now, shillings × 100. */
async function lostMinor(tx: Tx, bookingId: string): Promise<number> {
  const [sum] = await tx
    .select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'loss:overpaid:KES')));
  return sum?.minor ?? 0;
}
