import { eq, sql } from 'drizzle-orm';
import { isOwnListing } from '#server/bookings/access-queries.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import type { ReviewPictureRow } from '#server/catalogue/review-answer.ts';
import { picturesOfReview } from '#server/catalogue/review-pictures.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { providers } from '#server/providers/tables.ts';
import type { OwnReview, TripReview } from '#shared/contracts/reviews.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { pictureAddress } from '#shared/pictures.ts';
import { aspectsOf, editableUntil, reviewAspects, writableUntil, writingRefusal } from '#shared/review-rules.ts';
import { reviews } from './tables.ts';

/**
 * A trip with its traveller's own review, or until when one can be written. The caller has decided who may read it. By the primary
 * key of `bookings` and `reviews_booking_id_unique`.
 * @throws AppError not_found
 */
export async function getTripReview(
  db: DbOrTx,
  bookingId: string,
  { now, lang }: { now: Date; lang: Lang },
): Promise<TripReview> {
  const [row] = await db
    .select({
      booking: bookings,
      service: {
        ...{ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
        ...{ category: services.category, listed: services.listed },
      },
      provider: providers.name,
      review: reviews,
      isOwnListing,
      pictures: picturesOfReview(sql`${reviews.id}`),
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .where(eq(bookings.id, bookingId));
  if (!row) throw new AppError('not_found');
  const { booking, service, provider, review, isOwnListing: isOwn } = row;
  const whyNot = review ? 'reviewed' : (writingRefusal({ ...booking, isOwnListing: isOwn }, now) ?? null);
  const isShown = review !== null && review.takenDownAt === null;
  return {
    booking: {
      ...{ id: booking.id, reference: booking.reference },
      ...{ startDate: booking.startDate, endDate: booking.endDate },
    },
    service: { id: service.id, ...titleIn(lang, service), listed: service.listed },
    provider,
    aspects: aspectsOf(service.category),
    writableUntil: whyNot === null ? writableUntil(booking.completesAt).toISOString() : null,
    whyNot,
    review: isShown ? ownReviewOf(review, row.pictures, now) : null,
    takenDownBy: review?.takenDownBy ?? null,
  };
}

type ReviewColumns = typeof reviews.$inferSelect;

const dayOf = (at: Date | null) => at && dateInNairobi(at);

function ownReviewOf(review: ReviewColumns, photos: ReviewPictureRow[], now: Date): OwnReview {
  const given = reviewAspects.flatMap((aspect) => {
    const stars = review[aspect];
    return stars === null ? [] : [[aspect, stars] as const];
  });
  const until = editableUntil(review.createdAt);
  return {
    ...{ id: review.id, rating: review.rating, text: review.text, textLang: review.language },
    ...{ date: dateInNairobi(review.createdAt), changedDate: dayOf(review.changedAt) },
    ...{
      answer: review.answer,
      answerDate: dayOf(review.answeredAt),
      answerChangedDate: dayOf(review.answerChangedAt),
    },
    aspects: Object.fromEntries(given),
    pictures: photos.map(ownPictureOf),
    editableUntil: now < until ? until.toISOString() : null,
  };
}

const ownPictureOf = ({ id, placeholder, alt }: ReviewPictureRow) => ({
  id,
  image: pictureAddress(id),
  placeholder,
  alt,
});

/** A photo of a review as its author sees it. @throws AppError not_found */
export async function getReviewPicture(db: DbOrTx, { reviewId, pictureId }: { reviewId: string; pictureId: string }) {
  const [row] = await db
    .select({ photos: picturesOfReview(sql`${reviews.id}`) })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  const photo = row?.photos.find(({ id }) => id === pictureId);
  if (!photo) throw new AppError('not_found');
  return ownPictureOf(photo);
}
