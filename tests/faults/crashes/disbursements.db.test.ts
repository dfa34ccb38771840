import { afterEach, beforeEach, expect, test } from 'vitest';
import { PRICE_KES, phoneOf, type Scenario, type Stay } from '../../support/scenario.ts';
import {
  blockBefore,
  callUnanswered,
  closeCrashTest,
  crashTestTimeout,
  journalOf,
  killChild,
  openCrashTest,
  post,
  restartHere,
  rowsOf,
  startChild,
  unblock,
  until,
  untilBlocked,
  withholdAnswers,
} from '../support/child-process.ts';
import { checkInvariants, stateOf } from '../support/invariants.ts';

const B2C = '/mpesa/b2c';

let stay: Stay;
beforeEach(async () => {
  stay = await openCrashTest();
}, crashTestTimeout);
afterEach(closeCrashTest, crashTestTimeout);

/** Pays KES 100 too much (phone 18), which are refunded by B2C as soon as the payment is known. */
async function payTooMuch(origin: string): Promise<void> {
  const body = { bookingId: stay.id, phoneNumber: phoneOf('18'), amount: PRICE_KES };
  expect((await post(`${origin}/api/payments/mpesa/stk-push`, body)).status).toBe(200);
}

const states = async () => (await rowsOf('select status from disbursements')).map(({ status }) => status);
const isSending = () => until(async () => (await states())[0] === 'sending');

/** Expects that the excess was refunded once. */
async function expectRefundedOnce(scenario: Scenario): Promise<void> {
  expect(await states()).toEqual(['succeeded']);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({
    standing: 'confirmed/completed',
    refunds: [{ method: 'b2c', status: 'succeeded', amount: 10_000 }],
    issues: [],
  });
  expect(state.ledger.refund_done).toEqual({
    'refund:pending:KES': 10_000,
    'mpesa:disburse:KES': -11_100,
    'fees:mpesa:KES': 1_100,
  });
  const { moved } = await scenario.product.control<{ moved: { kind: string }[] }>('daraja', 'moved');
  expect(moved.filter(({ kind }) => kind === 'b2c')).toHaveLength(1);
  await checkInvariants(scenario, stay);
}

test('killed after M-Pesa has the order and before its answer: the Result settles the order', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await payTooMuch(origin);
  await withholdAnswers('darajaPort', B2C);
  callUnanswered(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await isSending();
  await until(async () => (await journalOf('daraja')).includes('"kind":"order"'));
  await killChild();
  expect(await states()).toEqual(['sending']);
  const scenario = await restartHere(4);
  await scenario.pass(4, 1);
  await expectRefundedOnce(scenario);
});

test('killed while the order is stored, and again right before the call: the order is sent once, under the same id', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await payTooMuch(origin);
  await blockBefore(`insert on hook_tokens for each row when (new.purpose = 'result')`);
  callUnanswered(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await untilBlocked();
  await killChild();
  await unblock();
  expect(await states()).toEqual(['queued']);
  const second = await startChild(4);
  await withholdAnswers('darajaPort', '/oauth');
  callUnanswered(`${second}/dev/clock`, { advanceMs: 1_000 });
  await isSending();
  await killChild();
  const scenario = await restartHere(5);
  await scenario.advance(60);
  expect(await states()).toEqual(['sending']);
  await scenario.advance(60);
  expect(await states()).toEqual(['unknown']);
  // M-Pesa does not know the order; it counts as not sent five minutes after the try.
  await scenario.pass(190, 5);
  await expectRefundedOnce(scenario);
});

test('killed while the Result is settled: it is judged again, and the order is settled once', {
  timeout: crashTestTimeout,
}, async () => {
  const origin = await startChild();
  await payTooMuch(origin);
  await blockBefore(`insert on ledger_transfers for each row when (new.kind = 'refund_done')`);
  callUnanswered(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await until(async () => (await states())[0] === 'accepted');
  callUnanswered(`${origin}/dev/clock`, { advanceMs: 3_000 });
  await untilBlocked();
  await killChild();
  await unblock();
  expect(await states()).toEqual(['accepted']);
  const scenario = await restartHere(7);
  await scenario.pass(3, 1);
  await expectRefundedOnce(scenario);
});
