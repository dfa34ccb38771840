import { type Category, categoryFacts, isCategory } from './categories.ts';
import type { BookingStatus } from './states.ts';

/** What can be rated besides the whole, in the order of forms and pages. */
export const reviewAspects = ['accuracy', 'communication', 'value', 'cleanliness', 'location'] as const;
export type ReviewAspect = (typeof reviewAspects)[number];
/** Stars by aspect, 1 to 5; those that nobody gave are absent. */
export type AspectStars = Partial<Record<ReviewAspect, number>>;

export const reviewLimits = {
  /** Characters of its text. */
  text: 2_000,
  pictures: 6,
  /** Characters of a photo's description. */
  alt: 300,
  /** How long after the end of a trip its review can be written. */
  writeDays: 180,
  /** How long after it was written its author can change it or take it back. */
  editDays: 14,
} as const;

const dayMs = 24 * 3_600_000;

/** Until when a review can be written of a booking that ends then. */
export const writableUntil = (completesAt: Date): Date =>
  new Date(completesAt.getTime() + reviewLimits.writeDays * dayMs);

/** A trip, and who was on it. */
interface ReviewedTrip {
  status: BookingStatus;
  noShowAt: Date | null;
  completesAt: Date;
  /** Whether its traveller is on the team of its provider. */
  isOwnListing: boolean;
}

/**
 * Why a trip cannot be reviewed now; undefined where it can: by whoever was there, for 180 days after its end, and not by the
 * team of its own provider.
 */
export function writingRefusal(
  { status, noShowAt, completesAt, isOwnListing }: ReviewedTrip,
  at: Date,
): 'not_ready' | 'review_own' | 'review_no_show' | 'review_late' | undefined {
  if (isOwnListing) return 'review_own';
  if (status !== 'completed') return 'not_ready';
  if (noShowAt !== null) return 'review_no_show';
  return at >= writableUntil(completesAt) ? 'review_late' : undefined;
}

/** Until when its author can change or take back a review that was written then. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + reviewLimits.editDays * dayMs);

/** The aspects of a listing's kind: a place to sleep or eat has all, a tour is not clean, and a car is in no place. */
export function aspectsOf(category: string): ReviewAspect[] {
  const group = isCategory(category) ? categoryFacts(category satisfies Category).group : undefined;
  const left = group === 'experience' ? 'cleanliness' : group === 'transport' ? 'location' : undefined;
  return reviewAspects.filter((aspect) => aspect !== left);
}
