import { AppError } from '#shared/errors.ts';
import { type UsdCents, usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import { type Refundable, sharesOf } from '../../bookings/shares.ts';
import type { Tx } from '../../db/client.ts';
import { returnPoints } from '../../loyalty/return-points.ts';
import { type Bearer, bearersOf } from '../ledger/bearers.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { refundEntries } from '../ledger/postings.ts';
import type { Attempt, Payment } from '../repository.ts';
import { leftOf } from './left-of.ts';
import { makeRefund } from './make-refund.ts';
import { listStanding, lockPaymentsOf, type Refund } from './repository.ts';
import { settlePaymentOf } from './settle-payment.ts';
import type { RefundReason } from './tables.ts';

export interface RefundWish {
  /** Locked by the caller. */
  booking: Booking;
  /** How much of the price goes back, points included; 0 decides nothing. */
  priceCents: UsdCents;
  reason: Exclude<RefundReason, 'surplus' | 'duplicate' | 'too_little' | 'dashboard'>;
  /** The person who decided it; absent for the system. */
  decidedBy?: string;
  note?: string;
  /** Who bears it where the trip is over and its price was shared out. */
  bearer?: Bearer;
  at: Date;
  /** What may go back, where the caller has read it under the locks. */
  refundables?: Refundables;
  /** Its points came back when it was first decided. */
  pointsAreBack?: true;
}

/** What was paid for a booking and has not been given back, points included. */
export interface Refundables {
  paid: { payment: Payment; attempt?: Attempt; refundable: Refundable }[];
  /** Standing refunds of all its payments. */
  standing: Refund[];
  leftCents: UsdCents;
}

/** Reads under the payments' locks what may still go back. The booking must be locked before. */
export async function lockRefundables(tx: Tx, bookingId: string): Promise<Refundables> {
  const all = await lockPaymentsOf(tx, bookingId);
  const paid = all.filter(({ payment }) => payment.paidAt !== null);
  const standing = await listStanding(
    tx,
    paid.map(({ payment }) => payment.id),
  );
  const left = paid.map(({ payment, attempt }) => ({
    payment,
    ...(attempt && { attempt }),
    refundable: leftOf(payment, attempt, standing),
  }));
  const sum = left.reduce((cents, { refundable }) => cents + refundable.leftCents + refundable.leftDiscountCents, 0);
  return { paid: left, standing, leftCents: usd(sum) };
}

/** What payments pay for their booking; what was given back of them out of kindness pays all the same. */
export function paidOf({ leftCents, standing }: Refundables): number {
  const kind = standing.filter(({ reason }) => reason === 'goodwill');
  return kind.reduce<number>((sum, { usdCents, discountCents }) => sum + usdCents + discountCents, leftCents);
}

/** What payments do not pay of their booking's price. */
export const missingOf = ({ totalCents }: Pick<Booking, 'totalCents'>, refundables: Refundables): number =>
  Math.max(0, totalCents - paidOf(refundables));

/** Whether payments pay for their booking. */
export const payFor = (booking: Pick<Booking, 'totalCents'>, refundables: Refundables): boolean =>
  missingOf(booking, refundables) === 0;

/**
 * Decides that a part of a booking's price goes back, and to whom: refunds are written and queued, points are returned,
 * and L4, L6 or L8 is posted. Nothing is sent here.
 * @returns the refunds made
 * @throws AppError disputed (a bank holds the money), refund_exceeds (more than is left)
 */
export async function decideRefund(app: App, tx: Tx, wish: RefundWish): Promise<Refund[]> {
  const { booking, priceCents, reason, decidedBy, note, at } = wish;
  if (priceCents === 0) return [];
  const { paid, standing, leftCents } = wish.refundables ?? (await lockRefundables(tx, booking.id));
  if (paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
  if (priceCents > leftCents) throw new AppError('refund_exceeds');
  const shares = sharesOf(
    paid.map(({ refundable }) => refundable),
    priceCents,
  );
  const made: Refund[] = [];
  for (const [index, share] of shares.entries()) {
    const { payment, attempt } = paid[index] ?? {};
    if (!payment || share.usdCents + share.discountCents === 0) continue;
    const further = standing.some(({ attemptId }) => attemptId !== null && attemptId === attempt?.id);
    const refund = await makeRefund(app, tx, { payment, attempt, reason, ...share, further, decidedBy, note, at });
    made.push(refund);
    const bearers = await bearersOf(tx, booking, share.usdCents + share.discountCents, wish.bearer ?? 'us');
    const entries = refundEntries(refund, share, bearers);
    const { id: bookingId, providerId } = booking;
    await postLedger(tx, { kind: 'refund', source: refund.id, entries, bookingId, providerId, at });
    const points = wish.pointsAreBack ? 0 : refund.pointsBack;
    await returnPoints(tx, { personId: booking.personId, source: refund.id, points, at });
    if (refund.status === 'succeeded') await settlePaymentOf(tx, payment, at);
  }
  return made;
}
