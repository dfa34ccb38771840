import type { App } from '../../app.ts';
import type { Effect } from '../finish-event.ts';
import type { Attempt } from '../repository.ts';
import { applyStripeRefunds } from './apply-stripe-refund.ts';

/** Events that tell of money going back to a card. */
export const isRefundEvent = (type: string): boolean => type.startsWith('refund.') || type === 'charge.refunded';

/**
 * What an event about refunds does: Stripe is asked for every refund of the payment, outside any transaction, since its
 * order and age say nothing about how things are now.
 * @returns the effect, to be run in the event's own transaction; undefined when Stripe could not say
 */
export async function judgeRefunds(app: App, attempt: Attempt): Promise<Effect | undefined> {
  if (!app.stripe || !attempt.stripeIntentId) return undefined;
  const found = await app.stripe.listRefunds(attempt.stripeIntentId);
  if (found.kind !== 'refunds') return undefined;
  return async (tx) => ((await applyStripeRefunds(app, tx, attempt, found.refunds)) ? 'applied' : 'no_effect');
}
