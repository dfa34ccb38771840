import { DeadJobsPage } from '#shared/contracts/admin-jobs.schemas.ts';
import { discardDeadJobCall, listDeadJobsCall, retryDeadJobCall } from '#shared/contracts/admin-jobs.ts';
import { Done, IdParams, PageQuery } from '#shared/contracts/common.schemas.ts';
import { checkRecentSignIn } from '../accounts/recent-sign-in.ts';
import type { App } from '../app.ts';
import type { Http } from '../http/route.ts';
import { discardDeadJob, listDeadJobs, retryDeadJob } from './dead-jobs.ts';

const tag = 'admin';
const done = { success: true as const };

export function adminJobRoutes(http: Http, app: App): void {
  http.route({
    call: listDeadJobsCall,
    schemas: { query: PageQuery, answer: DeadJobsPage },
    access: 'admin',
    summary: 'Jobs that failed for good',
    tag,
    handler: ({ query }) => listDeadJobs(app, query),
  });
  http.route({
    call: retryDeadJobCall,
    schemas: { params: IdParams, answer: Done },
    access: 'admin',
    summary: 'Try a job again that failed for good',
    tag,
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      // It may be the one that sends money.
      await checkRecentSignIn(app, person);
      await retryDeadJob(app, person, params.id, (tx) => remember(tx, done));
      return done;
    },
  });
  http.route({
    call: discardDeadJobCall,
    schemas: { params: IdParams, answer: Done },
    access: 'admin',
    summary: 'Give a job up that failed for good',
    tag,
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      await discardDeadJob(app, person, params.id, (tx) => remember(tx, done));
      return done;
    },
  });
}
