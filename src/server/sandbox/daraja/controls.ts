import { z } from 'zod';
import type { SimClock } from '../sim-clock.ts';
import type { Money } from './money.ts';
import type { Orders } from './orders.ts';
import type { Pushes } from './pushes.ts';

/** The phone of somebody whom we have never sent a push. */
const STRANGER = '254799000001';

const FloatBody = z.strictObject({ kes: z.int().min(0) });
const ForeignBody = z.strictObject({ amountKes: z.int().min(1).max(250_000), reference: z.string().max(20) });

/**
 * The controls of this simulator, beside those of `control.ts`, which all simulators have:
 * - POST float `{kes}`: sets what the account that we send from holds, in whole shillings → the same
 * - POST foreign `{amountKes, reference}`: somebody pays to the PayBill by hand → `{receipt}`
 * - POST forget: M-Pesa has lost every push, order and receipt; clock, tokens, fault rules, calls and the list of
 *   movements stay
 */
export function darajaControls(parts: { clock: SimClock; money: Money; pushes: Pushes; orders: Orders }) {
  const { clock, money, pushes, orders } = parts;
  return {
    'POST float': (body: unknown) => {
      const { kes } = FloatBody.parse(body);
      money.setFloat(kes);
      return { kes };
    },
    'POST foreign': (body: unknown) => {
      const { amountKes, reference } = ForeignBody.parse(body);
      const payment = { phone: STRANGER, amountKes, accountReference: reference };
      return { receipt: money.payByHand(payment, clock.nowMs()).receipt };
    },
    'POST forget': () => {
      pushes.forget();
      orders.forget();
      money.forget();
      return {};
    },
  };
}
