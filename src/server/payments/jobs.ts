import { job } from '#server/jobs/job.ts';
import { cancelOpenIntent } from './attempts/card/cancel-open-intent.ts';
import { payWithPoints } from './attempts/settling/pay-with-points.ts';
import { postEarning } from './earnings/post-earning.ts';
import { checkDuePayments } from './events/check-due-payments.ts';
import { processEvent } from './events/process-event.ts';
import { listUnwantedIntents } from './records/queries.ts';

const processEventJob = job('process-event', (app, { eventId }) => processEvent(app, eventId));

export const postEarningJob = job('post-earning', (app, { bookingId }) => postEarning(app, bookingId));

const payWithPointsJob = job('pay-with-points', (app, { bookingId }) => payWithPoints(app, bookingId));

/** Cancels the open card payments of a booking or change that has ended. An M-Pesa prompt cannot be cancelled. */
const cancelOpenPaymentsJob = job('cancel-open-payments', async (app, { bookingId }) => {
  for (const attempt of await listUnwantedIntents(app.db, bookingId)) await cancelOpenIntent(app, attempt);
});

/** Checks payments at the second in which they are due. The sweep checks them each minute as well. */
const checkDuePaymentsJob = job('check-due-payments', (app) => checkDuePayments(app));

export const paymentsJobs = [
  processEventJob,
  postEarningJob,
  payWithPointsJob,
  cancelOpenPaymentsJob,
  checkDuePaymentsJob,
];
