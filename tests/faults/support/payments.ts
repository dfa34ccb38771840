import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { QUERY_PATH, type Scenario, type Stay } from '../../support/scenario.ts';
import { stateOf } from './invariants.ts';

const CARD = '4242424242424242';

/** A booking that is paid. @param by a card, the two digits of a special phone, or the number of another one */
export async function bookAndPay(
  scenario: Scenario,
  by = CARD,
  wish: Parameters<Scenario['book']>[0] = {},
): Promise<Stay> {
  const stay = await scenario.book(wish);
  if (by.length === 2 || by.startsWith('+')) await scenario.prompt(stay, by);
  else await scenario.card(stay, by);
  await scenario.pass(6);
  expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/completed');
  return stay;
}

/** Stripe's intent of a booking's only card payment. */
export async function intentOf(scenario: Scenario, { id }: Stay): Promise<string> {
  const [row] = await scenario.query<{ intent: string | null }>(
    sql`select a.stripe_intent_id as intent from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${id} and a.provider = 'stripe'`,
  );
  return row?.intent ?? expect.unreachable('there is no intent');
}

/** An admin grants a goodwill refund of a part. @param amount dollars */
export async function refundPart(
  scenario: Scenario,
  { id }: Stay,
  { amount = 40, bearer }: { amount?: number; bearer?: 'us' | 'everyone' } = {},
): Promise<void> {
  const body = { amount, reason: 'No lunch', ...(bearer && { bearer }) };
  const { status } = await scenario.call(`/api/admin/bookings/${id}/refunds`, { as: await scenario.admin(), body });
  expect(status).toBe(201);
}

/** From now on M-Pesa answers no queries about pushes. */
export const failQueries = ({ product }: Scenario) =>
  product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 5_000 });

/** Ends `failQueries` and all other faults of M-Pesa. */
export const clearFaults = ({ product }: Scenario) => product.control('daraja', 'faults', { clear: true });
