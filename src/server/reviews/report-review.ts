import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { insertReport, lockAnswer } from './repository.ts';

/** Somebody of our team reads each of them. */
const reportsPerDay = { most: 10, periodMs: 24 * 3_600_000 };

interface ReportInput {
  reviewId: string;
  /** For whom it is reported. */
  providerId: string;
  /** The member who reports it. */
  by: string;
  reason: string;
}

/**
 * Stores that a provider reports a review of its listings, for our team to read. The review stays as it is.
 * @throws AppError not_found (no review of its listings), report_open (reported already), too_many_tries
 */
export function reportReview(app: App, { reviewId, providerId, by, reason }: ReportInput): Promise<void> {
  return transaction(app, async (tx) => {
    const createdAt = app.clock.now();
    if (!(await lockAnswer(tx, { reviewId, providerId }))) throw new AppError('not_found');
    if (app.config.rateLimits) {
      await takeTries(tx, [{ subject: `review-reports:${providerId}`, ...reportsPerDay }], createdAt);
    }
    const added = await insertReport(tx, { reviewId, providerId, personId: by, reason, createdAt });
    if (!added) throw new AppError('report_open');
  });
}
