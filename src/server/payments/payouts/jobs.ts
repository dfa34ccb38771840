import { scheduledJob } from '#server/jobs/job.ts';
import { prepareDuePayouts } from './prepare-payouts.ts';

/** Mondays at 06:00 in Nairobi. The job itself finds out whether the run of this week is due or done. */
export const payoutsJobs = [scheduledJob('prepare-payouts', '0 6 * * 1', prepareDuePayouts)];
