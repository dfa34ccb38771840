import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { isReviewOf } from './queries.ts';
import { saveAnswer } from './repository.ts';

/**
 * Saves the provider's public answer to a review; it replaces an earlier one.
 * @param answer.providerIds the providers for which it may be written: those where the author has the right `manage`
 * @throws AppError not_found (no review of their listings), invalid_input (no text)
 */
export function answerReview(
  app: App,
  { reviewId, providerIds, text }: { reviewId: string; providerIds: readonly string[]; text: string },
): Promise<void> {
  const answer = text.trim();
  return transaction(app, async (tx) => {
    if (!(await isReviewOf(tx, { reviewId, providerIds }))) throw new AppError('not_found');
    if (answer === '') throw new AppError('invalid_input');
    await saveAnswer(tx, reviewId, { answer, at: app.clock.now() });
  });
}
