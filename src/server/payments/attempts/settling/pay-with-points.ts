import type { App } from '#server/app.ts';
import { confirmPaidBooking } from '#server/bookings/confirm-paid-booking.ts';
import { isPayable } from '#server/bookings/is-payable.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { transaction } from '#server/db/client.ts';
import { usd } from '#shared/money.ts';
import { postLedger } from '../../ledger/post-ledger.ts';
import { paymentEntries } from '../../ledger/postings.ts';
import { lockFirstPayment, updatePayment } from '../../records/repository.ts';

/**
 * Confirms a booking whose whole price is paid with points, so that no provider is asked. The points are posted as in
 * L8 (docs/money.md), without money. A second call changes nothing.
 */
export async function payWithPoints(app: App, bookingId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    // A booking that its provider must accept first is not payable before that, whatever it is paid with.
    if (!isPayable(booking, now)) return;
    const payment = await lockFirstPayment(tx, booking, now);
    if (payment.dueCents > 0) return;
    await confirmPaidBooking(tx, bookingId, now);
    await updatePayment(tx, payment.id, { status: 'completed', method: 'points', paidAt: now, updatedAt: now });
    if (payment.discountCents === 0) return;
    await postLedger(tx, {
      kind: 'payment',
      source: payment.id,
      entries: paymentEntries(undefined, { usdCents: usd(0), discountCents: usd(payment.discountCents) }),
      bookingId,
      providerId: booking.providerId,
      at: now,
    });
  });
}
