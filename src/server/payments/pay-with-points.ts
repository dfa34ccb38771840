import { usd } from '#shared/money.ts';
import type { App } from '../app.ts';
import { confirmPaidBooking, isPayable, lockBooking } from '../bookings/lifecycle.ts';
import { transaction } from '../db/client.ts';
import { postLedger } from './ledger/post-ledger.ts';
import { paymentEntries } from './ledger/postings.ts';
import { lockFirstPayment, updatePayment } from './repository.ts';

/** L8 without money: points pay all of a booking's price, so that it is confirmed without any provider. Once. */
export async function payWithPoints(app: App, bookingId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    // A booking that its provider was asked about waits for their yes, whoever pays.
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
