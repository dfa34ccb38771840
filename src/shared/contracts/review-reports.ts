import { call } from '../call.ts';
import type { Done, IdParams } from './common.schemas.ts';
import type {
  ReportDecision,
  ReviewReport as ReviewReportSchema,
  ReviewReportsPage,
  ReviewReportsQuery,
} from './review-reports.schemas.ts';

export type ReviewReport = (typeof ReviewReportSchema)['_zod']['output'];

export const listReviewReportsCall = call<{ query: typeof ReviewReportsQuery; answer: typeof ReviewReportsPage }>(
  'GET',
  '/api/admin/review-reports',
);
export const decideReviewReportCall = call<{
  params: typeof IdParams;
  body: typeof ReportDecision;
  answer: typeof Done;
}>('POST', '/api/admin/review-reports/:id/decision');
