import { and, eq, isNotNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import { bookings } from '#server/bookings/tables.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { usd } from '#shared/money.ts';
import { depositCentsOf } from '../ledger/balances.ts';
import { postLedger } from '../ledger/post-ledger.ts';
import { cancellationEntries, earningEntries } from '../ledger/postings.ts';
import { paymentAttempts, payments } from '../records/tables.ts';
import { listUnsplitDeposits } from './unsplit-deposits.ts';

const retryMs = 3_600_000;

/**
 * L3 and L11b (docs/money.md): splits what is left of a booking's deposit into the provider's share, our commission and
 * taxes, once the trip is over, or it was cancelled and its refund decided. A second run posts nothing. While a payment is
 * disputed or not verified it is tried again each hour.
 */
export async function postEarning(app: App, bookingId: string): Promise<void> {
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    if ((await splitDeposit(tx, bookingId, now)) !== 'must_wait') return;
    await enqueue(tx, 'post-earning', { bookingId }, { at: new Date(now.getTime() + retryMs) });
  });
}

/**
 * Splits the deposit of every booking that has ended by now: its own job may not have run yet, for example after a downtime,
 * or may have been given up. When one fails, the others are still done; a day after its end it becomes the case
 * `deposit_stuck`.
 */
export async function postDueEarnings(app: App): Promise<void> {
  for (const { bookingId } of await listUnsplitDeposits(app.db, app.clock.now())) {
    try {
      await transaction(app, (tx) => splitDeposit(tx, bookingId, app.clock.now()));
    } catch (error) {
      app.log.error({ err: error, subject: bookingId }, 'a deposit could not be split');
    }
  }
}

async function splitDeposit(tx: Tx, bookingId: string, at: Date): Promise<'split' | 'must_wait' | 'nothing'> {
  // The booking may be gone: when the demo's data is written anew, its old jobs remain.
  const [known] = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId));
  if (!known) return 'nothing';
  const booking = await lockBooking(tx, bookingId);
  // Read under the lock, because a late payment may have reinstated a cancelled booking.
  if (booking.status !== 'completed' && booking.status !== 'cancelled') return 'nothing';
  if (await mustWait(tx, bookingId)) return 'must_wait';
  const left = await depositCentsOf(tx, bookingId);
  if (left <= 0) return 'nothing';
  await postSplit(tx, booking, left, at);
  return 'split';
}

/** Whether a payment of the booking is not verified by M-Pesa yet, or disputed. */
async function mustWait(tx: Tx, bookingId: string): Promise<boolean> {
  const paid = await tx
    .select({ verified: paymentAttempts.verified, disputed: payments.disputed })
    .from(payments)
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, payments.attemptId))
    .where(and(eq(payments.bookingId, bookingId), isNotNull(payments.paidAt)));
  return paid.some(({ verified, disputed }) => verified === false || disputed);
}

async function postSplit(tx: Tx, booking: Booking, left: number, at: Date): Promise<void> {
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
