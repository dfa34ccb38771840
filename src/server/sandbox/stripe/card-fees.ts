import type { SimClock } from '../sim-clock.ts';
import type { Balance } from './balance.ts';
import { feeFor } from './balance-objects.ts';
import type { Events } from './events.ts';
import type { Memory } from './memory.ts';
import type { KeptCharge } from './objects.ts';

type Parts = { memory: Memory; clock: SimClock; events: Events; balance: Balance };

/** With automatic asynchronous capture Stripe knows its fee a little after the payment succeeded. */
const FEE_AFTER_MS = 1_000;

/** Stripe's fee of each charge: planned when it succeeds, then posted to our balance. */
export function createCardFees({ memory: { charges }, clock, events, balance }: Parts) {
  function plan(charge: KeptCharge): void {
    clock.at(charge.created * 1000 + FEE_AFTER_MS, () => post(charge.id));
  }

  function post(chargeId: string): void {
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
    plan,
    /** Continues after a restart: plans again the fees that were not posted. */
    resume(): void {
      for (const charge of charges.list()) if (charge.paid && charge.balance_transaction === null) plan(charge);
    },
  };
}
