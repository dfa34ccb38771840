import type { SimClock } from '../sim-clock.ts';
import { buildBalanceTransaction, type KeptBalanceTransaction, type NewBalanceTransaction } from './balance-objects.ts';
import type { Memory, Movement } from './memory.ts';
import type { KeptCharge } from './objects.ts';

export type Balance = ReturnType<typeof createBalance>;

/**
 * Our balance at Stripe: the balance transactions of Stripe's API, and the movements of `GET moved`, which tests
 * compare.
 */
export function createBalance({ memory, clock }: { memory: Memory; clock: SimClock }) {
  return {
    post(wish: Omit<NewBalanceTransaction, 'createdMs'>): KeptBalanceTransaction {
      const money = buildBalanceTransaction({ ...wish, createdMs: clock.nowMs() });
      memory.balanceTransactions.put(money.id, money);
      return money;
    },

    /** Records that money moved. */
    move(charge: KeptCharge, { kind, amount, source }: Pick<Movement, 'kind' | 'amount' | 'source'>): void {
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
