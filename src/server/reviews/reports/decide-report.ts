import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { removeRating } from '#server/catalogue/add-rating.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { AppError } from '#shared/errors.ts';
import type { ReportOutcome } from '#shared/report-outcomes.ts';
import { markTakenDown } from '../repository.ts';
import { reviewReports, reviews } from '../tables.ts';

interface Decision {
  reportId: string;
  /** `kept`: the review stays public. `taken_down`: it is public no more, and its stars do not count. */
  outcome: ReportOutcome;
  /** For the provider and, where the review is taken down, for its author. */
  reason: string;
}

/**
 * Decides about a report of a review, and writes to the provider or reader who made it; where the review is taken down, also to its
 * author and to all others who have reported it. The review's row is kept, so that its booking is not reviewed a second time.
 * @throws AppError not_found, already_decided
 */
export async function decideReport(
  app: App,
  admin: { id: string },
  { reportId, outcome, reason }: Decision,
  { inSameTx }: UseCaseOptions = {},
): Promise<void> {
  await transaction(app, async (tx) => {
    const at = app.clock.now();
    // Before its report, as an author locks them who takes the review back.
    await lockReviewOf(tx, reportId);
    const [closed] = await tx
      .update(reviewReports)
      .set({ closedAt: at, closedBy: admin.id, outcome, decision: reason })
      .where(and(eq(reviewReports.id, reportId), isNull(reviewReports.closedAt)))
      .returning({ reviewId: reviewReports.reviewId });
    if (!closed) throw new AppError((await exists(tx, reportId)) ? 'already_decided' : 'not_found');
    const { reviewId } = closed;
    if (outcome === 'taken_down') await takeDown(tx, reviewId, at);
    // Whoever else has reported it is told, too: there is nothing left to decide.
    const others = outcome === 'taken_down' ? await closeOthers(tx, reviewId, { by: admin.id, at, reason }) : [];
    await recordAudit(tx, {
      ...{ actorId: admin.id, action: `review.report_${outcome}`, subjectType: 'review', subjectId: reviewId },
      ...{ detail: { reportId, reason }, at },
    });
    for (const id of [reportId, ...others]) await enqueue(tx, 'mail-review-report-decided', { reportId: id });
    if (outcome === 'taken_down') await enqueue(tx, 'mail-review-taken-down', { reportId });
    await inSameTx?.(tx);
  });
}

/** Closes the other open reports of a review that is taken down. @returns their ids */
async function closeOthers(
  tx: Tx,
  reviewId: string,
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<string[]> {
  const closed = await tx
    .update(reviewReports)
    .set({ closedAt: at, closedBy: by, outcome: 'taken_down', decision: reason })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.closedAt)))
    .returning({ id: reviewReports.id });
  return closed.map(({ id }) => id);
}

async function takeDown(tx: Tx, reviewId: string, at: Date): Promise<void> {
  const review = await markTakenDown(tx, reviewId, { by: 'team', at });
  if (review) await removeRating(tx, review.serviceId, review.rating, at);
}

const lockReviewOf = (tx: Tx, reportId: string) =>
  tx
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
    .where(eq(reviewReports.id, reportId))
    .for('no key update', { of: reviews });

async function exists(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: reviewReports.id }).from(reviewReports).where(eq(reviewReports.id, id));
  return rows.length > 0;
}
