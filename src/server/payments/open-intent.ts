import { AppError } from '#shared/errors.ts';
import type { App } from '../app.ts';
import { transaction } from '../db/client.ts';
import { applyIntent } from './ask-stripe.ts';
import { createIntentFor } from './create-intent.ts';
import { raiseUnlessClosed } from './reconciliation/raise-issue.ts';
import type { Attempt } from './repository.ts';
import { settle } from './settle.ts';

/**
 * Makes sure that an open card payment can no longer be paid, before another way of paying begins or because its
 * booking ended. Stripe decides: if the card was quicker, its success is settled instead.
 * @throws AppError payment_in_progress while Stripe cannot say; provider_unavailable while cards are switched off, which
 *   is a case: the form may still be open
 */
export async function endOpenIntent(app: App, attempt: Attempt): Promise<void> {
  if (!app.stripe) {
    await tellOfCardsOff(app, attempt);
    throw new AppError('provider_unavailable');
  }
  // An intent whose creation was never answered exists or not: the same key tells, and gives its id.
  const intentId = attempt.stripeIntentId ?? (await createIntentFor(app, attempt)).id;
  // A refusal would be replayed under its key, even once the intent can be cancelled again: hence the count of looks.
  const ended = await app.stripe.cancelIntent(intentId, 'abandoned', `pic:${attempt.id}:${attempt.checks}`);
  if (ended.kind === 'canceled' || ended.kind === 'missing') {
    await transaction(app, (tx) =>
      settle(app, tx, attempt.id, { status: 'cancelled', error: 'intent_canceled' }, 'poll'),
    );
    return;
  }
  const now = await app.stripe.retrieveIntent(intentId);
  if (now.kind === 'intent') await transaction(app, (tx) => applyIntent(app, tx, attempt, now, 'poll'));
  if (now.kind === 'intent' && (now.status === 'succeeded' || now.status === 'canceled')) return;
  throw new AppError('payment_in_progress', { retryAfter: 10 });
}

/** Once: whoever closes the case has looked at Stripe, and every sweep finds the form again. */
function tellOfCardsOff(app: App, { id }: Attempt): Promise<void> {
  const about = { code: 'outcome_unknown', subject: id, found: 'cards_off' } as const;
  return transaction(app, (tx) => raiseUnlessClosed(app, tx, { ...about, at: app.clock.now() }));
}
