import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { removeRating } from '#server/catalogue/add-rating.ts';
import { transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { lockEditable } from './change-review.ts';
import { closeReports, markTakenDown } from './repository.ts';

/**
 * Takes the author's own review back within 14 days of writing it, for good: its booking is not reviewed a second time. Its
 * stars are taken from the listing once. Open reports of it are closed, with a letter to whoever reported it.
 * @throws AppError not_found (no review of theirs, or taken down before), review_closed (after 14 days)
 */
export function takeReviewBack(app: App, person: { id: string }, reviewId: string): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    await lockEditable(tx, { reviewId, personId: person.id, at });
    const review = await markTakenDown(tx, reviewId, { by: 'author', at });
    if (review) await removeRating(tx, review.serviceId, review.rating, at);
    for (const reportId of await closeReports(tx, reviewId, { by: person.id, at })) {
      await enqueue(tx, 'mail-review-report-decided', { reportId });
    }
    await recordAudit(tx, {
      ...{ actorId: person.id, action: 'review.taken_back', subjectType: 'review', subjectId: reviewId },
      ...{ detail: {}, at },
    });
  });
}
