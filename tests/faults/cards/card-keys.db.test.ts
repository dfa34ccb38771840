import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { INTENTS_PATH, openScenario, type Stay } from '../../support/scenario.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';

const scenario = await openScenario();

const offered = async (stay: Stay) =>
  (await scenario.call<PaymentOptions>(`/api/payments/options/${stay.id}`, { as: stay.traveller })).body;

const cases = async () => {
  const { rows } = await scenario.product.app.db.execute(
    sql`select status, found ->> 'code' as code, note from reconciliation_issues order by created_at`,
  );
  return rows;
};

test.each([
  [401, 'StripeAuthenticationError'],
  [403, 'StripePermissionError'],
])('when Stripe answers %i cards are off for everybody, until it accepts our keys again', async (status, code) => {
  const [first, second] = [await scenario.book(), await scenario.book()];
  const before = await cases();
  await scenario.product.control('stripe', 'faults', {
    match: { path: INTENTS_PATH },
    do: `status:${status}`,
    times: 50,
  });
  expect((await offered(second)).card).toMatchObject({ available: true, reason: null });
  expect(await scenario.intent(first)).toMatchObject({ status: 502, body: { code: 'provider_refused' } });
  expect(await stateOf(scenario.product, first)).toMatchObject({ standing: 'pending/failed', ledger: {} });
  for (const stay of [first, second]) {
    expect((await offered(stay)).card).toMatchObject({ available: false, reason: 'method_off' });
    expect((await offered(stay)).mpesa.available).toBe(true);
    expect(await scenario.intent(stay)).toMatchObject({ status: 503, body: { code: 'method_off' } });
  }
  expect((await stateOf(scenario.product, second)).attempts).toEqual([]);
  expect(await cases()).toEqual([...before, { status: 'open', code, note: null }]);

  // Five minutes later the keys are tried again.
  await scenario.pass(301, 60);
  expect((await offered(second)).card.available).toBe(true);
  expect((await scenario.intent(second)).body.code).toBe('provider_refused');
  expect((await offered(first)).card.available).toBe(false);
  expect(await cases()).toHaveLength(before.length + 1);

  await scenario.product.control('stripe', 'faults', { clear: true });
  await scenario.pass(301, 60);
  await scenario.card(second, '4242424242424242');
  await scenario.advance(2);
  await expectPaidOnce(scenario, second);
  expect(await cases()).toEqual([...before, { status: 'closed', code, note: 'taken again' }]);
  await checkInvariants(scenario, second);
});
