import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { raiseUnlessClosed } from '../../cases/raise-issue.ts';
import type { Attempt } from '../../records/repository.ts';
import { paymentInProgress, STRIPE_WAIT_SECONDS } from '../settling/payment-in-progress.ts';
import { settle } from '../settling/settle.ts';
import { applyIntent } from './ask-stripe.ts';
import { createIntentFor } from './create-intent.ts';

/**
 * Cancels an open card payment at Stripe, because another method of payment begins or because its booking or change has
 * ended. If the card was charged before, that success is settled instead.
 * @throws AppError payment_in_progress (Stripe could not say), provider_unavailable (cards are switched off, and the
 *   form may still be open: a case is opened)
 */
export async function cancelOpenIntent(app: App, attempt: Attempt): Promise<void> {
  if (!app.stripe) {
    await raiseCardsOff(app, attempt);
    throw new AppError('provider_unavailable');
  }
  // If the creation of the intent was never answered, the same call with the same Idempotency-Key gives its id.
  const intentId = attempt.stripeIntentId ?? (await createIntentFor(app, attempt)).id;
  // Stripe repeats a refusal for the same Idempotency-Key, so the key changes with the number of checks.
  const ended = await app.stripe.cancelIntent(intentId, 'abandoned', `pic:${attempt.id}:${attempt.checks}`);
  if (ended.kind === 'canceled' || ended.kind === 'missing') {
    const outcome = { status: 'cancelled', error: 'intent_canceled' } as const;
    await transaction(app, (tx) => settle(app, tx, { attemptId: attempt.id, outcome, source: 'poll' }));
    return;
  }
  const intent = await app.stripe.retrieveIntent(intentId);
  if (intent.kind === 'intent')
    await transaction(app, (tx) => applyIntent(app, tx, { attempt, intent, source: 'poll' }));
  if (intent.kind === 'intent' && (intent.status === 'succeeded' || intent.status === 'canceled')) return;
  throw paymentInProgress(STRIPE_WAIT_SECONDS);
}

/** Opens the case once, because every sweep finds the same form. An admin who closes it has looked at Stripe. */
function raiseCardsOff(app: App, { id }: Attempt): Promise<void> {
  const issue = { code: 'outcome_unknown', subject: id, found: 'cards_off' } as const;
  return transaction(app, (tx) => raiseUnlessClosed(app, tx, { ...issue, at: app.clock.now() }));
}
