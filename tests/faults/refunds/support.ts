import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { openScenario, PRICE_CENTS, PRICE_KES, type Stay } from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';

// What the tests of refunds share. It is loaded anew for each test file, which thus has a product of its own.
export const scenario = await openScenario();

export const good = '4242424242424242';

/** @param phone the two digits of a special phone */
export async function paidByPhone(phone: string): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.prompt(stay, phone);
  await scenario.pass(6);
  expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/completed');
  return stay;
}

export async function paidByCard(number = good): Promise<Stay> {
  const stay = await scenario.book();
  await scenario.card(stay, number);
  await scenario.pass(2);
  expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/completed');
  return stay;
}

export const taken = async (stay: Stay) => {
  const { rows } = await scenario.product.app.db.execute(
    sql`select taken from service_days where service_id = ${stay.serviceId} and date = ${stay.startDate}`,
  );
  return rows[0]?.taken;
};

export const intentOf = async (stay: Stay) => {
  const { rows } = await scenario.product.app.db.execute(
    sql`select a.stripe_intent_id as intent from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${stay.id}`,
  );
  return rows[0]?.intent;
};

/** L6 and L6b. */
export const MPESA_REFUND = {
  refund: {
    'customer:deposits:USD': PRICE_CENTS,
    'fx:KES': PRICE_KES * 100,
    'fx:USD': -PRICE_CENTS,
    'refund:pending:KES': -PRICE_KES * 100,
  },
  refund_done: { 'mpesa:collection:KES': -PRICE_KES * 100, 'refund:pending:KES': PRICE_KES * 100 },
};

export const CARD_REFUND = {
  refund: { 'customer:deposits:USD': PRICE_CENTS, 'refund:pending:USD': -PRICE_CENTS },
  refund_done: { 'refund:pending:USD': PRICE_CENTS, 'stripe:clearing:USD': -PRICE_CENTS },
};
