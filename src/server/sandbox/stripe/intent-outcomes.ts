import type { SimClock } from '../sim-clock.ts';
import type { Balance } from './balance.ts';
import { createCardFees } from './card-fees.ts';
import type { KnownCard } from './cards.ts';
import type { Disputes } from './disputes.ts';
import type { Events } from './events.ts';
import type { Memory } from './memory.ts';
import { buildCharge, type KeptCharge, type KeptIntent } from './objects.ts';
import type { CardProblem } from './test-cards.ts';

export type PaymentParts = { memory: Memory; clock: SimClock; events: Events; balance: Balance; disputes: Disputes };

/** What a new try clears. */
export const cleared = { next_action: null, last_payment_error: null, payment_method: null } as const;

export type IntentOutcomes = ReturnType<typeof createIntentOutcomes>;

/** What the bank's decision about a card does to its intent. Each change is stored and emitted as an event. */
export function createIntentOutcomes(parts: PaymentParts) {
  const { memory, clock, events, balance, disputes } = parts;
  const { intents, charges } = memory;
  const fees = createCardFees(parts);

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
      ...cleared,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      payment_method: paymentMethod,
    });
    events.emit('payment_intent.succeeded', paid);
    fees.plan(charge);
    if (!card.later) return;
    memory.laterEvents.put(charge.id, card.later);
    disputes.expectReport(charge.id, card.later);
  }

  function fail(intent: KeptIntent, problem: CardProblem, more: { type: string; charge?: KeptCharge }): void {
    const { charge, type } = more;
    const failed = change(intent, {
      ...cleared,
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

  /** The bank decides about a card as the test card says. */
  function decide(intent: KeptIntent, card: KnownCard, paymentMethod: string): void {
    const { verdict } = card;
    if (verdict.kind === 'approve') {
      succeed(intent, card, paymentMethod);
      return;
    }
    const charge = buildCharge({ intent, card, paymentMethod, problem: verdict, createdMs: clock.nowMs() });
    charges.put(charge.id, charge);
    fail(intent, verdict, { type: 'card_error', charge });
  }

  return { change, fail, decide, resume: fees.resume };
}
