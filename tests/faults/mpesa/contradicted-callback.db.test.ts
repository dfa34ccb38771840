import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { settle } from '#server/payments/attempts/settling/settle.ts';
import { freshPhone, openScenario, PRICE_KES, PUSH_PATH, QUERY_PATH, type Stay } from '../../support/scenario.ts';
import { sendForgedCallback } from '../support/forged-callback.ts';
import { checkInvariants, expectPaidOnce, stateOf } from '../support/invariants.ts';

const scenario = await openScenario();
afterEach(() => {
  vi.restoreAllMocks();
});

const attemptOf = async (stay: Stay) =>
  (
    await scenario.query<{ id: string; checkout: string | null; receipt: string | null }>(
      sql`select a.id, a.checkout_request_id as checkout, a.receipt
          from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  )[0];
const asked = async () => (await scenario.calls('daraja', QUERY_PATH)).length;

test('F9 and F11: when the push was not answered and M-Pesa contradicts its callback M-Pesa is asked again after 1, 5 and 30 minutes', async () => {
  const stay = await scenario.book();
  await scenario.product.control('daraja', 'faults', { match: { path: PUSH_PATH }, do: 'reset_after', times: 1 });
  await scenario.prompt(stay, '26');
  expect(await attemptOf(stay)).toMatchObject({ checkout: null });
  await scenario.advance(4);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/failed',
    attempts: [{ status: 'cancelled', by: 'query' }],
    issues: ['callback_contradicted'],
    ledger: {},
  });
  // Only the callback names the push: the answer to the push was lost.
  expect(await attemptOf(stay)).toMatchObject({ checkout: expect.stringMatching(/^ws_CO_/) });
  const before = await asked();
  await scenario.pass(35 * 60, 30);
  expect((await asked()) - before).toBe(3);
  await checkInvariants(scenario, stay);
});

test('a second receipt for a push that has one is a case with both receipts', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  const { receipt } = (await attemptOf(stay)) ?? {};
  const second = await sendForgedCallback(scenario, stay);
  await scenario.advance(2);
  const state = await expectPaidOnce(scenario, stay);
  const amountMinor = PRICE_KES * 100;
  expect(state).toMatchObject({ attempts: [{ receipt }], issues: ['receipt_contradicted'] });
  expect(
    await scenario.query(
      sql`select expected, found from reconciliation_issues where subject = ${(await attemptOf(stay))?.id}`,
    ),
  ).toEqual([{ expected: { receipt, amountMinor }, found: { receipt: second, amountMinor } }]);
  await checkInvariants(scenario, stay);
});

test.each([
  { code: '1037', says: 'that it was not paid' },
  { code: undefined, says: 'nothing' },
])('F9: when M-Pesa’s query says $says while its list confirms the payment no case is left', async ({ code }) => {
  const stay = await scenario.book();
  await scenario.prompt(stay, freshPhone());
  const { id = '' } = (await attemptOf(stay)) ?? {};
  const { app } = scenario.product;
  if (!app.daraja) throw new Error('M-Pesa is off');
  const ask = vi.spyOn(app.daraja, 'queryStk').mockImplementation(async () => {
    const proof = { verified: true, receivedMinor: PRICE_KES * 100, resultCode: '0' };
    // The callback is old enough to count by itself.
    if (code || (await isOld(id))) {
      const outcome = { status: 'succeeded', proof } as const;
      await transaction(app, (tx) => settle(app, tx, { attemptId: id, outcome, source: 'job' }));
    }
    return code
      ? { kind: 'result', code, description: 'nobody answered', merchantRequestId: 'x' }
      : { kind: 'no_information', reason: 'unavailable', detail: 'a test' };
  });
  await scenario.pass(code ? 5 : 45, 5);
  expect(ask).toHaveBeenCalled();
  expect(await expectPaidOnce(scenario, stay)).toMatchObject({ attempts: [{ verified: true }], issues: [] });
  expect(await scenario.query(sql`select next_check_at from payment_attempts where id = ${id}`)).toEqual([
    { next_check_at: null },
  ]);
});

/** Whether a callback about it came at least half a minute ago. */
const isOld = async (attemptId: string) => {
  const before = new Date(scenario.product.clock.now().getTime() - 30_000);
  return (
    (
      await scenario.query(
        sql`select 1 from provider_events where owner_id = ${attemptId} and received_at <= ${before}`,
      )
    ).length > 0
  );
};
