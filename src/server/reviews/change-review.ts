import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { changeRating } from '#server/catalogue/add-rating.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { type AspectStars, editableUntil, reviewAspects } from '#shared/review-rules.ts';
import {
  aspectColumns,
  getCategory,
  type LockedReview,
  listReviewPictures,
  lockOwnReview,
  replaceReviewPictures,
  updateReview,
} from './repository.ts';
import { checkAspects } from './review-checks.ts';

/** Each change makes kept public answers old, in every process. */
const changesPerDay = { most: 30, periodMs: 24 * 3_600_000 };

interface ReviewChange {
  reviewId: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Further stars, 1 to 5. */
  aspects: AspectStars;
  text: string;
  language: Lang;
  /** Photos in their order; those that are named in neither list follow. Others than it has are left out. */
  pictures?: { id: string; alt: string }[] | undefined;
  /** The ids of photos that go. */
  removed?: string[] | undefined;
}

/**
 * Changes the author's own review within 14 days of writing it. The listing gets the difference of the stars, once, because
 * the review is locked. The provider's answer stays. What is sent again unchanged changes nothing, and is not counted.
 * @throws AppError not_found (no review of theirs, or taken down), review_closed (after 14 days), invalid_input (aspects of
 *   other kinds), too_many_tries
 */
export function changeReview(app: App, person: { id: string }, { reviewId, ...change }: ReviewChange): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const before = await lockEditable(tx, { reviewId, personId: person.id, at });
    checkAspects(change.aspects, await getCategory(tx, before.serviceId));
    const pictures = await listReviewPictures(tx, reviewId);
    const kept = keptOf(pictures, change);
    if (isSame(before, change) && JSON.stringify(kept) === JSON.stringify(pictures)) return;
    await countChange(app, tx, person.id);
    const { rating, text, language } = change;
    await updateReview(tx, reviewId, { rating, ...aspectColumns(change.aspects), text, language, changedAt: at });
    await replaceReviewPictures(tx, reviewId, { pictures: kept, at });
    await changeRating(tx, before.serviceId, rating - before.rating, at);
    await recordAudit(tx, {
      ...{ actorId: person.id, action: 'review.changed', subjectType: 'review', subjectId: reviewId, at },
      detail: { before: `${before.rating}: ${before.text}`, after: `${rating}: ${text}` },
    });
  });
}

/**
 * A person's own review that they may change now, locked until the transaction ends.
 * @throws AppError not_found, review_closed
 */
export async function lockEditable(
  tx: Tx,
  { at, ...own }: { reviewId: string; personId: string; at: Date },
): Promise<LockedReview> {
  const review = await lockOwnReview(tx, own);
  if (!review) throw new AppError('not_found');
  if (at >= editableUntil(review.createdAt)) throw new AppError('review_closed');
  return review;
}

/** @throws AppError too_many_tries */
async function countChange({ config, clock }: App, tx: Tx, personId: string): Promise<void> {
  if (config.rateLimits)
    await takeTries(tx, [{ subject: `review-changes:${personId}`, ...changesPerDay }], clock.now());
}

const isSame = (before: LockedReview, { rating, aspects, text, language }: Omit<ReviewChange, 'reviewId'>): boolean =>
  before.rating === rating &&
  before.text === text &&
  before.language === language &&
  reviewAspects.every((aspect) => before[aspect] === (aspects[aspect] ?? null));

type Photo = { id: string; alt: string };

/** Those of a review's photos that are not removed, the named ones first. One that another tab has added meanwhile stays. */
function keptOf(own: readonly Photo[], { pictures = [], removed = [] }: Pick<ReviewChange, 'pictures' | 'removed'>) {
  const named = pictures.filter(({ id }) => own.some((one) => one.id === id));
  const others = own.filter(({ id }) => !named.some((one) => one.id === id));
  return [...named, ...others].filter(({ id }) => !removed.includes(id));
}
