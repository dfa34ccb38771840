import { scheduledJob } from '#server/jobs/job.ts';
import { forgetOldFailures } from './sign-in-limits.ts';

export const accountsJobs = [scheduledJob('forget-sign-in-failures', '17 * * * *', forgetOldFailures)];
