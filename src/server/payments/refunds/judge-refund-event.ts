import type { App } from '#server/app.ts';
import type { Effect } from '../inbox/finish-event.ts';
import type { Attempt } from '../records/repository.ts';
import { applyStripeRefunds } from './apply-stripe-refund.ts';

/** Whether a Stripe event is about refunds. */
export const isRefundEvent = (type: string): boolean => type.startsWith('refund.') || type === 'charge.refunded';

/**
 * Judges an event about refunds: asks Stripe for every refund of the attempt, outside any transaction. The event's own content
 * may be outdated, because events come late and in any order.
 * @returns the effect, which runs in the event's transaction; undefined when Stripe did not answer
 */
export async function judgeRefunds(app: App, attempt: Attempt): Promise<Effect | undefined> {
  if (!app.stripe || !attempt.stripeIntentId) return undefined;
  const found = await app.stripe.listRefunds(attempt.stripeIntentId);
  if (found.kind !== 'refunds') return undefined;
  return async (tx) => ((await applyStripeRefunds(app, tx, attempt, found.refunds)) ? 'applied' : 'no_effect');
}
