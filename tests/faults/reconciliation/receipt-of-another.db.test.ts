import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { freshPhone, openScenario, type Stay } from '../../support/scenario.ts';
import { SILENT_PHONE, sendForgedCallback } from '../support/forged-callback.ts';
import { checkInvariants, expectPaidOnce, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';
import { clearFaults, failQueries } from '../support/payments.ts';

const scenario = await openScenario();

interface Known {
  id: string;
  receipt: string | null;
}
const attemptOf = async (stay: Stay): Promise<Known> =>
  (
    await scenario.query<Known>(
      sql`select a.id, a.receipt from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  )[0] ?? expect.unreachable('there is no attempt');
const caseOf = async ({ id }: Known) =>
  await scenario.query<{ found: unknown }>(
    sql`select status, found from reconciliation_issues where code = 'receipt_contradicted' and subject = ${id}`,
  );

/** A verified payment with its receipt. */
async function paid(): Promise<{ stay: Stay; receipt: string; id: string }> {
  const stay = await scenario.book();
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  await expectPaidOnce(scenario, stay);
  const { receipt, id } = await attemptOf(stay);
  return { stay, receipt: receipt ?? '', id };
}

test('F9 and F15: a forged success with the receipt of another payment, while M-Pesa cannot be asked, is a case and does not count', async () => {
  const other = await paid();
  await failQueries(scenario);
  const stay = await scenario.book();
  await scenario.prompt(stay, SILENT_PHONE);
  await sendForgedCallback(scenario, stay, other.receipt);
  await scenario.pass(40, 5);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    standing: 'pending/pending',
    attempts: [{ receipt: null, received: null, verified: false }],
    ledger: {},
    issues: ['receipt_contradicted'],
    events: ['stk no_effect'],
  });
  const attempt = await attemptOf(stay);
  expect(await caseOf(attempt)).toEqual([{ status: 'open', found: { receipt: other.receipt, of: other.id } }]);
  await clearFaults(scenario);
  await scenario.pass(300, 10);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ standing: 'pending/failed', ledger: {} });
  await expectPaidOnce(scenario, other.stay);
  await checkInvariants(scenario, other.stay);
});

test('a payment that M-Pesa confirms counts without the receipt of another payment that a forged callback names', async () => {
  const other = await paid();
  const { product } = scenario;
  await product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await scenario.book();
  await scenario.prompt(stay, freshPhone());
  await scenario.advance(4);
  await sendForgedCallback(scenario, stay, other.receipt, 9_999);
  await scenario.advance(2);
  expect(await expectPaidOnce(scenario, stay)).toMatchObject({
    attempts: [{ receipt: null, verified: true }],
    ledger: { payment: MPESA_PAYMENT },
    issues: ['receipt_contradicted'],
  });
  // Its own callback brings the receipt that it has.
  await product.control('daraja', 'release', {});
  await product.control('daraja', 'callbacks', { mode: 'auto' });
  await scenario.pass(5);
  expect((await attemptOf(stay)).receipt).toMatch(/^.{10}$/);
  await checkInvariants(scenario, stay);
});

test('a forged callback with the receipt of another payment is a case also when its attempt is settled', async () => {
  const other = await paid();
  await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await scenario.book();
  await scenario.prompt(stay, freshPhone());
  await scenario.pass(60);
  await scenario.product.control('daraja', 'drop', {});
  await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
  await sendForgedCallback(scenario, stay, other.receipt);
  await scenario.advance(2);
  expect(await expectPaidOnce(scenario, stay)).toMatchObject({
    attempts: [{ receipt: null, verified: true }],
    issues: ['receipt_contradicted'],
    events: ['stk no_effect'],
  });
  await checkInvariants(scenario, stay);
});

test('at the end the ledger agrees with the rows', async () => {
  expect(await checkLedger(scenario.product.app)).toBe(0);
});
