import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { App } from '../app.ts';
import { lockBooking } from '../bookings/lifecycle.ts';
import { transaction } from '../db/client.ts';
import { job } from '../jobs/queue.ts';
import { askAbout, claimCheck } from './ask-provider.ts';
import { runDueDisbursements } from './disbursements/run-due-disbursements.ts';
import { postEarning } from './ledger/post-earning.ts';
import { becomeUnknown } from './open-attempt.ts';
import { endOpenIntent } from './open-intent.ts';
import { payWithPoints } from './pay-with-points.ts';
import { processEvent } from './process-event.ts';
import { getBookingOfPayment, listUnwantedIntents } from './queries.ts';
import { runDueRefunds } from './refunds/send-refund.ts';
import type { Attempt } from './repository.ts';
import { settle } from './settle.ts';
import { paymentAttempts, providerEvents } from './tables.ts';

const BookingData = z.object({ bookingId: z.uuid() });

const processEventJob = job('process-event', z.object({ eventId: z.uuid() }), (app, { eventId }) =>
  processEvent(app, eventId),
);

export const postEarningJob = job('post-earning', BookingData, (app, { bookingId }) => postEarning(app, bookingId));

const payWithPointsJob = job('pay-with-points', BookingData, (app, { bookingId }) => payWithPoints(app, bookingId));

/** A booking or a change of it ended: what is still open at Stripe must not be paid any more. A prompt cannot be recalled. */
const cancelOpenPaymentsJob = job('cancel-open-payments', BookingData, async (app, { bookingId }) => {
  for (const attempt of await listUnwantedIntents(app.db, bookingId)) await endOpenIntent(app, attempt);
});

/** Runs our own look-ups the moment they are due, not only each minute. */
const lookAround = job('look-at-payments', z.object({}), (app) => runDuePayments(app));

export const paymentsJobs = [processEventJob, postEarningJob, payWithPointsJob, cancelOpenPaymentsJob, lookAround];

const batch = 50;

/** Events to be tried again, attempts to be asked about, money to be sent: by their own due columns, oldest first. */
export async function runDuePayments(app: App): Promise<void> {
  const now = app.clock.now();
  const events = await app.db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(
      and(isNotNull(providerEvents.nextTryAt), lte(providerEvents.nextTryAt, now), isNull(providerEvents.processedAt)),
    )
    .orderBy(providerEvents.nextTryAt, providerEvents.id)
    .limit(batch);
  for (const { id } of events) await each(app, id, () => processEvent(app, id));
  const due = await app.db
    .select()
    .from(paymentAttempts)
    .where(and(isNotNull(paymentAttempts.nextCheckAt), lte(paymentAttempts.nextCheckAt, now)))
    .orderBy(paymentAttempts.nextCheckAt)
    .limit(batch);
  for (const attempt of due) await each(app, attempt.id, () => lookAt(app, attempt));
  await runDueDisbursements(app);
  await runDueRefunds(app);
}

/** One that fails must not keep the others waiting; it is due again by its own column. */
async function each(app: App, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    app.log.error({ err: error, subject: id }, 'a payment could not be looked at');
  }
}

async function lookAt(app: App, attempt: Attempt): Promise<void> {
  if (attempt.status === 'created') return giveUpUnsent(app, attempt);
  const claimed = await claimCheck(app, attempt.id);
  if (!claimed) return;
  if (claimed.provider === 'stripe' && claimed.settledAt === null) {
    const { waiting } = await getBookingOfPayment(app.db, claimed.paymentId);
    // What it is for has ended or was paid otherwise: nobody may pay it any more.
    if (!waiting) return endOpenIntent(app, claimed);
  }
  const silent = claimed.provider === 'stripe' ? claimed.stripeIntentId === null : claimed.checkoutRequestId === null;
  if (claimed.status === 'sent' && silent) await transaction(app, (tx) => becomeUnknown(tx, claimed));
  await askAbout(app, claimed, 'job');
}

/** The process died before anything was sent: nobody was asked to pay. */
async function giveUpUnsent(app: App, attempt: Attempt): Promise<void> {
  await transaction(app, async (tx) => {
    const { bookingId } = await getBookingOfPayment(tx, attempt.paymentId);
    await lockBooking(tx, bookingId);
    // Locked, so that a process that only was slow finds it given up, and sends nothing.
    const [still] = await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.status, 'created')))
      .for('update');
    if (still) await settle(app, tx, attempt.id, { status: 'failed', error: 'not_sent' }, 'job');
  });
}
