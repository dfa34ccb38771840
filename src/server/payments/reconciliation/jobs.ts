import { z } from 'zod';
import { job } from '../../jobs/queue.ts';
import { checkLedger } from './check-ledger.ts';
import { catchUpMpesa } from './mpesa-catchup.ts';
import { catchUpStripe } from './stripe-catchup.ts';

const Nothing = z.object({});

/** Times are Nairobi's. */
export const reconciliationJobs = [
  job('check-ledger', Nothing, checkLedger, { cron: '10 3 * * *' }),
  job('stripe-catchup', Nothing, catchUpStripe, { cron: '20 * * * *' }),
  job('mpesa-catchup', Nothing, catchUpMpesa, { cron: '40 * * * *' }),
];
