import { z } from 'zod';
import { job } from '../../jobs/queue.ts';
import { prepareDuePayouts } from './prepare-payouts.ts';

/** Monday 06:00 in Nairobi; that it runs late, or again, the run finds out by itself. */
export const payoutsJobs = [job('prepare-payouts', z.object({}), prepareDuePayouts, { cron: '0 6 * * 1' })];
