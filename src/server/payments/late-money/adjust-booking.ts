import type { App } from '#server/app.ts';
import { centsBack } from '#server/bookings/cancellation.ts';
import { listPriceDecreases, type PriceDecrease } from '#server/bookings/changes/queries.ts';
import { endBooking } from '#server/bookings/end-booking.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { hasBegun } from '#server/bookings/trip-dates.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { usd } from '#shared/money.ts';
import { refundPercentAt } from '#shared/policy.ts';
import { isCancellationReason } from '#shared/refund-reasons.ts';
import type { Payment } from '../records/repository.ts';
import {
  decideRefund,
  isFullyPaid,
  lockRefundables,
  type Refundables,
  type RefundDecision,
} from '../refunds/decide-refund.ts';
import type { Refund } from '../refunds/repository.ts';

/** A payment that never came, and its refunds. */
interface UndonePayment {
  /** Locked by the caller. */
  booking: Booking;
  /** The row as it was before it was undone. */
  payment: Payment;
  /** The refunds that were decided of this payment, which are withdrawn. */
  withdrawn: readonly Refund[];
  adminId: string;
  at: Date;
}

/** What became of the booking, for the letter to the traveller. */
export interface BookingAdjustment {
  /** Money of the booking's other payments is refunded. */
  rest: boolean;
  /** The points that were spent with the payment are returned. */
  points: boolean;
  /** The trip goes on, or is over, and is not fully paid for. */
  unpaid: boolean;
}

/**
 * Adjusts a booking after one of its payments was undone because it never came.
 * - A booking that its other payments cover stays, and so does one whose trip has begun.
 * - Any other confirmed booking is cancelled, and its other payments are refunded in full.
 * - If it was cancelled before, the other payments refund what the cancellation would have given without this payment.
 * - The points of the payment are returned, except where the trip has begun and is not covered.
 * @throws AppError disputed
 */
export async function adjustBooking(app: App, tx: Tx, undone: UndonePayment): Promise<BookingAdjustment> {
  const { booking, payment, withdrawn, adminId, at } = undone;
  const { id: bookingId, personId, status } = booking;
  // While the payment was unverified no earning of the booking was posted.
  await enqueue(tx, 'post-earning', { bookingId }, { key: `lost:${payment.id}` });
  const refundables = await lockRefundables(tx, bookingId);
  const covered = isFullyPaid(booking, refundables);
  if (hasBegun(booking, at) && !covered) return { rest: false, points: false, unpaid: true };
  const points = await returnPointsOf(tx, { personId, bookingId, payment, withdrawn, at });
  if (status !== 'cancelled' && covered) return { rest: false, points, unpaid: false };
  const decision =
    status === 'cancelled'
      ? cancellationRefund(undone, refundables, await priceCentsOf(tx, undone))
      : fullRefund(refundables);
  if (status === 'confirmed') {
    await endBooking(tx, booking, { actor: 'admin', actorId: adminId, reason: '', ownLetter: true, at });
  }
  const refunds = await decideRefund(app, tx, { booking, refundables, ...decision, decidedBy: adminId, at });
  return { rest: refunds.some(({ usdCents }) => usdCents > 0), points, unpaid: false };
}

/**
 * Returns the points that were spent with the payment and that its refunds have not returned already.
 * @returns whether any points were spent with it
 */
async function returnPointsOf(
  tx: Tx,
  {
    personId,
    bookingId,
    payment,
    withdrawn,
    at,
  }: { personId: string; bookingId: string } & Pick<UndonePayment, 'payment' | 'withdrawn' | 'at'>,
): Promise<boolean> {
  const returned = withdrawn.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  const points = payment.discountCents - returned;
  await returnPoints(tx, { personId, bookingId, source: payment.attemptId ?? payment.id, points, at });
  return payment.discountCents > 0;
}

type Decision = Pick<RefundDecision, 'reason' | 'priceCents'>;

const fullRefund = ({ leftCents }: Refundables): Decision => ({ reason: 'our_cancel', priceCents: leftCents });

/**
 * The part of the booking's present price, in US cents, that exists because of the undone payment: later changes may
 * have lowered it.
 */
async function priceCentsOf(tx: Tx, { booking, payment, withdrawn }: UndonePayment): Promise<number> {
  const { changeId, paidCents, discountCents } = payment;
  const lowerings = await listPriceDecreases(tx, booking.id, changeId);
  const loweredCents = lowerings.reduce((sum, lowering) => sum + loweredCentsOf(withdrawn, lowering), 0);
  return Math.max(0, paidCents + discountCents - loweredCents);
}

/**
 * The part of a change to a lower price that reduced the undone payment, in US cents: in proportion to the payment's
 * part of the change's refund, or all of it where earlier goodwill refunds had left nothing to refund.
 */
function loweredCentsOf(withdrawn: readonly Refund[], { at, cents, refundCents }: PriceDecrease): number {
  if (refundCents === 0) return cents;
  const ofChange = withdrawn.filter(
    ({ reason, createdAt }) => reason === 'change' && createdAt.getTime() === at.getTime(),
  );
  return Math.round((cents * centsOf(ofChange)) / refundCents);
}

/** US cents of some refunds, points included. */
const centsOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, 0);

/**
 * What the other payments still have to refund for an earlier cancellation. A cancellation refunds the last payment
 * first, which may have been the undone one.
 */
function cancellationRefund(
  { booking, withdrawn }: UndonePayment,
  { refunds, leftCents }: Refundables,
  undonePriceCents: number,
): Decision {
  const { cancelledAt, totalCents, policy } = booking;
  const ofOthers = refunds.filter((refund) => isOfCancellation(refund, cancelledAt));
  const decided = [...withdrawn, ...ofOthers].find((refund) => isOfCancellation(refund, cancelledAt));
  // The cancellation refunded nothing, although more had been paid, so nothing is due without the payment either.
  if (!cancelledAt || !decided) return { reason: 'policy', priceCents: usd(0) };
  const byPolicy = decided.reason === 'policy';
  const refundedCents = centsOf(ofOthers);
  const percent = byPolicy ? refundPercentAt(policy, cancelledAt) : 100;
  const dueCents = centsBack({
    leftCents: leftCents + refundedCents,
    totalCents: totalCents - undonePriceCents,
    percent,
  });
  const priceCents = usd(Math.max(0, dueCents - refundedCents));
  return { reason: byPolicy ? 'policy' : 'our_cancel', priceCents };
}

const isOfCancellation = ({ reason, createdAt }: Refund, cancelledAt: Date | null): boolean =>
  cancelledAt !== null && createdAt >= cancelledAt && isCancellationReason(reason);
