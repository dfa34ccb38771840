import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ReportDecision, ReviewReportsPage, ReviewReportsQuery } from '#shared/contracts/review-reports.schemas.ts';
import { decideReviewReportCall, listReviewReportsCall } from '#shared/contracts/review-reports.ts';
import { decideReport } from './decide-report.ts';
import { listReviewReports } from './report-queries.ts';

const done = { success: true as const };

/** The calls with which admins read what providers report of reviews, and decide about it. */
export function reviewReportsRoutes(http: Http, app: App): void {
  http.route({
    call: listReviewReportsCall,
    schemas: { query: ReviewReportsQuery, answer: ReviewReportsPage },
    access: 'admin',
    summary: 'The reviews that providers have reported',
    tag: 'admin',
    handler: ({ query, caller }) => listReviewReports(app.db, query, caller.lang),
  });
  http.route({
    call: decideReviewReportCall,
    schemas: { params: IdParams, body: ReportDecision, answer: Done },
    access: 'admin',
    summary:
      'Keep a reported review or take it down, with a letter to the provider and, where it is taken down, to its author',
    tag: 'admin',
    idempotent: true,
    handler: async ({ person, params, body, inSameTx }) => {
      const decision = { reportId: params.id, ...body };
      await decideReport(app, person, decision, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}
