import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import type { StripeIntent } from '#server/outside/stripe-outcomes.ts';
import { openScenario, PRICE_CENTS } from '../../support/scenario.ts';
import { stateOf } from '../support/invariants.ts';
import { rows } from '../support/rows.ts';

const scenario = await openScenario();
afterEach(() => vi.restoreAllMocks());

/** Stripe's answer about each intent, with these fields changed. */
function stripeSays(other: Partial<StripeIntent>): void {
  const { stripe } = scenario.product.app;
  if (!stripe) throw new Error('Cards are off');
  const ask = stripe.retrieveIntent.bind(stripe);
  vi.spyOn(stripe, 'retrieveIntent').mockImplementation(async (id) => {
    const answer = await ask(id);
    return answer.kind === 'intent' ? { ...answer, ...other } : answer;
  });
}

test.each<{ what: string; other: Partial<StripeIntent> }>([
  { what: 'a cent less', other: { amountCents: PRICE_CENTS - 1, amountReceivedCents: PRICE_CENTS - 1 } },
  { what: 'a cent more', other: { amountCents: PRICE_CENTS + 1, amountReceivedCents: PRICE_CENTS + 1 } },
  { what: 'another currency', other: { currency: 'kes' } },
  { what: 'another attempt', other: { attemptId: '0199c3a2-5d7e-7000-8000-000000000000' } },
  { what: 'no attempt', other: { attemptId: undefined } },
])('an intent that succeeded with $what confirms nothing, and is a case', async ({ other }) => {
  const stay = await scenario.book();
  stripeSays(other);
  await scenario.card(stay, '4242424242424242');
  await scenario.pass(180, 20);
  expect(await scenario.verify(stay)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'pending/pending',
    attempts: [{ status: 'prompted', received: null, receipt: null }],
    ledger: {},
    mails: { confirmed: 0, newBooking: 0 },
  });
  // There is one case with every field that differs, however often the intent was read.
  const [attempt] = await rows<{ id: string }>(
    scenario.product.app,
    sql`select a.id from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
  );
  const expected = { amount: PRICE_CENTS, currency: 'usd', attemptId: attempt?.id };
  const found = { ...expected, ...('amountCents' in other ? { amount: other.amountCents } : other) };
  expect(
    await rows(
      scenario.product.app,
      sql`select code, expected, found from reconciliation_issues where subject = ${attempt?.id}`,
    ),
  ).toEqual([{ code: 'intent_mismatch', expected, found: JSON.parse(JSON.stringify(found)) }]);
});
