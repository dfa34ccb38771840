import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { INTENTS_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.close());

const offered = async (stay: Stay) =>
  (await stage.call<PaymentOptions>(`/api/payments/options/${stay.id}`, { as: stay.traveller })).body;

const cases = async () => {
  const { rows } = await stage.product.app.db.execute(
    sql`select status, found ->> 'code' as code, note from reconciliation_issues order by created_at`,
  );
  return rows;
};

test.each([
  [401, 'StripeAuthenticationError'],
  [403, 'StripePermissionError'],
])('Stripe answers %i: cards are off for everybody, and on again once it takes our keys', async (status, code) => {
  const [first, second] = [await stage.book(), await stage.book()];
  const before = await cases();
  await stage.product.control('stripe', 'faults', { match: { path: INTENTS_PATH }, do: `status:${status}`, times: 50 });
  expect((await offered(second)).card).toMatchObject({ available: true, reason: null });
  expect(await stage.intent(first)).toMatchObject({ status: 502, body: { code: 'provider_refused' } });
  expect(await stateOf(stage.product, first)).toMatchObject({ standing: 'pending/failed', ledger: {} });
  for (const stay of [first, second]) {
    expect((await offered(stay)).card).toMatchObject({ available: false, reason: 'method_off' });
    expect((await offered(stay)).mpesa.available).toBe(true);
    expect(await stage.intent(stay)).toMatchObject({ status: 503, body: { code: 'method_off' } });
  }
  expect((await stateOf(stage.product, second)).attempts).toEqual([]);
  expect(await cases()).toEqual([...before, { status: 'open', code, note: null }]);

  // Five minutes later somebody may find out whether that is still so.
  await stage.pass(301, 60);
  expect((await offered(second)).card.available).toBe(true);
  expect((await stage.intent(second)).body.code).toBe('provider_refused');
  expect((await offered(first)).card.available).toBe(false);
  expect(await cases()).toHaveLength(before.length + 1);

  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.pass(301, 60);
  await stage.card(second, '4242424242424242');
  await stage.advance(2);
  await expectOk(stage, second);
  expect(await cases()).toEqual([...before, { status: 'closed', code, note: 'taken again' }]);
  await checkInvariants(stage, second);
});
