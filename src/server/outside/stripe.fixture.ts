import { NOON, startTestSetup, WEBHOOK_SECRET } from '#server/sandbox/stripe/simulator.fixture.ts';
import { createStripe, type Stripe, type StripeOptions } from './stripe.ts';
import type { NewIntent } from './stripe-intents.ts';
import type { StripeIntent } from './stripe-outcomes.ts';

export const newIntent: NewIntent = {
  amountCents: 10_000,
  description: 'Mara safari, two places',
  metadata: { booking_id: 'b-1', booking_ref: 'BK-2026-001', attempt_id: 'a-1' },
  idempotencyKey: 'pi:a-1',
};

/** The adapter, with its waits and warnings. */
export function createAdapter(change: Partial<StripeOptions> = {}) {
  const waits: number[] = [];
  const warnings: object[] = [];
  const stripe = createStripe({
    secretKey: 'sk_test_twende_sim',
    publishableKey: 'pk_test_twende_sim',
    webhookSecret: WEBHOOK_SECRET,
    clock: { now: () => NOON },
    log: { warn: (details) => warnings.push(details) },
    wait: async (ms) => waits.push(ms),
    ...change,
  });
  return { stripe, waits, warnings };
}

/** The adapter against the simulator. */
export async function startAdapter(change: Partial<StripeOptions> = {}) {
  const setup = await startTestSetup();
  const made = createAdapter({ apiBase: setup.origin, ...change });
  const calls = async () => (await setup.control<{ calls: { status: number }[] }>('calls')).calls.map((c) => c.status);
  const intentsMade = async () => (await setup.sdk.events.list({ type: 'payment_intent.created' })).data.length;
  return {
    ...setup,
    ...made,
    calls,
    intentsMade,
    /** An intent of USD 100.00 that this card has paid; its fee is known. @param attempt tells two of them apart */
    async paidBy(number: string, attempt = 'a-1'): Promise<StripeIntent> {
      const metadata = { ...newIntent.metadata, attempt_id: attempt };
      const created = await made.stripe.createIntent({ ...newIntent, metadata, idempotencyKey: `pi:${attempt}` });
      if (created.kind !== 'intent') throw new Error(`no intent: ${created.kind}`);
      await setup.confirm(created.clientSecret, number);
      await setup.advance(1_000);
      return created;
    },
    /** The webhooks since the last call, as the adapter reads them: type, object and intent. */
    heard() {
      const read = setup.receiver.hooks.splice(0).map(async ({ raw, signature }) => {
        const event = await made.stripe.readWebhook(raw, signature);
        return event.kind === 'event' ? [event.type, event.objectId, event.intentId] : [event.kind];
      });
      return Promise.all(read);
    },
  };
}

export async function createdBy(stripe: Stripe): Promise<StripeIntent> {
  const outcome = await stripe.createIntent(newIntent);
  if (outcome.kind !== 'intent') throw new Error(`no intent: ${outcome.kind}`);
  return outcome;
}
