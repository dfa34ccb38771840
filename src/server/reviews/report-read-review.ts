import { and, eq, isNull } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { transaction } from '#server/db/client.ts';
import { reportLimits } from '#server/limits/report-limits.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { reviewReports, reviews } from './tables.ts';

interface ReportInput {
  reviewId: string;
  reason: string;
  /** The network address of whoever reports it. */
  address: string;
}

/**
 * Stores that somebody who reads a review reports it, for our team to read. The review stays as it is.
 * @throws AppError not_found (no review that everybody can read), report_own (its author), too_many_tries, reported (before)
 */
export function reportReadReview(
  app: App,
  person: { id: string },
  { reviewId, reason, address }: ReportInput,
): Promise<void> {
  return transaction(app, async (tx) => {
    const createdAt = app.clock.now();
    const [review] = await tx
      .select({ author: reviews.personId })
      .from(reviews)
      .innerJoin(services, eq(services.id, reviews.serviceId))
      .where(and(eq(reviews.id, reviewId), isNull(reviews.takenDownAt), services.listed))
      .for('no key update', { of: reviews });
    if (!review) throw new AppError('not_found');
    if (review.author === person.id) throw new AppError('report_own');
    if (app.config.rateLimits) await takeTries(tx, reportLimits(app, { personId: person.id, address }), createdAt);
    const added = await tx
      .insert(reviewReports)
      .values({ reviewId, personId: person.id, reason, createdAt })
      .onConflictDoNothing()
      .returning({ id: reviewReports.id });
    if (added.length === 0) throw new AppError('reported');
  });
}
