import { call } from '../call.ts';
import type { DeadJobsPage, DeadJobsQuery } from './admin-jobs.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';

export const listDeadJobsCall = call<{ query: typeof DeadJobsQuery; answer: typeof DeadJobsPage }>(
  'GET',
  '/api/admin/jobs/dead',
);
export type DeadJobs = (typeof DeadJobsPage)['_zod']['output'];
type OnOne = { params: typeof IdParams; answer: typeof Done };
export const retryDeadJobCall = call<OnOne>('POST', '/api/admin/jobs/dead/:id/retry');
export const discardDeadJobCall = call<OnOne>('POST', '/api/admin/jobs/dead/:id/discard');
