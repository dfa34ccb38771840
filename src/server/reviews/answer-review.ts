import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { mayAnswer } from './queries.ts';
import { saveAnswer } from './repository.ts';

/**
 * Saves the provider's public answer to a review, written by a member with the right `manage`; it replaces an earlier one.
 * @throws AppError not_found (no review of their listings), invalid_input (no text)
 */
export function answerReview(
  app: App,
  member: { id: string },
  { reviewId, text }: { reviewId: string; text: string },
): Promise<void> {
  const answer = text.trim();
  return transaction(app, async (tx) => {
    if (!(await mayAnswer(tx, { personId: member.id, reviewId }))) throw new AppError('not_found');
    if (answer === '') throw new AppError('invalid_input');
    await saveAnswer(tx, reviewId, { answer, at: app.clock.now() });
  });
}
