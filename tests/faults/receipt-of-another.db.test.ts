import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { claimPaid, SILENT_PHONE } from './forger.ts';
import { freshPhone, QUERY_PATH, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, expectOk, MPESA_PAYMENT, stateOf } from './witness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => hear());
afterAll(() => stage.close());

const hear = () => stage.product.control('daraja', 'faults', { clear: true });
const goDeaf = () =>
  stage.product.control('daraja', 'faults', { match: { path: QUERY_PATH }, do: 'status:503', times: 5_000 });

interface Known {
  id: string;
  receipt: string | null;
}
const run = async <T>(text: ReturnType<typeof sql>) => (await stage.product.app.db.execute(text)).rows as T[];
const attemptOf = async (stay: Stay): Promise<Known> =>
  (
    await run<Known>(
      sql`select a.id, a.receipt from payment_attempts a join payments p on p.id = a.payment_id where p.booking_id = ${stay.id}`,
    )
  )[0] ?? expect.unreachable('there is no attempt');
const caseOf = async ({ id }: Known) =>
  await run<{ found: unknown }>(
    sql`select status, found from reconciliation_issues where code = 'receipt_contradicted' and subject = ${id}`,
  );

/** Paid, as M-Pesa says, with a receipt. */
async function paid(): Promise<{ stay: Stay; receipt: string; id: string }> {
  const stay = await stage.book();
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  await expectOk(stage, stay);
  const { receipt, id } = await attemptOf(stay);
  return { stay, receipt: receipt ?? '', id };
}

test('F9 and F15: a forged success names the receipt of another payment while M-Pesa cannot be asked: a case, and nothing counts', async () => {
  const other = await paid();
  await goDeaf();
  const stay = await stage.book();
  await stage.prompt(stay, SILENT_PHONE);
  await claimPaid(stage, stay, other.receipt);
  await stage.pass(40, 5);
  expect(await stateOf(stage.product, stay)).toMatchObject({
    standing: 'pending/pending',
    attempts: [{ receipt: null, received: null, verified: false }],
    ledger: {},
    issues: ['receipt_contradicted'],
    events: ['stk no_effect'],
  });
  const attempt = await attemptOf(stay);
  expect(await caseOf(attempt)).toEqual([{ status: 'open', found: { receipt: other.receipt, of: other.id } }]);
  await hear();
  await stage.pass(300, 10);
  expect(await stateOf(stage.product, stay)).toMatchObject({ standing: 'pending/failed', ledger: {} });
  await expectOk(stage, other.stay);
  await checkInvariants(stage, other.stay);
});

test('the same where it was paid in truth: M-Pesa’s own yes counts, without that receipt', async () => {
  const other = await paid();
  const { product } = stage;
  await product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await stage.book();
  await stage.prompt(stay, freshPhone());
  await stage.advance(4);
  await claimPaid(stage, stay, other.receipt, 9_999);
  await stage.advance(2);
  expect(await expectOk(stage, stay)).toMatchObject({
    attempts: [{ receipt: null, verified: true }],
    ledger: { payment: MPESA_PAYMENT },
    issues: ['receipt_contradicted'],
  });
  // Its own callback brings the receipt that it has.
  await product.control('daraja', 'release', {});
  await product.control('daraja', 'callbacks', { mode: 'auto' });
  await stage.pass(5);
  expect((await attemptOf(stay)).receipt).toMatch(/^.{10}$/);
  await checkInvariants(stage, stay);
});

test('settled already, and then such a callback: a case', async () => {
  const other = await paid();
  await stage.product.control('daraja', 'callbacks', { mode: 'hold' });
  const stay = await stage.book();
  await stage.prompt(stay, freshPhone());
  await stage.pass(60);
  await stage.product.control('daraja', 'drop', {});
  await stage.product.control('daraja', 'callbacks', { mode: 'auto' });
  await claimPaid(stage, stay, other.receipt);
  await stage.advance(2);
  expect(await expectOk(stage, stay)).toMatchObject({
    attempts: [{ receipt: null, verified: true }],
    issues: ['receipt_contradicted'],
    events: ['stk no_effect'],
  });
  await checkInvariants(stage, stay);
});

test('and the books agree with the rows', async () => {
  expect(await checkLedger(stage.product.app)).toBe(0);
});
