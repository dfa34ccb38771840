import { job } from '#server/jobs/job.ts';
import { payWithPoints } from './attempts/settling/pay-with-points.ts';
import { cancelAttempt } from './attempts/status/cancel-attempt.ts';
import { postEarning } from './earnings/post-earning.ts';
import { checkDuePayments } from './events/check-due-payments.ts';
import { processEvent } from './events/process-event.ts';
import { listUnwantedAttempts } from './records/queries.ts';

const processEventJob = job('process-event', (app, { eventId }) => processEvent(app, eventId));

const postEarningJob = job('post-earning', (app, { bookingId }) => postEarning(app, bookingId));

const payWithPointsJob = job('pay-with-points', (app, { bookingId }) => payWithPoints(app, bookingId));

/** Cancels the open attempts of a booking or change that has ended, where that is possible: an M-Pesa prompt cannot be cancelled. */
const cancelOpenPaymentsJob = job('cancel-open-payments', async (app, { bookingId }) => {
  for (const attempt of await listUnwantedAttempts(app.db, bookingId)) await cancelAttempt(app, attempt);
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
