import { call } from '../call.ts';
import type { DeadJobsPage } from './admin-jobs.schemas.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type { PageQuery } from './lists.schemas.ts';

export const listDeadJobsCall = call<{ query: typeof PageQuery; answer: typeof DeadJobsPage }>(
  'GET',
  '/api/admin/jobs/dead',
);
type OnOne = { params: typeof IdParams; answer: typeof Done };
export const retryDeadJobCall = call<OnOne>('POST', '/api/admin/jobs/dead/:id/retry');
export const discardDeadJobCall = call<OnOne>('POST', '/api/admin/jobs/dead/:id/discard');
