import { job, scheduledJob } from '#server/jobs/job.ts';
import { checkLedger } from './check-ledger.ts';
import { importLines } from './import-lines.ts';
import { catchUpMpesa } from './mpesa-catchup.ts';
import { catchUpStripe } from './stripe-catchup.ts';

/** The times are Nairobi's. */
export const reconciliationJobs = [
  scheduledJob('check-ledger', '10 3 * * *', checkLedger),
  scheduledJob('stripe-catchup', '20 * * * *', catchUpStripe),
  scheduledJob('mpesa-catchup', '40 * * * *', catchUpMpesa),
  job('import-statement', (app, { importId }) => importLines(app, importId)),
];
