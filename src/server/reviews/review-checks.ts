import type { Booking } from '#server/bookings/lock-booking.ts';
import { AppError } from '#shared/errors.ts';
import { type AspectStars, aspectsOf, reviewAspects, writableUntil } from '#shared/review-rules.ts';

/** Why a trip cannot be reviewed now; undefined where it can: by whoever was there, for 180 days after its end. */
export function writingRefusal(
  { status, noShowAt, completesAt }: Pick<Booking, 'status' | 'noShowAt' | 'completesAt'>,
  at: Date,
): 'not_ready' | 'review_no_show' | 'review_late' | undefined {
  if (status !== 'completed') return 'not_ready';
  if (noShowAt !== null) return 'review_no_show';
  return at >= writableUntil(completesAt) ? 'review_late' : undefined;
}

/** @throws AppError invalid_input: an aspect that listings of this kind do not have */
export function checkAspects(aspects: AspectStars, category: string): void {
  const known = aspectsOf(category);
  const other = reviewAspects.find((aspect) => aspects[aspect] !== undefined && !known.includes(aspect));
  if (other) throw new AppError('invalid_input', { fields: { [`aspects.${other}`]: 'aspect_other' } });
}
