import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '#shared/errors.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { type Also, type Tx, transaction } from '../../db/client.ts';
import { findDisbursement } from '../disbursements/repository.ts';
import { repaidEntries } from '../ledger/postings.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { type LockedRefund, lockRefund } from '../refunds/repository.ts';
import { claimReceipt } from './own-receipt.ts';
import { getIssue } from './queries.ts';
import { closeIssue } from './raise-issue.ts';
import { takeFromUnattributed } from './unattributed.ts';

const notTheirs = () => new AppError('invalid_input', { fields: { paidTwiceId: 'invalid' } });

/**
 * Money without an owner is what a traveller sent back who had been paid twice: it makes good what we lost by that (L6e). It
 * may be a part; the case of the loss ends with the last one, and may have been closed by hand before.
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
    if (refund.status !== 'succeeded' && refund.status !== 'withdrawn') throw new AppError('not_ready');
    const left = (await lostMinor(tx, booking.id)) - amountMinor;
    if (left < 0) throw notTheirs();
    const about = { entriesFor: repaidEntries, bookingId: booking.id, providerId: booking.providerId };
    if ((await takeFromUnattributed(tx, receipt, at, about)) !== 'taken') throw new AppError('issue_closed');
    if (left === 0) await closeIssue(tx, 'paid_twice', orderId, `repaid ${receipt}`, at);
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

/** What the booking's traveller has too much by now, shillings × 100. */
async function lostMinor(tx: Tx, bookingId: string): Promise<number> {
  const [sum] = await tx
    .select({ minor: sql<number>`coalesce(sum(${ledgerEntries.amountMinor}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.bookingId, bookingId), eq(ledgerEntries.account, 'loss:overpaid:KES')));
  return sum?.minor ?? 0;
}
