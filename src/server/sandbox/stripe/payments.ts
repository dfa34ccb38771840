import type Stripe from 'stripe';
import type { KnownCard } from './cards.ts';
import { cleared, createIntentOutcomes, type PaymentParts } from './intent-outcomes.ts';
import { CANCELABLE, CONFIRMABLE, challengeIdOf, unexpectedState } from './intent-states.ts';
import type { Challenge } from './memory.ts';
import { buildIntent, type KeptIntent, type NewIntent, newId, secondsOf } from './objects.ts';
import { createProcessing } from './processing.ts';
import type { CardProblem } from './test-cards.ts';

const notAuthenticated: CardProblem = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export type Payments = ReturnType<typeof createPayments>;

/**
 * Everything that happens to a PaymentIntent, at once or by the clock. Each change is stored and emitted as an event.
 */
export function createPayments(parts: PaymentParts) {
  const { memory, clock, events } = parts;
  const { intents, challenges } = memory;
  const outcomes = createIntentOutcomes(parts);
  const { askBank, ...processing } = createProcessing(parts, outcomes);
  const { challengeOwner, voidChallenge } = createChallenges(parts, outcomes);

  return {
    create(wish: Omit<NewIntent, 'createdMs'>): KeptIntent {
      const intent = buildIntent({ ...wish, createdMs: clock.nowMs() });
      intents.put(intent.id, intent);
      events.emit('payment_intent.created', intent);
      return intent;
    },

    /** Tries a card. @throws StripeProblem 400 `payment_intent_unexpected_state` */
    confirm(intent: KeptIntent, card: KnownCard): KeptIntent {
      if (!CONFIRMABLE.includes(intent.status)) throw unexpectedState(intent, 'confirm', CONFIRMABLE);
      voidChallenge(intent);
      const paymentMethod = newId('pm');
      if (card.challenge) challengeOwner(intent, card, paymentMethod);
      else askBank(intent, card, paymentMethod);
      return intents.get(intent.id) ?? intent;
    },

    /** The cardholder answers 3-D Secure; `close` leaves the challenge open. @returns undefined unless it was open */
    answerChallenge(challenge: Challenge, result: 'complete' | 'fail' | 'close'): KeptIntent | undefined {
      const intent = intents.get(challenge.intentId);
      if (!intent || result === 'close') return intent;
      if (challenge.state !== 'open') throw unexpectedState(intent, 'authenticate', ['requires_action']);
      challenges.put(challenge.id, { ...challenge, state: result === 'complete' ? 'completed' : 'failed' });
      if (result === 'complete') askBank(intent, challenge.card, challenge.paymentMethod);
      else outcomes.fail(intent, notAuthenticated, { type: 'invalid_request_error' });
      return intents.get(intent.id);
    },

    /** @throws StripeProblem 400 `payment_intent_unexpected_state` */
    cancel(intent: KeptIntent, reason: Stripe.PaymentIntent.CancellationReason | null): KeptIntent {
      if (!CANCELABLE.includes(intent.status)) throw unexpectedState(intent, 'cancel', CANCELABLE);
      voidChallenge(intent);
      const canceled = outcomes.change(intent, {
        next_action: null,
        status: 'canceled',
        canceled_at: secondsOf(clock.nowMs()),
        cancellation_reason: reason,
      });
      events.emit('payment_intent.canceled', canceled);
      return canceled;
    },

    /** How long the bank takes from now on, in simulated time; 0, as at first: it answers at once. */
    setProcessingMs: processing.setProcessingMs,

    /** Continues after a restart: plans again what is still to happen. */
    resume(): void {
      processing.resume();
      outcomes.resume();
    },
  };
}

/** The challenges of 3-D Secure: an intent has one open challenge at most. */
function createChallenges(
  { memory: { challenges }, events }: PaymentParts,
  { change }: ReturnType<typeof createIntentOutcomes>,
) {
  return {
    challengeOwner(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
      const challenge: Challenge = { id: newId('tds'), intentId: intent.id, paymentMethod, card, state: 'open' };
      challenges.put(challenge.id, challenge);
      const asked = change(intent, {
        ...cleared,
        status: 'requires_action',
        payment_method: paymentMethod,
        next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure', id: challenge.id } },
      });
      events.emit('payment_intent.requires_action', asked);
    },

    voidChallenge(intent: KeptIntent): void {
      const open = challenges.get(challengeIdOf(intent) ?? '');
      if (open) challenges.put(open.id, { ...open, state: 'void' });
    },
  };
}
