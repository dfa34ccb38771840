import type { SimClock } from '../sim-clock.ts';
import { buildBalanceTransaction, type KeptBalanceTransaction, type NewBalanceTransaction } from './balance-objects.ts';
import type { Memory, Movement } from './memory.ts';
import type { KeptCharge } from './objects.ts';

export type Balance = ReturnType<typeof createBalance>;

/** Our balance at Stripe, twice: as Stripe tells it, and as `GET moved` does for the tests' second opinion. */
export function createBalance({ memory, clock }: { memory: Memory; clock: SimClock }) {
  return {
    post(wish: Omit<NewBalanceTransaction, 'createdMs'>): KeptBalanceTransaction {
      const money = buildBalanceTransaction({ ...wish, createdMs: clock.nowMs() });
      memory.balanceTransactions.put(money.id, money);
      return money;
    },

    /** @param amount minor units, negative when money leaves  @param source id of the charge, refund or dispute */
    move(charge: KeptCharge, kind: Movement['kind'], amount: number, source: string): void {
      memory.movements.put(`${kind}:${source}`, {
        kind,
        source,
        paymentIntent: charge.payment_intent,
        charge: charge.id,
        amount,
        currency: charge.currency,
        metadata: charge.metadata,
        at: clock.now().toISOString(),
      });
    },
  };
}
