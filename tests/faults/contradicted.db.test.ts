import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { claimPaid } from './forger.ts';
import { freshPhone, PRICE_KES, PUSH_PATH, QUERY_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, expectOk, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => stage.product.control('daraja', 'faults', { clear: true }));
afterAll(() => stage.close());

const run = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];
const attemptOf = async (stay: Stay) =>
  (
    await run<{ id: string; checkout: string | null; receipt: string | null }>(
      sql`select a.id, a.checkout_request_id as checkout, a.receipt
          from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  )[0];
const asked = async () => (await stage.calls('daraja', QUERY_PATH)).length;

test('F9 and F11: the push was never answered, and M-Pesa contradicts its callback: asked again at 1, 5 and 30 minutes', async () => {
  const stay = await stage.book();
  await stage.product.control('daraja', 'faults', { match: { path: PUSH_PATH }, do: 'reset_after', times: 1 });
  await stage.prompt(stay, '26');
  expect(await attemptOf(stay)).toMatchObject({ checkout: null });
  await stage.advance(4);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'cancelled', by: 'query' }],
    issues: ['callback_contradicted'],
    ledger: {},
  });
  // The callback is the first and only one to name the push.
  expect(await attemptOf(stay)).toMatchObject({ checkout: expect.stringMatching(/^ws_CO_/) });
  const before = await asked();
  await stage.pass(35 * 60, 30);
  expect((await asked()) - before).toBe(3);
  await checkInvariants(stage, stay);
});

test('a second receipt for a push that has one is a case, with both', async () => {
  const stay = await stage.book();
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  const { receipt } = (await attemptOf(stay)) ?? {};
  const second = await claimPaid(stage, stay);
  await stage.advance(2);
  const state = await expectOk(stage, stay);
  const amountMinor = PRICE_KES * 100;
  expect(state).toMatchObject({ attempts: [{ receipt }], issues: ['receipt_contradicted'] });
  expect(
    await run(sql`select expected, found from reconciliation_issues where subject = ${(await attemptOf(stay))?.id}`),
  ).toEqual([{ expected: { receipt, amountMinor }, found: { receipt: second, amountMinor } }]);
  await checkInvariants(stage, stay);
});
