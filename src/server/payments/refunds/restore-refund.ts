import type { App } from '#server/app.ts';
import { listPriceDecreases } from '#server/bookings/changes/queries.ts';
import type { Booking } from '#server/bookings/lock-booking.ts';
import { leftOfAll } from '#server/bookings/price-parts.ts';
import type { Tx } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import { decideRefund, lockRefundables, paidCentsOf } from './decide-refund.ts';

/**
 * A payment that an admin had noted as never arrived is booked after all. The refunds that changes to a cheaper booking
 * had promised out of it were withdrawn then, and are decided anew: all that is paid beyond the price and what the policy
 * kept.
 * @param options.booking locked by the caller, as it is now   @param options.paymentId just booked
 */
export async function restoreRefund(
  app: App,
  tx: Tx,
  { booking, paymentId, at }: { booking: Booking; paymentId: string; at: Date },
): Promise<void> {
  const refundables = await lockRefundables(tx, booking.id);
  // Out of this payment alone, as it was promised. A bank may dispute another one.
  const paid = refundables.paid.filter(({ payment }) => payment.id === paymentId);
  const leftCents = leftOfAll(paid.map(({ refundable }) => refundable));
  const lowerings = await listPriceDecreases(tx, booking.id, null);
  const keptCents = lowerings.reduce((sum, { cents, refundCents }) => sum + cents - refundCents, 0);
  const overCents = paidCentsOf(refundables) - booking.totalCents - keptCents;
  await decideRefund(app, tx, {
    booking,
    refundables: { ...refundables, paid, leftCents },
    priceCents: usd(Math.min(leftCents, Math.max(0, overCents))),
    reason: 'change',
    bearer: 'everyone',
    pointsAlreadyReturned: true,
    at,
  });
}
