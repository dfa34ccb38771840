import { type UsdCents, usd } from '#shared/money.ts';
import { refundPercentAt } from '#shared/policy.ts';
import type { App } from '../../app.ts';
import { centsBack } from '../../bookings/cancellation.ts';
import { endBooking } from '../../bookings/end-booking.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { returnPoints } from '../../loyalty/return-points.ts';
import { decideRefund, lockRefundables, type Refundables, type RefundWish } from '../refunds/decide-refund.ts';
import type { Refund } from '../refunds/repository.ts';
import type { Payment } from '../repository.ts';

export interface Lost {
  /** Locked by the caller. */
  booking: Booking;
  /** As it was while its money counted. */
  payment: Payment;
  /** What was to go back of it. */
  back: readonly Refund[];
  adminId: string;
  at: Date;
}

/**
 * A payment has turned out never to have come, so its booking is not paid for: it is cancelled, and what else was paid for
 * it or for a change of it goes back whole. Where it was cancelled before, the others give back what that would have given
 * without the lost one. The points of the lost one return. A trip that is over took place: it stays, with the points that
 * paid a part of it.
 * @returns whether something else goes back
 * @throws AppError disputed
 */
export async function loseBooking(app: App, tx: Tx, lost: Lost): Promise<boolean> {
  const { booking, payment, back, adminId, at } = lost;
  const { id: bookingId, personId, status } = booking;
  // It was in doubt whole until now.
  await enqueue(tx, 'post-earning', { bookingId }, { key: `lost:${payment.id}` });
  if (status === 'completed') return false;
  const refundables = await lockRefundables(tx, bookingId);
  const due = status === 'cancelled' ? stillDue(lost, refundables) : allOf(refundables);
  if (status === 'confirmed') {
    await endBooking(tx, booking, { actor: 'admin', actorId: adminId, reason: '', ownLetter: true, at });
  }
  const made = await decideRefund(app, tx, { booking, refundables, ...due, decidedBy: adminId, at });
  const returned = back.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  const points = payment.discountCents - returned;
  await returnPoints(tx, { personId, source: payment.attemptId ?? payment.id, points, at });
  return made.some(({ usdCents }) => usdCents > 0);
}

type Due = Pick<RefundWish, 'reason' | 'priceCents'>;

const allOf = ({ leftCents }: Refundables): Due => ({ reason: 'our_cancel', priceCents: leftCents });

/** Cancelling gives back of the last payment first, and that may have been the one that never came. */
function stillDue({ booking, payment, back }: Lost, { standing, leftCents }: Refundables): Due {
  const { cancelledAt, totalCents, policy } = booking;
  const given = standing.filter((refund) => isOfCancelling(refund, cancelledAt));
  const decided = [...back, ...given].find((refund) => isOfCancelling(refund, cancelledAt));
  // Nothing was to go back of more than was paid.
  if (!cancelledAt || !decided) return { reason: 'policy', priceCents: usd(0) };
  const byPolicy = decided.reason === 'policy';
  const givenCents = given.reduce((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, 0);
  const price = totalCents - payment.paidCents - payment.discountCents;
  const percent = byPolicy ? refundPercentAt(policy, cancelledAt) : 100;
  const priceCents: UsdCents = usd(Math.max(0, centsBack(leftCents + givenCents, price, percent) - givenCents));
  return { reason: byPolicy ? 'policy' : 'our_cancel', priceCents };
}

const isOfCancelling = ({ reason, createdAt }: Refund, cancelledAt: Date | null): boolean =>
  cancelledAt !== null &&
  createdAt >= cancelledAt &&
  (reason === 'policy' || reason === 'provider_cancel' || reason === 'our_cancel');
