import type { App } from '#server/app.ts';
import { applyEvent, type Effect, finishEvent } from '../../inbox/finish-event.ts';
import type { ProviderEvent } from '../../inbox/receive-event.ts';
import type { Attempt } from '../../records/repository.ts';
import { isRefundEvent, judgeRefunds } from '../../refunds/judge-refund-event.ts';
import { applyIntent } from './ask-stripe.ts';

/** Processes an event of Stripe's about one of our card payments or a refund of it. */
export async function judgeCardEvent(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  if (isRefundEvent(event.eventType)) {
    return applyEvent(app, event, await settlePaymentFirst(app, attempt, await judgeRefunds(app, attempt)));
  }
  const relevant = event.eventType.startsWith('payment_intent.') || event.eventType.startsWith('charge.');
  if (!relevant || !app.stripe || !attempt.stripeIntentId) return finishEvent(app, event, 'ignored', event.eventType);
  // Events may arrive late and in any order, so the event only makes us ask for the intent's current state.
  const intent = await app.stripe.retrieveIntent(attempt.stripeIntentId);
  if (intent.kind !== 'intent') return; // tried again at the event's next time
  await applyEvent(app, event, (tx) => applyIntent(app, tx, { attempt, intent, source: 'webhook' }));
}

/**
 * Settles the payment before the effect of an event about its refund or dispute, in the same transaction, because the
 * payment's own events may arrive later.
 * @returns undefined when Stripe could not say
 */
export async function settlePaymentFirst(
  app: App,
  attempt: Attempt | undefined,
  effect: Effect | undefined,
): Promise<Effect | undefined> {
  if (!effect || !attempt?.stripeIntentId || attempt.status === 'succeeded') return effect;
  const intent = await app.stripe?.retrieveIntent(attempt.stripeIntentId);
  if (intent?.kind !== 'intent') return undefined;
  return async (tx) => {
    const paid = await applyIntent(app, tx, { attempt, intent, source: 'webhook' });
    return (await effect(tx)) === 'applied' ? 'applied' : paid;
  };
}
