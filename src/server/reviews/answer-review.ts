import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { transaction } from '#server/db/client.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { lockAnswer, saveAnswer } from './repository.ts';

/** Each answer makes kept public answers old, in every process. */
const answersPerDay = { most: 50, periodMs: 24 * 3_600_000 };

interface AnswerInput {
  reviewId: string;
  /** For whom it is written. */
  providerId: string;
  /** The member who writes it; null for the demo. */
  by: string | null;
  text: string;
  /** The answer as the member saw it; undefined where nobody else writes. */
  seen?: string | null | undefined;
}

/**
 * Writes the provider's public answer to a review, or changes it. What is sent again unchanged changes nothing, and is not
 * counted.
 * @throws AppError not_found (no review of its listings), invalid_input (no text), answer_changed (another member has
 * written meanwhile), too_many_tries
 */
export function answerReview(app: App, { reviewId, providerId, by, text, seen }: AnswerInput): Promise<void> {
  const answer = text.trim();
  return transaction(app, async (tx) => {
    const before = await lockAnswer(tx, { reviewId, providerId });
    if (!before) throw new AppError('not_found');
    const now = app.clock.now();
    if (answer === '') throw new AppError('invalid_input');
    if (answer === before.answer) return;
    if (seen !== undefined && seen !== before.answer) {
      throw new AppError('answer_changed', { answer: before.answer ?? '' });
    }
    if (app.config.rateLimits) {
      await takeTries(tx, [{ subject: `review-answers:${providerId}`, ...answersPerDay }], now);
    }
    await saveAnswer(tx, reviewId, { answer, at: now });
    await recordAudit(tx, {
      ...{ actorId: by, action: before.answer === null ? 'review.answered' : 'review.answer_changed' },
      ...{ subjectType: 'review', subjectId: reviewId, detail: { before: before.answer, after: answer }, at: now },
    });
  });
}
