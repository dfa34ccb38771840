import { and, asc, eq, gt } from 'drizzle-orm';
import { services } from '#server/catalogue/tables.ts';
import { eachOf, type OwnDataPart } from '#server/own-data-part.ts';
import { originalKey } from '#server/pictures/store-picture.ts';
import { reviewPictures, reviewReports, reviews } from './tables.ts';

const mostPhotos = 300;

/** Reviews, which stay without a name: others have chosen their trips by them. */
export const reviewsOwnData: OwnDataPart = {
  tables: { review_reports: 'nameless', reviews: 'nameless' },
  sections: {
    reviews: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            ...{ id: reviews.id, titleEn: services.titleEn, titleSw: services.titleSw, rating: reviews.rating },
            ...{ accuracy: reviews.accuracy, communication: reviews.communication, value: reviews.value },
            ...{ cleanliness: reviews.cleanliness, location: reviews.location, text: reviews.text },
            ...{ answer: reviews.answer, createdAt: reviews.createdAt, changedAt: reviews.changedAt },
            takenDownAt: reviews.takenDownAt,
          })
          .from(reviews)
          .innerJoin(services, eq(services.id, reviews.serviceId))
          .where(and(eq(reviews.personId, personId), gt(reviews.id, after)))
          .orderBy(asc(reviews.id))
          .limit(most),
      ),
    reviewReports: (app, { personId }) =>
      eachOf(({ after, most }) =>
        app.db
          .select({
            ...{ id: reviewReports.id, reviewId: reviewReports.reviewId, reason: reviewReports.reason },
            ...{ createdAt: reviewReports.createdAt, closedAt: reviewReports.closedAt },
            ...{ outcome: reviewReports.outcome, decision: reviewReports.decision },
          })
          .from(reviewReports)
          .where(and(eq(reviewReports.personId, personId), gt(reviewReports.id, after)))
          .orderBy(asc(reviewReports.id))
          .limit(most),
      ),
  },
  async files(app, { personId }) {
    const photos = await app.db
      .select({ reviewId: reviews.id, pictureId: reviewPictures.pictureId, position: reviewPictures.position })
      .from(reviewPictures)
      .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
      .where(eq(reviews.personId, personId))
      .orderBy(asc(reviews.id), asc(reviewPictures.position))
      .limit(mostPhotos);
    return photos.map(({ reviewId, pictureId, position }) => ({
      name: `review-photos/${reviewId}-${position + 1}.webp`,
      open: () => app.files.get(originalKey(pictureId)),
    }));
  },
};
