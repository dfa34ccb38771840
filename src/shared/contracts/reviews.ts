import { call } from '../call.ts';
import type { BookingIdParams, Done, IdParams } from './common.schemas.ts';
import type { ReportRequest } from './provider-reviews.schemas.ts';
import type {
  ListingReviewsAnswer,
  ListingReviewsQuery,
  ReviewChange,
  ReviewCreated,
  ReviewPictureAdded,
  ReviewPictureFields,
  ReviewRequest,
  TripReview as TripReviewSchema,
} from './reviews.schemas.ts';

export type TripReview = (typeof TripReviewSchema)['_zod']['output'];
export type ListingReviewsSearch = (typeof ListingReviewsQuery)['_zod']['input'];
export type ListingReviewsPage = (typeof ListingReviewsAnswer)['_zod']['output'];
export type OwnReview = NonNullable<TripReview['review']>;

/** The caller's own review of a trip, or until when it can be written. */
export const getTripReviewCall = call<{ params: typeof BookingIdParams; answer: typeof TripReviewSchema }>(
  'GET',
  '/api/bookings/:bookingId/review',
);
export const createReviewCall = call<{ body: typeof ReviewRequest; answer: typeof ReviewCreated }>(
  'POST',
  '/api/reviews',
  201,
);
export const changeReviewCall = call<{
  params: typeof IdParams;
  body: typeof ReviewChange;
  answer: typeof Done;
}>('PUT', '/api/reviews/:id');
/** Takes a review back for good. */
export const takeReviewBackCall = call<{ params: typeof IdParams; answer: typeof Done }>('DELETE', '/api/reviews/:id');
export const addReviewPictureCall = call<{
  params: typeof IdParams;
  body: typeof ReviewPictureFields;
  answer: typeof ReviewPictureAdded;
}>('POST', '/api/reviews/:id/pictures', 201);
/** Reports a review that somebody reads to our team. */
export const reportReadReviewCall = call<{
  params: typeof IdParams;
  body: typeof ReportRequest;
  answer: typeof Done;
}>('POST', '/api/reviews/:id/report');
/** The reviews of a listing that everybody can read. */
export const listListingReviewsCall = call<{
  params: typeof IdParams;
  query: typeof ListingReviewsQuery;
  answer: typeof ListingReviewsAnswer;
}>('GET', '/api/services/:id/reviews');
