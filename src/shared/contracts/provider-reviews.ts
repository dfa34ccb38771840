import { call } from '../call.ts';
import type { IdParams } from './common.schemas.ts';
import type { ProviderQuery } from './payouts.schemas.ts';
import type {
  AnswerRequest,
  ProviderReview as ProviderReviewSchema,
  ProviderReviewsAnswer,
  ProviderReviewsQuery,
  ReportRequest,
  ReviewedServicesAnswer,
  ReviewedServicesQuery,
} from './provider-reviews.schemas.ts';

export type ProviderReview = (typeof ProviderReviewSchema)['_zod']['output'];

export const listProviderReviewsCall = call<{
  query: typeof ProviderReviewsQuery;
  answer: typeof ProviderReviewsAnswer;
}>('GET', '/api/provider/reviews');
/** The listings by which they can be filtered. */
export const listReviewedServicesCall = call<{
  query: typeof ReviewedServicesQuery;
  answer: typeof ReviewedServicesAnswer;
}>('GET', '/api/provider/reviews/services');
/** Writes the answer to a review, or changes it. */
export const answerReviewCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof AnswerRequest;
  answer: typeof ProviderReviewSchema;
}>('PUT', '/api/provider/reviews/:id/answer');
export const reportReviewCall = call<{
  params: typeof IdParams;
  query: typeof ProviderQuery;
  body: typeof ReportRequest;
  answer: typeof ProviderReviewSchema;
}>('POST', '/api/provider/reviews/:id/report', 201);
