import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { IdParams } from '#shared/contracts/common.schemas.ts';
import { ProviderQuery } from '#shared/contracts/payouts.schemas.ts';
import {
  AnswerRequest,
  ProviderReview,
  ProviderReviewsAnswer,
  ProviderReviewsQuery,
  ReportRequest,
  ReviewedServicesAnswer,
  ReviewedServicesQuery,
} from '#shared/contracts/provider-reviews.schemas.ts';
import {
  answerReviewCall,
  listProviderReviewsCall,
  listReviewedServicesCall,
  reportReviewCall,
} from '#shared/contracts/provider-reviews.ts';
import { answerReview } from './answer-review.ts';
import { getProviderReview, listProviderReviews, listReviewedServices } from './queries.ts';
import { reportReview } from './report-review.ts';

const managers = { access: 'provider', right: 'manage', tag: 'provider' } as const;
const one = { params: IdParams, query: ProviderQuery, answer: ProviderReview };

/** The calls with which those who manage a provider read the reviews of its listings, answer and report them. */
export function providerReviewsRoutes(http: Http, app: App): void {
  http.route({
    ...managers,
    call: listProviderReviewsCall,
    schemas: { query: ProviderReviewsQuery, answer: ProviderReviewsAnswer },
    summary: 'The reviews of a provider’s listings, the newest first',
    handler: ({ provider, query, caller }) => listProviderReviews(app.db, provider.id, query, caller.lang),
  });
  http.route({
    ...managers,
    call: listReviewedServicesCall,
    schemas: { query: ReviewedServicesQuery, answer: ReviewedServicesAnswer },
    summary: 'The listings by which a provider’s reviews can be filtered',
    handler: async ({ provider, caller }) => ({ items: await listReviewedServices(app.db, provider.id, caller.lang) }),
  });
  http.route({
    ...managers,
    call: answerReviewCall,
    schemas: { ...one, body: AnswerRequest },
    summary: 'Write the public answer to a review, or change it; 50 a day',
    handler: async ({ person, provider, params, body, caller }) => {
      const named = { reviewId: params.id, providerId: provider.id };
      await answerReview(app, { ...named, by: person.id, text: body.text, seen: body.seen });
      return getProviderReview(app.db, named, caller.lang);
    },
  });
  http.route({
    ...managers,
    call: reportReviewCall,
    schemas: { ...one, body: ReportRequest },
    summary: 'Report a review to our team; one open report for each, 10 a day. The review stays as it is',
    handler: async ({ person, provider, params, body, caller }) => {
      const named = { reviewId: params.id, providerId: provider.id };
      await reportReview(app, { ...named, by: person.id, reason: body.reason });
      return getProviderReview(app.db, named, caller.lang);
    },
  });
}
