import type { App } from '#server/app.ts';
import { findOwnBooking } from '#server/bookings/access-queries.ts';
import { addRating } from '#server/catalogue/add-rating.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { insertReview } from './repository.ts';

interface ReviewInput {
  bookingId: string;
  /** 1 to 5 stars. */
  rating: number;
  text: string;
  language: Lang;
}

/**
 * Adds the traveller's review of a completed booking, at most one for each, and adds its stars to the listing's rating.
 * @throws AppError not_found (no booking of theirs), not_ready (not completed), invalid_input (stars, no text),
 *   idempotency_conflict (reviewed already)
 */
export function createReview(app: App, person: { id: string }, input: ReviewInput): Promise<{ id: string }> {
  const { rating, language } = input;
  const text = input.text.trim();
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await findOwnBooking(tx, { idOrReference: input.bookingId, personId: person.id });
    if (!booking) throw new AppError('not_found');
    if (booking.status !== 'completed') throw new AppError('not_ready');
    if (!Number.isInteger(rating) || rating < 1 || rating > 5 || text === '') throw new AppError('invalid_input');
    const { id: bookingId, serviceId, providerId } = booking;
    const review = { bookingId, serviceId, providerId, personId: person.id, rating, text, language, createdAt: at };
    const id = await insertReview(tx, review);
    if (!id) throw new AppError('idempotency_conflict');
    await addRating(tx, serviceId, rating, at);
    return { id };
  });
}
