import { randomUUID } from 'node:crypto';
import { systemClock } from '#server/clock.ts';
import { createStripe, type Stripe } from '#server/outside/stripe.ts';
import type { NewIntent } from '#server/outside/stripe-intents.ts';
import type { StripeIntent } from '#server/outside/stripe-outcomes.ts';
import type { Post } from './loopback.ts';

export const WEBHOOK_SECRET = 'whsec_outside_checks';
const SECRET_KEY = 'sk_test_outside_checks';

/** The adapter as the product makes it; it waits for nothing between its tries. */
export const cardAdapter = (apiBase: string, webhookSecret = WEBHOOK_SECRET): Stripe =>
  createStripe({
    secretKey: SECRET_KEY,
    publishableKey: 'pk_test_outside_checks',
    webhookSecret,
    apiBase,
    clock: systemClock,
    log: { warn: () => undefined },
    wait: async () => undefined,
  });

/** USD 100.00 for a new attempt. */
export function newIntentRequest(): NewIntent {
  const attempt = randomUUID();
  return {
    amountCents: 10_000,
    description: 'Mara safari, two places',
    metadata: { booking_id: randomUUID(), booking_ref: 'BK-2026-001', attempt_id: attempt },
    idempotencyKey: `pi:${attempt}`,
  };
}

export async function newIntent(stripe: Stripe): Promise<StripeIntent> {
  const outcome = await stripe.createIntent(newIntentRequest());
  if (outcome.kind !== 'intent') throw new Error(`no intent: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** Posts to the stand-in what the payer's browser or Stripe's dashboard would; returns the answer's status and body. */
export async function actAs(origin: string, path: string, fields: Record<string, string>) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export const signatureOf = ({ headers }: Post) => headers['stripe-signature'];
export const typeOf = ({ raw }: Post) => (JSON.parse(raw.toString()) as { type: string }).type;
