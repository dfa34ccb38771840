import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { DeadJobsPage, DeadJobsQuery } from '#shared/contracts/admin-jobs.schemas.ts';
import { discardDeadJobCall, listDeadJobsCall, retryDeadJobCall } from '#shared/contracts/admin-jobs.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { discardDeadJob, listDeadJobs, retryDeadJob } from './dead-jobs.ts';

const tag = 'admin';
const done = { success: true as const };

/** The calls with which admins read, retry and discard jobs that failed for good. */
export function adminJobRoutes(http: Http, app: App): void {
  http.route({
    call: listDeadJobsCall,
    schemas: { query: DeadJobsQuery, answer: DeadJobsPage },
    access: 'admin',
    summary: 'Jobs that failed for good, newest first',
    tag,
    handler: ({ query }) => listDeadJobs(app, query),
  });
  http.route({
    call: retryDeadJobCall,
    schemas: { params: IdParams, answer: Done },
    access: 'admin',
    // The job may send money.
    recentSignIn: true,
    summary: 'Retry a job that failed for good',
    tag,
    idempotent: true,
    handler: async ({ person, params, inSameTx }) => {
      await retryDeadJob(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: discardDeadJobCall,
    schemas: { params: IdParams, answer: Done },
    access: 'admin',
    summary: 'Discard a job that failed for good',
    tag,
    idempotent: true,
    handler: async ({ person, params, inSameTx }) => {
      await discardDeadJob(app, person, params.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}
