import type { App } from '#server/app.ts';
import { onlyTraveller } from '#server/bookings/parties.ts';
import type { Http } from '#server/http/route.ts';
import { BookingIdParams, Done, IdParams } from '#shared/contracts/common.schemas.ts';
import { ReportRequest } from '#shared/contracts/provider-reviews.schemas.ts';
import {
  ListingReviewsAnswer,
  ListingReviewsQuery,
  ReviewChange,
  ReviewCreated,
  ReviewPictureAdded,
  ReviewPictureFields,
  ReviewRequest,
  TripReview,
} from '#shared/contracts/reviews.schemas.ts';
import {
  addReviewPictureCall,
  changeReviewCall,
  createReviewCall,
  getTripReviewCall,
  listListingReviewsCall,
  reportReadReviewCall,
  takeReviewBackCall,
} from '#shared/contracts/reviews.ts';
import { addReviewPicture } from './add-review-picture.ts';
import { changeReview } from './change-review.ts';
import { createReview } from './create-review.ts';
import { listListingReviews } from './listing-queries.ts';
import { reportReadReview } from './report-read-review.ts';
import { takeReviewBack } from './take-review-back.ts';
import { getReviewPicture, getTripReview } from './trip-review-queries.ts';

const own = { access: 'signed_in', tag: 'reviews' } as const;
const done = { success: true as const };

/** The calls with which travellers review their trips, and everybody reads what they wrote. */
export function ownReviewsRoutes(http: Http, app: App): void {
  http.kept({
    call: listListingReviewsCall,
    schemas: { params: IdParams, query: ListingReviewsQuery, answer: ListingReviewsAnswer },
    summary: 'The reviews of a listing, by stars, language and photos, with the means of what they rate besides',
    tag: 'reviews',
    shows: ({ params }) => ({ listingIds: [params.id.toLowerCase()] }),
    handler: ({ params, query, lang }) => listListingReviews(app.db, params.id, query, lang),
  });
  http.route({
    ...own,
    call: getTripReviewCall,
    schemas: { params: BookingIdParams, answer: TripReview },
    parties: { booking: onlyTraveller },
    summary: 'The traveller’s own review of a trip, or until when one can be written',
    handler: ({ booking, caller }) => getTripReview(app.db, booking.id, { now: app.clock.now(), lang: caller.lang }),
  });
  http.route({
    ...own,
    call: createReviewCall,
    schemas: { body: ReviewRequest, answer: ReviewCreated },
    summary:
      'Review a completed booking of one’s own, once, within 180 days of its end; not one that is marked as a no-show',
    idempotent: true,
    successFlag: true,
    async handler({ person, body, inSameTx }) {
      const { id } = await createReview(app, person, body, {
        inSameTx: (tx, review) => inSameTx(tx, { ...done, id: review.id }),
      });
      return { ...done, id };
    },
  });
  http.route({
    ...own,
    call: changeReviewCall,
    schemas: { params: IdParams, body: ReviewChange, answer: Done },
    summary: 'Change one’s own review within 14 days of writing it; readers see when it was changed',
    async handler({ person, params, body }) {
      await changeReview(app, person, { reviewId: params.id, ...body });
      return done;
    },
  });
  http.route({
    ...own,
    call: takeReviewBackCall,
    schemas: { params: IdParams, answer: Done },
    summary: 'Take one’s own review back within 14 days of writing it, for good',
    async handler({ person, params }) {
      await takeReviewBack(app, person, params.id);
      return done;
    },
  });
  http.route({
    ...own,
    call: reportReadReviewCall,
    schemas: { params: IdParams, body: ReportRequest, answer: Done },
    summary: 'Report a review of somebody else to our team, once; 10 reports a day. The review stays as it is',
    async handler({ person, params, body, caller }) {
      await reportReadReview(app, person, { reviewId: params.id, reason: body.reason, address: caller.ip });
      return done;
    },
  });
  http.upload({
    ...own,
    call: addReviewPictureCall,
    schemas: { params: IdParams, body: ReviewPictureFields, answer: ReviewPictureAdded },
    summary: 'Add a photo to one’s own review, six at most: JPEG, PNG or WebP; its metadata is removed',
    accepts: ['image/jpeg', 'image/png', 'image/webp'],
    async handler({ person, params, body, file }) {
      const pictureId = await addReviewPicture(app, person, { reviewId: params.id, ...body, stream: file.stream });
      return { picture: await getReviewPicture(app.db, { reviewId: params.id, pictureId }) };
    },
  });
}
