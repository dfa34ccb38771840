import { eq, or } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { StripeDispute } from '#server/outside/stripe-disputes.ts';
import { readEvent } from '#server/outside/stripe-webhook.ts';
import { raiseIssue } from '../cases/raise-issue.ts';
import type { Effect } from '../inbox/finish-event.ts';
import type { ProviderEvent } from '../inbox/receive-event.ts';
import type { Attempt } from '../records/repository.ts';
import { paymentAttempts } from '../records/tables.ts';
import { applyDispute } from './apply-dispute.ts';

/** Whether a Stripe event is about a dispute or an early fraud warning. */
export const isDisputeEvent = (type: string): boolean =>
  type.startsWith('charge.dispute.') || type.startsWith('radar.early_fraud_warning.');

/**
 * Judges an event about a dispute: asks Stripe for its present status, outside any transaction.
 * @param attempt the one whose intent the event names, if we know it
 * @returns the effect, which runs in the event's transaction; undefined when Stripe did not answer
 */
export async function judgeDisputeEvent(
  app: App,
  event: ProviderEvent,
  attempt: Attempt | undefined,
): Promise<Effect | undefined> {
  const { objectId } = readEvent(JSON.parse(event.raw.toString('utf8')));
  if (event.eventType.startsWith('radar.')) return noteFraudWarning(app, objectId, attempt);
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

/** A fraud warning moves no money. Its case lets a person refund the payment before the bank takes it with a fee. */
function noteFraudWarning(app: App, objectId: string, attempt: Attempt | undefined): Effect {
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
