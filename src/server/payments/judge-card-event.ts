import type { App } from '../app.ts';
import { applyIntent } from './ask-stripe.ts';
import { applyEvent, type Effect, finishEvent } from './finish-event.ts';
import type { ProviderEvent } from './inbox.ts';
import { isRefundEvent, judgeRefunds } from './refunds/judge-refund-event.ts';
import type { Attempt } from './repository.ts';

/** An event of Stripe's about a payment of ours, or about money going back of it. */
export async function judgeCardEvent(app: App, event: ProviderEvent, attempt: Attempt): Promise<void> {
  if (isRefundEvent(event.eventType)) {
    return applyEvent(app, event, await afterPayment(app, attempt, await judgeRefunds(app, attempt)));
  }
  const relevant = event.eventType.startsWith('payment_intent.') || event.eventType.startsWith('charge.');
  if (!relevant || !app.stripe || !attempt.stripeIntentId) return finishEvent(app, event, 'ignored', event.eventType);
  // The event only makes us ask: its order and its age say nothing about how things are now.
  const intent = await app.stripe.retrieveIntent(attempt.stripeIntentId);
  if (intent.kind !== 'intent') return; // tried again at the event's next time
  await applyEvent(app, event, (tx) => applyIntent(app, tx, attempt, intent, 'webhook'));
}

/**
 * What comes of a payment presupposes it: one whose own events are late is settled first, in the same transaction.
 * @returns undefined when Stripe could not say
 */
export async function afterPayment(
  app: App,
  attempt: Attempt | undefined,
  effect: Effect | undefined,
): Promise<Effect | undefined> {
  if (!effect || !attempt?.stripeIntentId || attempt.status === 'succeeded') return effect;
  const intent = await app.stripe?.retrieveIntent(attempt.stripeIntentId);
  if (intent?.kind !== 'intent') return undefined;
  return async (tx) => {
    const paid = await applyIntent(app, tx, attempt, intent, 'webhook');
    return (await effect(tx)) === 'applied' ? 'applied' : paid;
  };
}
