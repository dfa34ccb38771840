import { and, eq } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import { bookings } from '../../bookings/tables.ts';
import { transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { paymentAttempts, payments } from '../tables.ts';
import { postLedger } from './post-ledger.ts';
import { earningEntries } from './postings.ts';

const askAgainMs = 3_600_000;

/** L3: after the trip the deposit becomes the provider's share and our commission. A second run posts nothing. */
export async function postEarning(app: App, bookingId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const [found] = await tx
      .select({ booking: bookings, payment: payments, verified: paymentAttempts.verified })
      .from(bookings)
      .innerJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.seq, 1)))
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
      .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'completed')));
    if (!found) return;
    const { booking, payment, verified } = found;
    const now = app.clock.now();
    if (!verified) {
      // Nobody is owed a share of money that the provider has not vouched for yet.
      await enqueue(tx, 'post-earning', { bookingId }, { at: new Date(now.getTime() + askAgainMs) });
      return;
    }
    const left = payment.paidCents - payment.refundedCents;
    if (left <= 0) return;
    await postLedger(tx, {
      kind: 'earn',
      source: booking.id,
      entries: earningEntries(usd(left), booking.commissionBps, booking.taxes),
      bookingId: booking.id,
      providerId: booking.providerId,
      at: now,
    });
  });
}
