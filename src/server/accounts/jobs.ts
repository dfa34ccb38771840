import { z } from 'zod';
import { type Job, job } from '../jobs/queue.ts';
import { forgetOldFailures } from './sign-in-limits.ts';

export const accountsJobs: Job[] = [
  job('forget-sign-in-failures', z.object({}), forgetOldFailures, { cron: '17 * * * *' }),
];
