import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { usd } from '#shared/money.ts';
import type { App } from '../../app.ts';
import { type Booking, lockBooking } from '../../bookings/lifecycle.ts';
import { bookings } from '../../bookings/tables.ts';
import { type Tx, transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/queue.ts';
import { paymentAttempts, payments } from '../tables.ts';
import { depositsOf } from './balances.ts';
import { postLedger } from './post-ledger.ts';
import { cancellationEntries, earningEntries } from './postings.ts';

const askAgainMs = 3_600_000;

/**
 * L3 and L11: once a trip is over, or was cancelled and its refund decided, what is left of the deposit becomes the
 * provider's share, our commission and the state's taxes. A second run posts nothing.
 */
export async function postEarning(app: App, bookingId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const [over] = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, bookingId), inArray(bookings.status, ['completed', 'cancelled'])));
    if (!over) return;
    const booking = await lockBooking(tx, bookingId);
    const now = app.clock.now();
    if (await mustWait(tx, bookingId)) {
      await enqueue(tx, 'post-earning', { bookingId }, { at: new Date(now.getTime() + askAgainMs) });
      return;
    }
    const left = await depositsOf(tx, bookingId);
    if (left > 0) await share(tx, booking, left, now);
  });
}

/** Nobody is owed a share of money that the provider has not vouched for yet, or that a bank asks back. */
async function mustWait(tx: Tx, bookingId: string): Promise<boolean> {
  const paid = await tx
    .select({ verified: paymentAttempts.verified, disputed: payments.disputed })
    .from(payments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)));
  return paid.some(({ verified, disputed }) => verified === false || disputed);
}

async function share(tx: Tx, booking: Booking, left: number, at: Date): Promise<void> {
  const { id, providerId, commissionBps, taxes, status } = booking;
  const entriesOf = status === 'completed' ? earningEntries : cancellationEntries;
  await postLedger(tx, {
    kind: status === 'completed' ? 'earn' : 'cancellation',
    source: id,
    entries: entriesOf(usd(left), commissionBps, taxes),
    bookingId: id,
    providerId,
    at,
  });
}
