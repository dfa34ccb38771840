import type { App } from '#server/app.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { type Refundable, type Share, sharesOf } from '#server/bookings/shares.ts';
import type { Tx } from '#server/db/client.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { AppError } from '#shared/errors.ts';
import type { UsdCents } from '#shared/money.ts';
import { isGrantedReason, type RefundReason, type SurplusReason } from '#shared/refund-reasons.ts';
import { type Bearer, bearersOfRefund, hostPartOf } from '../ledger/bearers.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { refundEntries } from '../ledger/postings.ts';
import type { Attempt, Payment } from '../records/repository.ts';
import { makeRefund } from './make-refund.ts';
import { refundableOf, sumLeft } from './refundable.ts';
import { listUnwithdrawnRefunds, lockPaymentsOf, type Refund } from './repository.ts';
import { settlePaymentOf } from './settle-payment.ts';

export interface RefundDecision {
  /** Locked by the caller. */
  booking: Booking;
  /** US cents of the price that are refunded, points included; 0 decides nothing. */
  priceCents: UsdCents;
  reason: Exclude<RefundReason, SurplusReason | 'dashboard'>;
  /** The person who decided it; absent for the system. */
  decidedBy?: string;
  note?: string;
  /** For the provider to read, where it bears a part of what an admin grants. */
  hostNote?: string;
  /** Who bears it when the deposit was split before; absent: we do. */
  bearer?: Bearer;
  at: Date;
  /** What may be refunded, when the caller has read it under the locks. */
  refundables?: Refundables;
  /** Set when the points were returned with an earlier decision of the same refund. */
  pointsAlreadyReturned?: true;
}

/** What was paid for a booking and not refunded, points included. */
export interface Refundables {
  paid: { payment: Payment; attempt?: Attempt; refundable: Refundable }[];
  /** The refunds of all its payments that were not withdrawn. */
  refunds: Refund[];
  leftCents: UsdCents;
}

/** Locks the payments of a booking and reads what may still be refunded. The booking must be locked before. */
export async function lockRefundables(tx: Tx, bookingId: string): Promise<Refundables> {
  const all = await lockPaymentsOf(tx, bookingId);
  const paid = all.filter(({ payment }) => payment.paidAt !== null);
  const refunds = await listUnwithdrawnRefunds(
    tx,
    paid.map(({ payment }) => payment.id),
  );
  const left = paid.map(({ payment, attempt }) => ({
    payment,
    ...(attempt && { attempt }),
    refundable: refundableOf(payment, attempt, refunds),
  }));
  return { paid: left, refunds, leftCents: sumLeft(left.map(({ refundable }) => refundable)) };
}

/** US cents that payments pay of their booking's price. What an admin refunded in addition counts as paid. */
export function paidCentsOf({ leftCents, refunds }: Refundables): number {
  const granted = refunds.filter(({ reason }) => isGrantedReason(reason));
  return granted.reduce<number>((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, leftCents);
}

/** US cents of the booking's price that its payments do not pay. */
export const unpaidCentsOf = ({ totalCents }: Pick<Booking, 'totalCents'>, refundables: Refundables): number =>
  Math.max(0, totalCents - paidCentsOf(refundables));

/** Whether the payments pay the whole price of their booking. */
export const isFullyPaid = (booking: Pick<Booking, 'totalCents'>, refundables: Refundables): boolean =>
  unpaidCentsOf(booking, refundables) === 0;

/**
 * What a refund of so much of the price would be, one share for each payment in the order of `paid`; [] for 0. Looked at before
 * another admin is asked to consent to it.
 * @throws AppError disputed (a bank disputes a payment), refund_exceeds (more than is left)
 */
export function sharesBack({ paid, leftCents }: Refundables, priceCents: UsdCents): Share[] {
  if (priceCents === 0) return [];
  if (paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
  if (priceCents > leftCents) throw new AppError('refund_exceeds', { fields: { amount: 'refund_exceeds' } });
  return sharesOf(
    paid.map(({ refundable }) => refundable),
    priceCents,
  );
}

/**
 * Decides that a part of a booking's price is refunded: it is divided among the payments, refunds are written and queued,
 * points are returned, and L4, L6 or L8b is posted (docs/money.md#the-ledger). Nothing is sent here.
 * @returns the new refunds
 * @throws AppError as `sharesBack`
 */
export async function decideRefund(app: App, tx: Tx, decision: RefundDecision): Promise<Refund[]> {
  const { booking, priceCents, reason, decidedBy, note, at } = decision;
  const told = isGrantedReason(reason);
  if (priceCents === 0) return [];
  const refundables = decision.refundables ?? (await lockRefundables(tx, booking.id));
  const { paid, refunds } = refundables;
  const shares = sharesBack(refundables, priceCents);
  const made: Refund[] = [];
  for (const [index, share] of shares.entries()) {
    const { payment, attempt } = paid[index] ?? {};
    if (!payment || share.usdCents + share.discountCents === 0) continue;
    const further = refunds.some(({ attemptId }) => attemptId !== null && attemptId === attempt?.id);
    const bearers = await bearersOfRefund(tx, booking, share.usdCents + share.discountCents, decision.bearer ?? 'us');
    const hostCents = told ? hostPartOf(booking, bearers) : 0;
    const hostNote = hostCents > 0 ? decision.hostNote : undefined;
    const decided = { ...share, further, decidedBy, note, hostCents, hostNote, at };
    const refund = await makeRefund(app, tx, { payment, attempt, reason, ...decided });
    made.push(refund);
    const entries = refundEntries(refund, share, bearers);
    const { id: bookingId, providerId } = booking;
    await postLedger(tx, { kind: 'refund', source: refund.id, entries, bookingId, providerId, at });
    const points = decision.pointsAlreadyReturned ? 0 : refund.pointsBack;
    await returnPoints(tx, { personId: booking.personId, bookingId, source: refund.id, points, at });
    if (refund.status === 'succeeded') await settlePaymentOf(tx, payment, at);
  }
  return made;
}
