import { eq, or } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import type { StripeDispute } from '../../outside/stripe-disputes.ts';
import { readEvent } from '../../outside/stripe-webhook.ts';
import type { Effect } from '../finish-event.ts';
import type { ProviderEvent } from '../inbox.ts';
import { raiseIssue } from '../reconciliation/raise-issue.ts';
import type { Attempt } from '../repository.ts';
import { paymentAttempts } from '../tables.ts';
import { applyDispute } from './apply-dispute.ts';

/** Events that tell of a cardholder's bank: its disputes, and its early warnings of fraud. */
export const isDisputeEvent = (type: string): boolean =>
  type.startsWith('charge.dispute.') || type.startsWith('radar.early_fraud_warning.');

/**
 * What an event about a dispute does: Stripe is asked how it stands, outside any transaction.
 * @param attempt whose intent the event names, if we know it
 * @returns undefined when Stripe could not say
 */
export async function judgeDisputeEvent(
  app: App,
  event: ProviderEvent,
  attempt: Attempt | undefined,
): Promise<Effect | undefined> {
  const { objectId } = readEvent(JSON.parse(event.raw.toString('utf8')));
  if (event.eventType.startsWith('radar.')) return warning(app, objectId, attempt);
  const found = await app.stripe?.retrieveDispute(objectId);
  if (found?.kind === 'missing') {
    return async (tx) => {
      await raiseIssue(app, tx, { code: 'provider_object_missing', subject: objectId, at: app.clock.now() });
      return 'no_effect';
    };
  }
  if (found?.kind !== 'dispute') return undefined;
  return async (tx) => {
    const ours = attempt ?? (await findDisputed(tx, found));
    if (ours) return applyDispute(app, tx, ours, found);
    const { amountCents, chargeId } = found;
    const about = { found: { amountCents, chargeId }, at: app.clock.now() };
    await raiseIssue(app, tx, { code: 'dispute_unknown', subject: found.id, ...about });
    return 'no_effect';
  };
}

/** Nothing has happened yet: a person may pay the money back before the bank takes it, and a fee with it. */
function warning(app: App, objectId: string, attempt: Attempt | undefined): Effect {
  return async (tx) => {
    const subject = attempt?.id ?? objectId;
    await raiseIssue(app, tx, { code: 'fraud_warning', subject, found: { stripeId: objectId }, at: app.clock.now() });
    return 'applied';
  };
}

async function findDisputed(tx: Tx, { intentId, chargeId }: StripeDispute): Promise<Attempt | undefined> {
  const [found] = await tx
    .select()
    .from(paymentAttempts)
    .where(
      or(
        intentId ? eq(paymentAttempts.stripeIntentId, intentId) : undefined,
        chargeId ? eq(paymentAttempts.receipt, chargeId) : undefined,
      ),
    )
    .limit(1);
  return found;
}
