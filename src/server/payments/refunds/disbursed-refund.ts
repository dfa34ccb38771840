import type { DisbursementOwner } from '../disbursements/owners.ts';
import type { Disbursement } from '../disbursements/repository.ts';
import { refundArrived } from './refund-arrived.ts';
import { type LockedRefund, lockRefund, moveRefund, type Refund } from './repository.ts';
import { refundFailed, refundPending, refundSucceeded } from './settle-refund.ts';

/** What a refund makes of the shillings that were sent for it. */
export const disbursedRefund: DisbursementOwner = {
  async lock(tx, refundId) {
    await lockRefund(tx, refundId);
  },
  async settled(app, tx, disbursement, outcome) {
    const locked = await lockRefund(tx, disbursement.ownerId);
    if (!locked) throw new Error('The refund of a disbursement is gone');
    if (outcome === 'succeeded') {
      const done = await refundSucceeded(app, tx, locked, disbursement.receipt, disbursement.kind);
      if (!done) throw new Error('Shillings were sent for a refund that was not under way');
    } else if (outcome === 'failed') {
      await refundFailed(app, tx, locked, disbursement.errorCode ?? 'other', nextWay(locked, disbursement));
    } else if (disbursement.status === 'accepted') {
      await refundPending(app, tx, locked, null);
    } else if (disbursement.status === 'unknown') {
      await moveRefund(tx, locked.refund.id, 'unknown', { nextTryAt: null });
    }
  },
  arrived: refundArrived,
};

/** Our own credentials or the receiver's account are wrong: trying again changes nothing. */
const hopeless = new Set(['2001', '8006', '21', '2040', '11', '2006']);

/**
 * Rule 13: a receipt that cannot be reversed goes to the payer's phone; what may pass is tried again, as a new order,
 * since the old one surely failed.
 */
function nextWay({ refund, attempt }: LockedRefund, { resultCode, errorCode }: Disbursement): 'again' | 'b2c' | 'hand' {
  const code = resultCode ?? '';
  if (isReversal(refund) && (code === 'R000002' || code === '2028')) return attempt?.phoneSealed ? 'b2c' : 'hand';
  return hopeless.has(code) || errorCode === 'refused_config' ? 'hand' : 'again';
}

const isReversal = ({ method }: Refund) => method === 'reversal';
