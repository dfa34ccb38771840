import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { App } from '#server/app.ts';
import { changeRating } from '#server/catalogue/add-rating.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { storePhoto } from '#server/pictures/store-photo.ts';
import { AppError } from '#shared/errors.ts';
import { reviewLimits } from '#shared/review-rules.ts';
import { lockEditable } from './change-review.ts';
import { listReviewPictures, replaceReviewPictures, updateReview } from './repository.ts';

/** Each is decoded, and stored for good. */
export const uploadsPerDay = { most: 40, periodMs: 24 * 3_600_000 };

/** A photo that comes later than this after the review is a change of it, which readers see. */
const arrivesWithinMs = 3_600_000;

interface Upload {
  reviewId: string;
  /** What the photo shows, in the language of the review; may be empty. */
  alt: string;
  stream: Readable;
}

/**
 * Adds a photo to the end of the author's own review, within 14 days of writing it; place, owner and all else that a camera
 * notes are removed. A photo that is there already stays where it is, so that an upload whose answer was lost can be sent again.
 * @returns the id of the photo
 * @throws AppError not_found, review_closed, too_many_tries, review_pictures_many, and what `storePhoto` throws
 */
export async function addReviewPicture(
  app: App,
  person: { id: string },
  { reviewId, alt, stream }: Upload,
): Promise<string> {
  const own = { reviewId, personId: person.id };
  // Asked and counted before the photo is read and decoded, which takes time and memory.
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockEditable(tx, { ...own, at });
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `review-uploads:${person.id}`, ...uploadsPerDay }], at);
  });
  const { id } = await storePhoto(app, await buffer(stream));
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    const { serviceId, createdAt } = await lockEditable(tx, { ...own, at });
    const pictures = await listReviewPictures(tx, reviewId);
    if (pictures.some((one) => one.id === id)) return;
    if (pictures.length >= reviewLimits.pictures) throw new AppError('review_pictures_many');
    await replaceReviewPictures(tx, reviewId, { pictures: [...pictures, { id, alt }], at });
    if (at.getTime() - createdAt.getTime() > arrivesWithinMs) await updateReview(tx, reviewId, { changedAt: at });
    // The stars stay as they are; it notes what is seen of the listing.
    await changeRating(tx, serviceId, 0, at);
  });
  return id;
}
