import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { servicePictures, services } from '#server/catalogue/tables.ts';
import type { Tx } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { lockPictures } from '#server/pictures/lock-pictures.ts';
import { showPictures } from '#server/pictures/show-pictures.ts';
import { pictures as allPictures, sitePictures } from '#server/pictures/tables.ts';
import { AppError } from '#shared/errors.ts';
import type { AspectStars } from '#shared/review-rules.ts';
import { reviewPictures, reviewReports, reviews } from './tables.ts';

/** @returns the new review's id, or undefined where its booking has one already */
export async function insertReview(tx: Tx, row: typeof reviews.$inferInsert): Promise<string | undefined> {
  const [added] = await tx
    .insert(reviews)
    .values(row)
    .onConflictDoNothing({ target: reviews.bookingId })
    .returning({ id: reviews.id });
  return added?.id;
}

/** What a listing is, by which it is known what can be said of it. @throws AppError not_found */
export async function getCategory(tx: Tx, serviceId: string): Promise<string> {
  const [row] = await tx.select({ category: services.category }).from(services).where(eq(services.id, serviceId));
  if (!row) throw new AppError('not_found');
  return row.category;
}

export type LockedReview = typeof reviews.$inferSelect;

/** A person's own review, locked until the transaction ends; undefined: no review of theirs, or one that was taken down. */
export async function lockOwnReview(
  tx: Tx,
  { reviewId, personId }: { reviewId: string; personId: string },
): Promise<LockedReview | undefined> {
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.personId, personId), isNull(reviews.takenDownAt)))
    .for('no key update');
  return row;
}

/** The columns of all aspects: those that are not given are emptied. */
export const aspectColumns = ({ accuracy, communication, value, cleanliness, location }: AspectStars) => ({
  ...{ accuracy: accuracy ?? null, communication: communication ?? null, value: value ?? null },
  ...{ cleanliness: cleanliness ?? null, location: location ?? null },
});

/** Writes what the author says now. What it gives the listing is the caller's to change, which also notes the change. */
export async function updateReview(tx: Tx, id: string, changes: Partial<typeof reviews.$inferInsert>): Promise<void> {
  await tx.update(reviews).set(changes).where(eq(reviews.id, id));
}

/** The photos of a review, in order. */
export function listReviewPictures(tx: Tx, reviewId: string): Promise<{ id: string; alt: string }[]> {
  return tx
    .select({ id: reviewPictures.pictureId, alt: reviewPictures.alt })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .orderBy(asc(reviewPictures.position));
}

/** Replaces them. Photos that nothing shows any more are no longer served. */
export async function replaceReviewPictures(
  tx: Tx,
  reviewId: string,
  { pictures, at }: { pictures: readonly { id: string; alt: string }[]; at: Date },
): Promise<void> {
  const before = await tx
    .delete(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .returning({ id: reviewPictures.pictureId });
  const rows = pictures.map(({ id, alt }, position) => ({ reviewId, position, pictureId: id, alt }));
  if (rows.length > 0) await tx.insert(reviewPictures).values(rows);
  const ids = pictures.map(({ id }) => id);
  const gone = before.map(({ id }) => id).filter((id) => !ids.includes(id));
  // All at once, since in two parts they would be in no order.
  await lockPictures(tx, [...ids, ...gone]);
  await showPictures(tx, ids);
  await hideUnshown(tx, gone, at);
}

/** Serves those of these photos no longer that no listing, no page of ours and no review that others read has. */
async function hideUnshown(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await lockPictures(tx, ids);
  const inListing = tx
    .select({ id: servicePictures.pictureId })
    .from(servicePictures)
    .where(eq(servicePictures.pictureId, allPictures.id));
  const onPage = tx
    .select({ id: sitePictures.pictureId })
    .from(sitePictures)
    .where(eq(sitePictures.pictureId, allPictures.id));
  const inReview = tx
    .select({ id: reviewPictures.pictureId })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(and(eq(reviewPictures.pictureId, allPictures.id), isNull(reviews.takenDownAt)));
  await tx
    .update(allPictures)
    .set({ hiddenAt: at })
    .where(and(inArray(allPictures.id, [...ids]), ...[inListing, onPage, inReview].map((shown) => notExists(shown))));
}

/** Closes the open reports of a review that its author has taken back. @returns their ids */
export async function closeReports(tx: Tx, reviewId: string, { by, at }: { by: string; at: Date }): Promise<string[]> {
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: at, closedBy: by, outcome: 'taken_back', decision: '' })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
  return closed.map(({ id }) => id);
}

/**
 * The answer to a provider's review (null: none yet), locked until the transaction ends; undefined: no such review, or one
 * that was taken down.
 */
export async function lockAnswer(
  tx: Tx,
  { reviewId, providerId }: { reviewId: string; providerId: string },
): Promise<{ answer: string | null } | undefined> {
  const [row] = await tx
    .select({ answer: reviews.answer })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.providerId, providerId), isNull(reviews.takenDownAt)))
    .for('no key update');
  return row;
}

/**
 * Writes the answer to a review; when it was first written stays as it is. Clocks of several processes differ a little, so
 * a change may seem to come before what it changes, and is then as old as that.
 */
export async function saveAnswer(tx: Tx, id: string, { answer, at }: { answer: string; at: Date }): Promise<void> {
  const answered = await tx
    .update(reviews)
    .set({
      answer,
      answeredAt: sql`coalesce(${reviews.answeredAt}, ${at.toISOString()}::timestamptz)`,
      answerChangedAt: sql`case when ${reviews.answeredAt} is not null
        then greatest(${reviews.answeredAt}, ${at.toISOString()}::timestamptz) end`,
    })
    .from(services)
    .where(and(eq(reviews.id, id), eq(services.id, reviews.serviceId)))
    .returning({ id: services.id, category: services.category });
  noteListings(tx, answered);
}

/** @returns false where the provider has an open report of the review already */
export async function insertReport(tx: Tx, row: typeof reviewReports.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(reviewReports)
    .values(row)
    .onConflictDoNothing({
      target: [reviewReports.reviewId, reviewReports.providerId],
      where: sql`closed_at is null`,
    })
    .returning({ id: reviewReports.id });
  return added.length > 0;
}

/**
 * Marks a review as taken down, and serves its photos no longer where nothing else shows them; its stars are the caller's to take away, which also notes the change.
 * @returns undefined where it had been before, so that they are taken away once, whoever else decides meanwhile
 */
export async function markTakenDown(
  tx: Tx,
  id: string,
  { by, at }: { by: 'team' | 'author'; at: Date },
): Promise<{ serviceId: string; rating: number } | undefined> {
  const [review] = await tx
    .update(reviews)
    .set({ takenDownAt: at, takenDownBy: by })
    .where(and(eq(reviews.id, id), isNull(reviews.takenDownAt)))
    .returning({ serviceId: reviews.serviceId, rating: reviews.rating });
  if (!review) return undefined;
  const photos = await listReviewPictures(tx, id);
  await hideUnshown(
    tx,
    photos.map((photo) => photo.id),
    at,
  );
  return review;
}
