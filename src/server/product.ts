import { z } from 'zod';
import { forgetOldSessions } from './accounts/forget-old-sessions.ts';
import { accountsJobs } from './accounts/jobs.ts';
import { findPersonById, findPersonByToken } from './accounts/queries.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { adminJobRoutes } from './admin/job-routes.ts';
import { adminRoutes } from './admin/routes.ts';
import type { App } from './app.ts';
import { bookingsJobs, runDueBookings } from './bookings/jobs.ts';
import { bookingsRoutes } from './bookings/routes.ts';
import { vouchersRoutes } from './bookings/vouchers/routes.ts';
import { refreshLowestPrices } from './catalogue/refresh-prices.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { forgetOldKeys } from './http/idempotency.ts';
import type { Http, People } from './http/route.ts';
import { type Job, job } from './jobs/queue.ts';
import { notificationsJobs } from './notifications/jobs.ts';
import { adminPaymentsRoutes } from './payments/admin-routes.ts';
import { disbursementsRoutes } from './payments/disbursements/routes.ts';
import { forgetPersons } from './payments/forget-persons.ts';
import { paymentsJobs, runDuePayments } from './payments/jobs.ts';
import { forgetOldLimits } from './payments/limit-locks.ts';
import { payoutsJobs } from './payments/payouts/jobs.ts';
import { prepareDuePayouts } from './payments/payouts/prepare-payouts.ts';
import { payoutsRoutes } from './payments/payouts/routes.ts';
import { receiptsRoutes } from './payments/receipts/routes.ts';
import { reconciliationJobs } from './payments/reconciliation/jobs.ts';
import { reconciliationRoutes } from './payments/reconciliation/routes.ts';
import { paymentsRoutes } from './payments/routes.ts';
import { picturesRoutes } from './pictures/routes.ts';
import { providersRoutes } from './providers/routes.ts';
import { settingsRoutes } from './settings/routes.ts';

export const people: People = { findPersonByToken, findPersonById };

/** Every feature's calls. */
export const routes: ((http: Http, app: App) => void)[] = [
  accountsRoutes,
  settingsRoutes,
  picturesRoutes,
  catalogueRoutes,
  bookingsRoutes,
  vouchersRoutes,
  paymentsRoutes,
  adminPaymentsRoutes,
  disbursementsRoutes,
  reconciliationRoutes,
  receiptsRoutes,
  providersRoutes,
  payoutsRoutes,
  adminRoutes,
  adminJobRoutes,
];

/** Does what every feature's due columns ask for by now. Payments first: money that has come saves its booking. */
export async function runDue(app: App): Promise<void> {
  await runDuePayments(app);
  await runDueBookings(app);
  await prepareDuePayouts(app);
}

/** What is to be looked after once a day. */
export async function runDaily(app: App): Promise<void> {
  await refreshLowestPrices(app);
  await forgetOldKeys(app);
  await forgetOldSessions(app);
  await forgetOldLimits(app);
  await forgetPersons(app);
}

/** Everything that the demo's clock may have made due when it was moved. */
export async function catchUp(app: App): Promise<void> {
  await runDue(app);
  await runDaily(app);
}

const Nothing = z.object({});

/** Every job; `sweep` restarts each chain that a crash cut. */
export const jobs: Job[] = [
  ...accountsJobs,
  ...bookingsJobs,
  ...paymentsJobs,
  ...reconciliationJobs,
  ...payoutsJobs,
  ...notificationsJobs,
  job('sweep', Nothing, runDue, { cron: '* * * * *' }),
  job('daily', Nothing, runDaily, { cron: '5 0 * * *' }),
] as Job[];
