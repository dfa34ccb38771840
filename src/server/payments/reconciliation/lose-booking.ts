import { usd } from '#shared/money.ts';
import { refundPercentAt } from '#shared/policy.ts';
import type { App } from '../../app.ts';
import { centsBack } from '../../bookings/cancellation.ts';
import { type Lowering, listLowerings } from '../../bookings/changes/queries.ts';
import { endBooking } from '../../bookings/end-booking.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import { hasBegun } from '../../bookings/trip-dates.ts';
import type { Tx } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { returnPoints } from '../../loyalty/return-points.ts';
import { decideRefund, lockRefundables, payFor, type Refundables, type RefundWish } from '../refunds/decide-refund.ts';
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

/** What the traveller is told of it. */
export interface Loss {
  /** Something of the other payments goes back. */
  rest: boolean;
  /** Points that were spent with it are back. */
  points: boolean;
  /** The trip goes on, or is over, and is not fully paid for. */
  unpaid: boolean;
}

/**
 * A payment has turned out never to have come. A booking that the others pay for stays, and so does a trip that has begun.
 * Any other is cancelled, and what else was paid for it or for a change of it goes back whole; where it was cancelled
 * before, the others give back what that would have given without the lost one. The points of the lost one return, but
 * for a trip's that has taken place.
 * @throws AppError disputed
 */
export async function loseBooking(app: App, tx: Tx, lost: Lost): Promise<Loss> {
  const { booking, payment, back, adminId, at } = lost;
  const { id: bookingId, personId, status } = booking;
  // It was in doubt whole until now.
  await enqueue(tx, 'post-earning', { bookingId }, { key: `lost:${payment.id}` });
  const refundables = await lockRefundables(tx, bookingId);
  const covered = payFor(booking, refundables);
  if (hasBegun(booking, at) && !covered) return { rest: false, points: false, unpaid: true };
  const points = await givePointsBack(tx, { personId, payment, back, at });
  if (status !== 'cancelled' && covered) return { rest: false, points, unpaid: false };
  const due = status === 'cancelled' ? stillDue(lost, refundables, await addedBy(tx, lost)) : allOf(refundables);
  if (status === 'confirmed') {
    await endBooking(tx, booking, { actor: 'admin', actorId: adminId, reason: '', ownLetter: true, at });
  }
  const made = await decideRefund(app, tx, { booking, refundables, ...due, decidedBy: adminId, at });
  return { rest: made.some(({ usdCents }) => usdCents > 0), points, unpaid: false };
}

/** @returns whether points were spent with it at all */
async function givePointsBack(
  tx: Tx,
  { personId, payment, back, at }: { personId: string } & Pick<Lost, 'payment' | 'back' | 'at'>,
): Promise<boolean> {
  const returned = back.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  const points = payment.discountCents - returned;
  await returnPoints(tx, { personId, source: payment.attemptId ?? payment.id, points, at });
  return payment.discountCents > 0;
}

type Due = Pick<RefundWish, 'reason' | 'priceCents'>;

const allOf = ({ leftCents }: Refundables): Due => ({ reason: 'our_cancel', priceCents: leftCents });

/** What the price was higher by, since the lost payment was to pay it: later changes may have taken of that again. */
async function addedBy(tx: Tx, { booking, payment, back }: Lost): Promise<number> {
  const { changeId, paidCents, discountCents } = payment;
  const lowerings = await listLowerings(tx, booking.id, changeId);
  const takenCents = lowerings.reduce((sum, lowering) => sum + fellOn(back, lowering), 0);
  return Math.max(0, paidCents + discountCents - takenCents);
}

/**
 * What of a lowering fell on a payment: the part of it that the payment had in what was to go back, or all of it where a
 * kindness before had left nothing to go back.
 */
function fellOn(back: readonly Refund[], { at, cents, refundCents }: Lowering): number {
  if (refundCents === 0) return cents;
  const ofIt = back.filter(({ reason, createdAt }) => reason === 'change' && createdAt.getTime() === at.getTime());
  const backCents = ofIt.reduce((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, 0);
  return Math.round((cents * backCents) / refundCents);
}

/** Cancelling gives back of the last payment first, and that may have been the one that never came. */
function stillDue({ booking, back }: Lost, { standing, leftCents }: Refundables, addedCents: number): Due {
  const { cancelledAt, totalCents, policy } = booking;
  const given = standing.filter((refund) => isOfCancelling(refund, cancelledAt));
  const decided = [...back, ...given].find((refund) => isOfCancelling(refund, cancelledAt));
  // Nothing was to go back of more than was paid.
  if (!cancelledAt || !decided) return { reason: 'policy', priceCents: usd(0) };
  const byPolicy = decided.reason === 'policy';
  const givenCents = given.reduce((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, 0);
  const percent = byPolicy ? refundPercentAt(policy, cancelledAt) : 100;
  const priceCents = usd(Math.max(0, centsBack(leftCents + givenCents, totalCents - addedCents, percent) - givenCents));
  return { reason: byPolicy ? 'policy' : 'our_cancel', priceCents };
}

const isOfCancelling = ({ reason, createdAt }: Refund, cancelledAt: Date | null): boolean =>
  cancelledAt !== null &&
  createdAt >= cancelledAt &&
  (reason === 'policy' || reason === 'provider_cancel' || reason === 'our_cancel');
