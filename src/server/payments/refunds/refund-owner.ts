import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { DisbursementOwner } from '../disbursements/owners.ts';
import type { Disbursement } from '../disbursements/repository.ts';
import { settleArrivedRefund } from './refund-arrived.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund } from './repository.ts';
import { completeRefund, failRefund, markRefundPending, type NextStep } from './settle-refund.ts';

/** Refunds as owners of disbursements: what the status of a disbursement means for its refund. */
export const refundOwner: DisbursementOwner = {
  async lock(tx, refundId) {
    await lockRefund(tx, refundId);
  },
  async nameOf(tx, refundId) {
    const locked = await lockRefund(tx, refundId);
    if (!locked) throw new Error('The disbursement has no refund');
    const { id: bookingId, reference, personId } = locked.booking;
    const [traveller] = await tx.select({ name: people.name }).from(people).where(eq(people.id, personId));
    return { name: traveller ? `${reference}, ${traveller.name}` : reference, bookingId };
  },
  async statusChanged(app, tx, disbursement, outcome) {
    const locked = await lockRefund(tx, disbursement.ownerId);
    if (!locked) throw new Error('The disbursement has no refund');
    if (outcome === 'succeeded') {
      const done = await completeRefund(app, tx, locked, {
        providerRef: disbursement.receipt,
        method: disbursement.kind,
      });
      if (!done) throw new Error('A disbursement succeeded for a refund that was not being sent');
    } else if (outcome === 'failed') {
      await failRefund(app, tx, locked, {
        error: disbursement.errorCode ?? 'other',
        next: nextStep(locked, disbursement),
      });
    } else if (disbursement.status === 'accepted') {
      await markRefundPending(app, tx, locked, null);
    } else if (disbursement.status === 'unknown') {
      await moveRefund(tx, locked.refund.id, 'unknown', { nextTryAt: null });
    }
  },
  arrivedLate: settleArrivedRefund,
};

/** Result codes for wrong credentials of ours or a wrong account of the receiver: another try would fail as well. */
const permanentFailures = new Set(['2001', '8006', '21', '2040', '11', '2006']);

/**
 * What follows a failed disbursement (docs/money.md#money-back). A receipt that cannot be reversed is refunded by B2C to the
 * payer's phone. What may succeed later is tried again by a new disbursement, because the old one has certainly failed.
 */
function nextStep({ refund, attempt }: LockedRefund, { resultCode, errorCode }: Disbursement): NextStep {
  const code = resultCode ?? '';
  if (isReversal(refund) && (code === 'R000002' || code === '2028')) return attempt?.phoneSealed ? 'b2c' : 'manual';
  return permanentFailures.has(code) || errorCode === 'refused_config' ? 'manual' : 'retry';
}

const isReversal = ({ method }: Refund) => method === 'reversal';
