import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { mayAnswer } from './queries.ts';
import { saveAnswer } from './repository.ts';

/**
 * The provider's public answer to a review, by a member who may manage its services; a second one replaces the first.
 * @throws AppError not_found (no review of theirs), invalid_input (no words)
 */
export function answerReview(
  app: App,
  member: { id: string },
  { reviewId, text }: { reviewId: string; text: string },
): Promise<void> {
  const answer = text.trim();
  return transaction(app, async (tx) => {
    if (!(await mayAnswer(tx, member.id, reviewId))) throw new AppError('not_found');
    if (answer === '') throw new AppError('invalid_input');
    await saveAnswer(tx, reviewId, answer, app.clock.now());
  });
}
