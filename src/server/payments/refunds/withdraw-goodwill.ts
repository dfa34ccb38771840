import type { App } from '#server/app.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import type { MoveOptions } from '#server/consents/permit-move.ts';
import type { Tx } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { AdminRefund } from '#shared/contracts/refunds.ts';
import { isGrantedReason } from '#shared/refund-reasons.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { reversed } from '../ledger/postings.ts';
import { sumEntriesBySource } from '../ledger/queries.ts';
import { splitLateDeposit } from '../ledger/split-late-deposit.ts';
import { actOnRefund } from './act-on-refund.ts';
import type { Refund } from './repository.ts';
import { withdrawRefund } from './withdraw-refund.ts';

/**
 * Withdraws a goodwill refund that was not sent yet, and reverses its posting. Not one that has returned points, nor a refund
 * that a cancellation or a change promised.
 * @throws AppError not_found; not_ready when it is not a queued goodwill refund without points
 */
export function withdrawGoodwill(
  app: App,
  admin: Person,
  id: string,
  { inSameTx, consent }: MoveOptions<AdminRefund> = {},
): Promise<AdminRefund> {
  const about = { id, action: 'refund.withdrawn', act: 'refund.withdraw', inSameTx, consent } as const;
  return actOnRefund(app, admin, about, async (tx, { refund, booking }) => {
    // Not a manual one: the person who sends it by hand may have done so.
    if (!isGrantedReason(refund.reason) || refund.pointsBack > 0 || refund.status !== 'queued') return false;
    const at = app.clock.now();
    await withdrawRefund(tx, refund, at);
    await undoRefund(tx, booking, refund, at);
    const { id: refundId, hostCents } = refund;
    if (hostCents > 0) await enqueue(tx, 'mail-provider-refund-withdrawn', { refundId }, { key: refundId });
    return true;
  });
}

/**
 * Reverses the posting of a withdrawn refund. What returns to the deposit is split at once when the deposit was split
 * meanwhile.
 * @param booking locked by the caller, who has just withdrawn the refund
 */
async function undoRefund(tx: Tx, booking: Booking, refund: Refund, at: Date): Promise<void> {
  const { id: bookingId, providerId } = booking;
  await postLedger(tx, {
    kind: 'refund_withdrawn',
    source: refund.id,
    entries: await splitLateDeposit(tx, booking, reversed(await sumEntriesBySource(tx, [refund.id], 'refund'))),
    bookingId,
    providerId,
    at,
  });
  await enqueue(tx, 'post-earning', { bookingId }, { key: `withdrawn:${refund.id}` });
}
