import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { lockBooking } from '#server/bookings/lock-booking.ts';
import { transaction } from '#server/db/client.ts';
import { markUnknown } from '../attempts/settling/live-attempt.ts';
import { settle } from '../attempts/settling/settle.ts';
import { askProvider, claimDueCheck } from '../attempts/status/ask-provider.ts';
import { cancelAttempt } from '../attempts/status/cancel-attempt.ts';
import { runDueDisbursements } from '../disbursements/run-due-disbursements.ts';
import { providerEvents } from '../inbox/tables.ts';
import { providerRules } from '../records/provider-rules.ts';
import { getBookingOfPayment } from '../records/queries.ts';
import type { Attempt } from '../records/repository.ts';
import { paymentAttempts } from '../records/tables.ts';
import { runDueRefunds } from '../refunds/send-refund.ts';
import { processEvent } from './process-event.ts';

/** How many events, and how many attempts, one run takes. */
const BATCH = 50;

/**
 * Does what is due by now: tries events again, asks providers about attempts, and sends disbursements and refunds. What
 * is due is in columns of the rows (`next_try_at`, `next_check_at`); the oldest comes first.
 */
export async function checkDuePayments(app: App): Promise<void> {
  const now = app.clock.now();
  const events = await app.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(isNotNull(providerEvents.nextTryAt), lte(providerEvents.nextTryAt, now), isNull(providerEvents.processedAt)),
    )
    .orderBy(providerEvents.nextTryAt, providerEvents.id)
    .limit(BATCH);
  for (const { id } of events) await tryEach(app, id, () => processEvent(app, id));
  const due = await app.db
    .select()
    .from(paymentAttempts)
    .where(and(isNotNull(paymentAttempts.nextCheckAt), lte(paymentAttempts.nextCheckAt, now)))
    .orderBy(paymentAttempts.nextCheckAt)
    .limit(BATCH);
  for (const attempt of due) await tryEach(app, attempt.id, () => checkAttempt(app, attempt));
  await runDueDisbursements(app);
  await runDueRefunds(app);
}

/**
 * Logs an error instead of throwing it, so that the rest of the run goes on. The row is due again by its own column.
 */
async function tryEach(app: App, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ err: error, subject: id }, 'an event or an attempt could not be checked');
  }
}

async function checkAttempt(app: App, attempt: Attempt): Promise<void> {
  if (attempt.status === 'created') return giveUpUnsent(app, attempt);
  const claimed = await claimDueCheck(app, attempt.id);
  if (!claimed) return;
  const { canBeCancelled, providerIdOf } = providerRules[claimed.provider];
  if (canBeCancelled && claimed.settledAt === null) {
    const { awaitsPayment } = await getBookingOfPayment(app.db, claimed.paymentId);
    // The booking or change was paid in another way or has ended, so an open card form must not be paid any more.
    if (!awaitsPayment) return cancelAttempt(app, claimed);
  }
  if (claimed.status === 'sent' && providerIdOf(claimed) === null)
    await transaction(app, (tx) => markUnknown(tx, claimed));
  await askProvider(app, claimed, 'job');
}

/** Fails an attempt whose process died before the provider was called. */
async function giveUpUnsent(app: App, attempt: Attempt): Promise<void> {
  await transaction(app, async (tx) => {
    const { bookingId } = await getBookingOfPayment(tx, attempt.paymentId);
    await lockBooking(tx, bookingId);
    // Locked, so that a process that was only slow finds the attempt failed and sends nothing.
    const [unsent] = await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, 'created')))
      .for('update');
    if (!unsent) return;
    await settle(app, tx, { attemptId: attempt.id, outcome: { status: 'failed', error: 'not_sent' }, source: 'job' });
  });
}
