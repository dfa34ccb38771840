import { afterEach, beforeEach, expect, test } from 'vitest';
import { PRICE_KES, phoneOf, type Stage, type Stay } from './stage.ts';
import {
  begin,
  clearScene,
  fault,
  journalOf,
  kill,
  letGo,
  openScene,
  patience,
  post,
  restart,
  rowsOf,
  standsStill,
  startVictim,
  stopBefore,
  until,
} from './victim.ts';
import { checkInvariants, stateOf } from './witness.ts';

const B2C = '/mpesa/b2c';

let stay: Stay;
beforeEach(async () => {
  stay = await openScene();
}, patience);
afterEach(clearScene, patience);

/** Pays KES 100 too much (phone 18): they go back to the phone by B2C, as soon as the payment is known. */
async function payTooMuch(origin: string): Promise<void> {
  const body = { bookingId: stay.id, phoneNumber: phoneOf('18'), amount: PRICE_KES };
  expect((await post(`${origin}/api/payments/mpesa/stk-push`, body)).status).toBe(200);
}

const states = async () => (await rowsOf('select status from disbursements')).map(({ status }) => status);
const isSending = () => until(async () => (await states())[0] === 'sending');

/** The excess went back once, whatever happened on the way. */
async function expectBackOnce(stage: Stage): Promise<void> {
  expect(await states()).toEqual(['succeeded']);
  const state = await stateOf(stage.product, stay);
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
  const { moved } = await stage.product.control<{ moved: { kind: string }[] }>('daraja', 'moved');
  expect(moved.filter(({ kind }) => kind === 'b2c')).toHaveLength(1);
  await checkInvariants(stage, stay);
}

test('killed while M-Pesa has the order and its answer is under way: the Result settles it', {
  timeout: patience,
}, async () => {
  const origin = await startVictim();
  await payTooMuch(origin);
  await fault('darajaPort', B2C);
  begin(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await isSending();
  await until(async () => (await journalOf('daraja')).includes('"kind":"order"'));
  await kill();
  expect(await states()).toEqual(['sending']);
  const stage = await restart(4);
  await stage.pass(4, 1);
  await expectBackOnce(stage);
});

test('killed while it is written down, and again right before the call: sent once, under its one id', {
  timeout: patience,
}, async () => {
  const origin = await startVictim();
  await payTooMuch(origin);
  await stopBefore(`insert on hook_tokens for each row when (new.purpose = 'result')`);
  begin(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await standsStill();
  await kill();
  await letGo();
  expect(await states()).toEqual(['queued']);
  const second = await startVictim(4);
  await fault('darajaPort', '/oauth');
  begin(`${second}/dev/clock`, { advanceMs: 1_000 });
  await isSending();
  await kill();
  const stage = await restart(5);
  await stage.advance(60);
  expect(await states()).toEqual(['sending']);
  await stage.advance(60);
  expect(await states()).toEqual(['unknown']);
  // M-Pesa has never heard of it; five minutes after it was to be sent that is certain.
  await stage.pass(190, 5);
  await expectBackOnce(stage);
});

test('killed while the Result is settled: done again from the start, once', { timeout: patience }, async () => {
  const origin = await startVictim();
  await payTooMuch(origin);
  await stopBefore(`insert on ledger_transfers for each row when (new.kind = 'refund_done')`);
  begin(`${origin}/dev/clock`, { advanceMs: 4_000 });
  await until(async () => (await states())[0] === 'accepted');
  begin(`${origin}/dev/clock`, { advanceMs: 3_000 });
  await standsStill();
  await kill();
  await letGo();
  expect(await states()).toEqual(['accepted']);
  const stage = await restart(7);
  await stage.pass(3, 1);
  await expectBackOnce(stage);
});
