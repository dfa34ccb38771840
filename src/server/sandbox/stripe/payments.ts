import type Stripe from 'stripe';
import type { SimClock } from '../sim-clock.ts';
import type { Balance } from './balance.ts';
import { feeFor } from './balance-objects.ts';
import type { KnownCard } from './cards.ts';
import type { Disputes } from './disputes.ts';
import type { Events } from './events.ts';
import { CANCELABLE, CONFIRMABLE, challengeIdOf, unexpectedState } from './intent-states.ts';
import type { Challenge, Memory } from './memory.ts';
import {
  buildCharge,
  buildIntent,
  type KeptCharge,
  type KeptIntent,
  type NewIntent,
  newId,
  secondsOf,
} from './objects.ts';
import type { CardProblem } from './test-cards.ts';

type Parts = { memory: Memory; clock: SimClock; events: Events; balance: Balance; disputes: Disputes };

/** With automatic asynchronous capture Stripe knows its fee a little after the payment succeeded. */
const FEE_AFTER_MS = 1_000;

const notAuthenticated: CardProblem = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

export type Payments = ReturnType<typeof createPayments>;

/**
 * Everything that happens to a PaymentIntent, at once or by the clock. Each change is stored and emitted as an event.
 */
export function createPayments({ memory, clock, events, balance, disputes }: Parts) {
  const { intents, charges, challenges, settlements } = memory;
  let processingMs = 0;

  function change(intent: KeptIntent, changes: Partial<KeptIntent>): KeptIntent {
    const changed = { ...intent, ...changes };
    intents.put(changed.id, changed);
    return changed;
  }

  function succeed(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
    const charge = buildCharge({ intent, card, paymentMethod, createdMs: clock.nowMs() });
    charges.put(charge.id, charge);
    balance.move(charge, { kind: 'charge', amount: charge.amount, source: charge.id });
    const paid = change(intent, {
      ...settled,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: paymentMethod,
    });
    events.emit('payment_intent.succeeded', paid);
    planFee(charge);
    if (!card.later) return;
    memory.laterEvents.put(charge.id, card.later);
    disputes.expectReport(charge.id, card.later);
  }

  function fail(intent: KeptIntent, problem: CardProblem, more: { type: string; charge?: KeptCharge }): void {
    const { charge, type } = more;
    const failed = change(intent, {
      ...settled,
      status: 'requires_payment_method',
      ...(charge ? { latest_charge: charge.id } : {}),
      last_payment_error: {
        type,
        code: problem.code,
        message: problem.message,
        ...(problem.declineCode ? { decline_code: problem.declineCode } : {}),
        ...(charge ? { charge: charge.id } : {}),
      },
    });
    events.emit('payment_intent.payment_failed', failed);
  }

  function decide(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
    const { verdict } = card;
    if (verdict.kind === 'approve') {
      succeed(intent, card, paymentMethod);
    } else {
      const charge = buildCharge({ intent, card, paymentMethod, problem: verdict, createdMs: clock.nowMs() });
      charges.put(charge.id, charge);
      fail(intent, verdict, { type: 'card_error', charge });
    }
  }

  function askBank(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
    if (processingMs === 0) {
      decide(intent, card, paymentMethod);
      return;
    }
    const settlement = { intentId: intent.id, paymentMethod, card, dueMs: clock.nowMs() + processingMs };
    settlements.put(intent.id, settlement);
    const waiting = change(intent, { ...settled, status: 'processing', payment_method: paymentMethod });
    events.emit('payment_intent.processing', waiting);
    clock.at(settlement.dueMs, () => settle(intent.id));
  }

  function settle(intentId: string): void {
    const waiting = settlements.get(intentId);
    const intent = intents.get(intentId);
    if (!waiting || !intent) return;
    settlements.remove(intentId);
    decide(intent, waiting.card, waiting.paymentMethod);
  }

  function challengeOwner(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
    const challenge: Challenge = { id: newId('tds'), intentId: intent.id, paymentMethod, card, state: 'open' };
    challenges.put(challenge.id, challenge);
    const asked = change(intent, {
      ...settled,
      status: 'requires_action',
      payment_method: paymentMethod,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure', id: challenge.id } },
    });
    events.emit('payment_intent.requires_action', asked);
  }

  function voidChallenge(intent: KeptIntent): void {
    const open = challenges.get(challengeIdOf(intent) ?? '');
    if (open) challenges.put(open.id, { ...open, state: 'void' });
  }

  function planFee(charge: KeptCharge): void {
    clock.at(charge.created * 1000 + FEE_AFTER_MS, () => postFee(charge.id));
  }

  function postFee(chargeId: string): void {
    const charge = charges.get(chargeId);
    if (!charge || charge.balance_transaction !== null) return;
    const money = balance.post({
      type: 'charge',
      reportingCategory: 'charge',
      amount: charge.amount,
      fee: { amount: feeFor(charge.amount), description: 'Stripe processing fees' },
      currency: charge.currency,
      description: charge.description,
      source: charge.id,
    });
    const updated: KeptCharge = { ...charge, balance_transaction: money.id };
    charges.put(charge.id, updated);
    events.emit('charge.updated', updated, { balance_transaction: null });
  }

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
      else fail(intent, notAuthenticated, { type: 'invalid_request_error' });
      return intents.get(intent.id);
    },

    /** @throws StripeProblem 400 `payment_intent_unexpected_state` */
    cancel(intent: KeptIntent, reason: Stripe.PaymentIntent.CancellationReason | null): KeptIntent {
      if (!CANCELABLE.includes(intent.status)) throw unexpectedState(intent, 'cancel', CANCELABLE);
      voidChallenge(intent);
      const canceled = change(intent, {
        next_action: null,
        status: 'canceled',
        canceled_at: secondsOf(clock.nowMs()),
        cancellation_reason: reason,
      });
      events.emit('payment_intent.canceled', canceled);
      return canceled;
    },

    /** How long the bank takes from now on, in simulated time; 0, as at first: it answers at once. */
    setProcessingMs(ms: number): void {
      processingMs = ms;
    },

    /** Continues after a restart: plans again what is still to happen. */
    resume(): void {
      for (const { intentId, dueMs } of settlements.list()) clock.at(dueMs, () => settle(intentId));
      for (const charge of charges.list()) if (charge.paid && charge.balance_transaction === null) planFee(charge);
    },
  };
}

/** What a new try clears. */
const settled = { next_action: null, last_payment_error: null, payment_method: null } as const;
