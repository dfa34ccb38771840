import { expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { reconciliationIssues } from '#server/payments/cases/tables.ts';
import { createDisbursement } from '#server/payments/disbursements/create-disbursement.ts';
import { type DisbursementOwner, registerDisbursementOwners } from '#server/payments/disbursements/owners.ts';
import { findDisbursement } from '#server/payments/disbursements/repository.ts';
import { sendDisbursement } from '#server/payments/disbursements/send-disbursement.ts';
import { findAttempt } from '#server/payments/records/queries.ts';
import { refundOwner } from '#server/payments/refunds/refund-owner.ts';
import { openScenario, PRICE_KES, phoneOf } from '../../support/scenario.ts';

/** The statuses that owners of disbursements are told; the tests of refunds and payouts check what they do with them. */
const told = vi.hoisted(() => new Map<string, string[]>());
const payout: DisbursementOwner = {
  nameOf: async () => ({ name: 'BK-2026-001' }),
  lock: async () => {},
  statusChanged: async (_app, _tx, { id, status }) => void told.set(id, [...(told.get(id) ?? []), status]),
  arrivedLate: async () => ({ settled: true }),
};
registerDisbursementOwners({ refund: refundOwner, payout });

const B2C = '/mpesa/b2c';
const REVERSAL = '/mpesa/reversal';
const STATUS = '/mpesa/transactionstatus';

interface Movement {
  direction: string;
  amount: number;
  receipt: string;
  originatorConversationId?: string;
  originalReceipt?: string;
}

const scenario = await openScenario();

type Wish = { phone: string } | { originalReceipt: string };

async function create(wish: Wish): Promise<string> {
  const { app, clock } = scenario.product;
  const kind = 'phone' in wish ? ('b2c' as const) : ('reversal' as const);
  const order = { purpose: 'payout' as const, ownerId: newId(), kind, amountMinor: PRICE_KES * 100, ...wish };
  const made = await transaction(app, (tx) => createDisbursement(app, tx, { ...order, now: clock.now() }));
  return made?.id ?? '';
}

/** A payment that arrived. @returns its receipt */
async function receive(phone: string): Promise<string> {
  const { attemptId } = await scenario.prompt(await scenario.book(), phone);
  await scenario.pass(5, 1);
  const attempt = await findAttempt(scenario.product.app.db, attemptId);
  return attempt?.receipt ?? '';
}

async function movedOut(of: (movement: Movement) => boolean): Promise<Movement[]> {
  const { moved } = await scenario.product.control<{ moved: Movement[] }>('daraja', 'moved');
  return moved.filter((movement) => movement.direction === 'out' && of(movement));
}

const find = (id: string) => findDisbursement(scenario.product.app.db, id);
const issuesOf = async (id: string) =>
  (await scenario.product.app.db.select().from(reconciliationIssues)).filter(({ subject }) => subject === id);
const ordersOf = async (path: string, id: string) =>
  (await scenario.calls('daraja', path)).filter(({ body }) => body?.OriginatorConversationID === id);

interface Case {
  phone: string;
  seconds: number;
  status: 'succeeded' | 'failed';
  error: string | null;
  heard: string[];
  orders?: number;
}

const direct = ['sending', 'accepted'];

test.each<Case>([
  { phone: '40', seconds: 3, status: 'succeeded', error: null, heard: direct },
  { phone: '41', seconds: 3, status: 'failed', error: 'insufficient_float', heard: direct },
  { phone: '42', seconds: 3, status: 'failed', error: 'receiver_unregistered', heard: direct },
  { phone: '43', seconds: 32, status: 'succeeded', error: null, heard: direct },
  { phone: '44', seconds: 5, status: 'succeeded', error: null, heard: [...direct, 'unknown'] },
  { phone: '45', seconds: 32, status: 'succeeded', error: null, heard: ['sending', 'unknown'] },
  { phone: '47', seconds: 3, status: 'failed', error: 'credential', heard: direct },
  { phone: '48', seconds: 3, status: 'succeeded', error: null, heard: direct },
])('B2C to $phone: $status within $seconds s, by one order', async ({ phone, seconds, status, error, heard }) => {
  const id = await create({ phone: phoneOf(phone) });
  await scenario.advance(0);
  await scenario.pass(seconds, 1);
  const found = await find(id);
  expect(found).toMatchObject({ status, errorCode: error, tries: 1, nextCheckAt: null });
  expect(told.get(id)).toEqual([...heard, status]);
  const moved = await movedOut(({ originatorConversationId }) => originatorConversationId === id);
  expect(moved.map(({ amount }) => amount)).toEqual(status === 'succeeded' ? [PRICE_KES] : []);
  if (status === 'succeeded') expect(found?.receipt).toBe(moved[0]?.receipt);
  // A day later nothing was sent or reported again.
  await scenario.advance(86_400);
  expect(await ordersOf(B2C, id)).toHaveLength(1);
  expect(told.get(id)).toEqual([...heard, status]);
});

test('an order that M-Pesa lost is sent again under the same id, once M-Pesa certainly does not know it', async () => {
  const id = await create({ phone: phoneOf('40') });
  await scenario.product.control('daraja', 'faults', { match: { path: B2C }, do: 'reset_before' });
  await scenario.advance(0);
  expect(await find(id)).toMatchObject({ status: 'unknown', conversationId: null });
  await scenario.pass(295, 5);
  expect(await ordersOf(B2C, id)).toHaveLength(1);
  await scenario.pass(10, 1);
  expect(await find(id)).toMatchObject({ status: 'succeeded', tries: 2, repeats: 1 });
  expect(await ordersOf(B2C, id)).toHaveLength(2);
  expect(await movedOut(({ originatorConversationId }) => originatorConversationId === id)).toHaveLength(1);
});

test('an order whose answer and Result are lost is asked about, even while status queries fail, and never sent again', async () => {
  const id = await create({ phone: phoneOf('43') });
  await scenario.product.control('daraja', 'faults', { match: { path: B2C }, do: 'reset_after' });
  await scenario.product.control('daraja', 'faults', { match: { path: STATUS }, do: 'status:500', times: 3 });
  await scenario.advance(0);
  await scenario.pass(300, 5);
  await scenario.pass(5, 1);
  expect(await find(id)).toMatchObject({ status: 'succeeded', tries: 1 });
  expect(await movedOut(({ originatorConversationId }) => originatorConversationId === id)).toHaveLength(1);
});

test('a Result that comes before the answer settles the order', async () => {
  const id = await create({ phone: phoneOf('40') });
  await scenario.product.control('daraja', 'faults', { match: { path: B2C }, do: 'delay:60000' });
  const sending = sendDisbursement(scenario.product.app, id);
  // The Result comes 2 s after the order, the answer a minute after it: simulated seconds, whenever it arrives.
  for (let second = 0; second < 100 && !(await find(id))?.settledAt; second++) await scenario.advance(1);
  expect(await find(id)).toMatchObject({ status: 'succeeded', conversationId: expect.stringMatching(/^AG_/) });
  expect(await ordersOf(B2C, id)).toEqual([]); // not answered yet
  await scenario.advance(60);
  await sending;
  expect(await ordersOf(B2C, id)).toHaveLength(1);
  expect(told.get(id)).toEqual(['sending', 'succeeded']);
  expect(await issuesOf(id)).toEqual([]);
});

test('an order that M-Pesa refuses because it is busy is sent later', async () => {
  const id = await create({ phone: phoneOf('40') });
  await scenario.product.control('daraja', 'faults', { match: { path: B2C }, do: 'status:403', times: 2 });
  await scenario.advance(0);
  expect(await find(id)).toMatchObject({ status: 'queued', errorCode: 'refused_blocked' });
  await scenario.advance(60);
  expect(await find(id)).toMatchObject({ status: 'queued', tries: 2 });
  await scenario.advance(240);
  await scenario.pass(3, 1);
  expect(await find(id)).toMatchObject({ status: 'succeeded', tries: 3, errorCode: null });
});

test.each([
  { phone: '40', seconds: 3, status: 'succeeded', code: '0', orders: 1 },
  { phone: '43', seconds: 32, status: 'succeeded', code: '0', orders: 1 },
  { phone: '44', seconds: 5, status: 'succeeded', code: '0', orders: 1 },
  { phone: '46', seconds: 3, status: 'succeeded', code: 'R000001', orders: 1 },
  { phone: '47', seconds: 3, status: 'failed', code: '2001', orders: 1 },
  { phone: '48', seconds: 3, status: 'succeeded', code: '0', orders: 1 },
])('reversal of a payment from $phone: $status ($code) within $seconds s', async (wanted) => {
  const originalReceipt = await receive(wanted.phone);
  const id = await create({ originalReceipt });
  await scenario.advance(0);
  await scenario.pass(wanted.seconds, 1);
  expect(await find(id)).toMatchObject({ status: wanted.status, resultCode: wanted.code });
  expect(told.get(id)?.filter((status) => status === wanted.status)).toHaveLength(1);
  const moved = await movedOut((movement) => movement.originalReceipt === originalReceipt);
  expect(moved.map(({ amount }) => amount)).toEqual(wanted.status === 'succeeded' ? [PRICE_KES] : []);
  const orders = (await scenario.calls('daraja', REVERSAL)).filter(
    ({ body }) => body?.TransactionID === originalReceipt,
  );
  expect(orders).toHaveLength(wanted.orders);
});

test('a reversal whose answer is lost is sent again, and the payment is reversed once', async () => {
  const originalReceipt = await receive('40');
  const id = await create({ originalReceipt });
  await scenario.product.control('daraja', 'callbacks', { mode: 'hold' });
  await scenario.product.control('daraja', 'faults', { match: { path: REVERSAL }, do: 'reset_after' });
  await scenario.advance(0);
  await scenario.pass(10, 1);
  await scenario.product.control('daraja', 'drop', {});
  await scenario.product.control('daraja', 'callbacks', { mode: 'auto' });
  await scenario.pass(300, 5);
  expect(await find(id)).toMatchObject({ status: 'succeeded', resultCode: 'R000001', tries: 2 });
  expect(await movedOut((movement) => movement.originalReceipt === originalReceipt)).toHaveLength(1);
});

test('a reversal that M-Pesa never answers (45) is sent at most eight times, moves the money once, and becomes a case', async () => {
  const originalReceipt = await receive('45');
  const id = await create({ originalReceipt });
  await scenario.advance(0);
  await scenario.pass(1_800, 300);
  await scenario.pass(25 * 3_600, 3_600);
  expect(await find(id)).toMatchObject({ status: 'unknown', tries: 8, nextCheckAt: null });
  expect((await issuesOf(id)).map(({ code }) => code)).toEqual(['outcome_unknown']);
  expect(await movedOut((movement) => movement.originalReceipt === originalReceipt)).toHaveLength(1);
});
