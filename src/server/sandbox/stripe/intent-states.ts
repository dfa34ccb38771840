import type Stripe from 'stripe';
import type { KeptIntent } from './objects.ts';
import { StripeProblem } from './problems.ts';

export const CONFIRMABLE = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
export const CANCELABLE = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'];

/** The id of an intent's open 3-D Secure challenge, from its next_action. */
export function challengeIdOf(intent: Stripe.PaymentIntent): string | undefined {
  const id = intent.next_action?.use_stripe_sdk?.id;
  return typeof id === 'string' ? id : undefined;
}

export function unexpectedState(intent: KeptIntent, verb: string, allowed: string[]): StripeProblem {
  return new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    doc_url: 'https://stripe.com/docs/error-codes/payment-intent-unexpected-state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}. Possible only with one of these statuses: ${allowed.join(', ')}.`,
    payment_intent: intent,
  });
}
