import type { App } from '#server/app.ts';
import { findOwnBooking, isOfOwnTeam } from '#server/bookings/access-queries.ts';
import { addRating } from '#server/catalogue/add-rating.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { type AspectStars, writingRefusal } from '#shared/review-rules.ts';
import { aspectColumns, getCategory, insertReview } from './repository.ts';
import { checkAspects } from './review-checks.ts';

interface ReviewInput {
  bookingId: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Further stars, 1 to 5. */
  aspects?: AspectStars;
  text: string;
  language: Lang;
}

interface Options {
  /** Called in the same transaction, last. */
  inSameTx?: (tx: Tx, review: { id: string }) => Promise<void>;
}

/**
 * Adds the traveller's review of a completed booking, at most one for each, and adds its stars to the listing's rating. The
 * provider gets a letter.
 * @throws AppError not_found (no booking of theirs), review_own (of the listing's team), not_ready (not completed),
 *   review_no_show (the provider noted that nobody came), review_late (180 days after its end), invalid_input (stars, aspects of other kinds, no text), reviewed
 */
export function createReview(
  app: App,
  person: { id: string },
  input: ReviewInput,
  { inSameTx }: Options = {},
): Promise<{ id: string }> {
  const { rating, aspects = {}, language } = input;
  const text = input.text.trim();
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await findOwnBooking(tx, { idOrReference: input.bookingId, personId: person.id });
    if (!booking) throw new AppError('not_found');
    const refusal = writingRefusal({ ...booking, isOwnListing: await isOfOwnTeam(tx, booking.id) }, at);
    if (refusal) throw new AppError(refusal);
    if (!Number.isInteger(rating) || rating < 1 || rating > 5 || text === '') throw new AppError('invalid_input');
    const { id: bookingId, serviceId, providerId } = booking;
    checkAspects(aspects, await getCategory(tx, serviceId));
    const content = { rating, ...aspectColumns(aspects), text, language };
    const id = await insertReview(tx, {
      ...{ bookingId, serviceId, providerId, personId: person.id },
      ...{ ...content, createdAt: at },
    });
    if (!id) throw new AppError('reviewed');
    await addRating(tx, serviceId, rating, at);
    await enqueue(tx, 'mail-provider-review', { reviewId: id }, { key: id });
    await inSameTx?.(tx, { id });
    return { id };
  });
}
