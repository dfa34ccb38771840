import { and, eq, isNotNull } from 'drizzle-orm';
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
import { listUnshared } from './unshared.ts';

const askAgainMs = 3_600_000;

/**
 * L3 and L11: once a trip is over, or was cancelled and its refund decided, what is left of the deposit becomes the
 * provider's share, our commission and the state's taxes. A second run posts nothing; money in doubt is looked at again.
 */
export async function postEarning(app: App, bookingId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if ((await shareOut(tx, bookingId, now)) !== 'waits') return;
    await enqueue(tx, 'post-earning', { bookingId }, { at: new Date(now.getTime() + askAgainMs) });
  });
}

/**
 * The same for every booking that has ended by now: its own job may not have run yet, such as after a jump of the clock,
 * or was given up. One that fails must not keep the others waiting; it is a case a day after its end.
 */
export async function postDueEarnings(app: App): Promise<void> {
  for (const { bookingId } of await listUnshared(app.db, app.clock.now())) {
    try {
      await transaction(app, (tx) => shareOut(tx, bookingId, app.clock.now()));
    } catch (error) {
      app.log.error({ err: error, subject: bookingId }, 'a deposit could not be shared out');
    }
  }
}

async function shareOut(tx: Tx, bookingId: string, at: Date): Promise<'shared' | 'waits' | 'nothing'> {
  // A job may outlive its booking: a demo that is filled anew starts from none.
  const [known] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId));
  if (!known) return 'nothing';
  const booking = await lockBooking(tx, bookingId);
  // Read under the lock: late money may have brought a cancelled one back.
  if (booking.status !== 'completed' && booking.status !== 'cancelled') return 'nothing';
  if (await mustWait(tx, bookingId)) return 'waits';
  const left = await depositsOf(tx, bookingId);
  if (left <= 0) return 'nothing';
  await share(tx, booking, left, at);
  return 'shared';
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
