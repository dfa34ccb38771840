import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import { listLowerings } from '../../bookings/changes/queries.ts';
import type { Booking } from '../../bookings/lifecycle.ts';
import { leftOfAll } from '../../bookings/price-parts.ts';
import type { Tx } from '../../db/client.ts';
import { decideRefund, lockRefundables, paidOf } from './decide-refund.ts';

/**
 * A payment that was said never to have come is booked after all. What cheaper changes had promised back out of it was
 * withdrawn with it, and is given back again: all that is paid beyond the price and what the policy kept.
 * @param booking locked by the caller, as it is now   @param paymentId just booked
 */
export async function giveBackAgain(app: App, tx: Tx, booking: Booking, paymentId: string, at: Date): Promise<void> {
  const refundables = await lockRefundables(tx, booking.id);
  // Out of it alone, as it was promised; a bank may hold another of them.
  const paid = refundables.paid.filter(({ payment }) => payment.id === paymentId);
  const leftCents = leftOfAll(paid.map(({ refundable }) => refundable));
  const lowerings = await listLowerings(tx, booking.id, null);
  const keptCents = lowerings.reduce((sum, { cents, refundCents }) => sum + cents - refundCents, 0);
  const overCents = paidOf(refundables) - booking.totalCents - keptCents;
  await decideRefund(app, tx, {
    booking,
    refundables: { ...refundables, paid, leftCents },
    priceCents: usd(Math.min(leftCents, Math.max(0, overCents))),
    reason: 'change',
    bearer: 'everyone',
    pointsAreBack: true,
    at,
  });
}
