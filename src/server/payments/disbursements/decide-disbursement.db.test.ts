import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { transaction } from '#server/db/client.ts';
import { bookingRows, paidAttempt } from '#server/notifications/letters/rows.fixture.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import { postUnattributed } from '../ledger/unattributed.ts';
import { createDisbursementApp, type DisbursementApp, paidBody, RECEIPT } from './disbursements.fixture.ts';
import { type DisbursementOwner, registerDisbursementOwners } from './owners.ts';

const told = vi.hoisted(() => [] as string[]);
const refund: DisbursementOwner = {
  nameOf: async () => ({ name: 'BK-2026-001' }),
  lock: async () => {},
  statusChanged: async (_app, _tx, { status }) => void told.push(status),
  arrivedLate: async () => ({ settled: true }),
};
registerDisbursementOwners({ refund, payout: refund });

let product: DisbursementApp;
let admin: MadePerson;
beforeEach(async () => {
  told.length = 0;
  product = await createDisbursementApp();
  admin = await makePerson(product.app, { role: 'admin' });
});
afterEach(() => product.close());

let keys = 0;
const decide = (id: string, payload: object, who: MadePerson = admin) =>
  product.fastify.inject({
    method: 'POST',
    url: `/api/admin/disbursements/${id}/decide`,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': `decision-${++keys}` },
    payload,
  });
const list = async (query = '') => {
  const headers = { authorization: `Bearer ${admin.token}` };
  return (await product.fastify.inject({ url: `/api/admin/disbursements${query}`, headers })).json();
};

/** A disbursement that was paid with another amount: M-Pesa is not asked any more, and a person must decide. */
async function stuck(): Promise<string> {
  const { id } = await product.create();
  await product.run();
  const { conversationId } = await product.find(id);
  await product.post(
    product.last('b2c').resultUrl,
    paidBody(id, { ConversationID: conversationId ?? '', TransactionID: '' }, 968),
  );
  return id;
}

test('a stuck disbursement is listed, and settled as an admin decides, with the reason recorded', async () => {
  const id = await stuck();
  const { items, total } = await list('?status=stuck');
  expect(total).toBe(1);
  expect(items[0]).toEqual({
    id,
    purpose: 'refund',
    ownerId: expect.any(String),
    kind: 'b2c',
    status: 'unknown',
    amount: 9_680,
    phone: '•••678',
    originalReceipt: null,
    conversationId: 'AG_1',
    receipt: null,
    resultCode: '0',
    errorCode: null,
    tries: 1,
    checks: 0,
    nextCheckAt: null,
    createdAt: product.clock.now().toISOString(),
    sentAt: product.clock.now().toISOString(),
    settledAt: null,
    booking: null,
    payout: null,
  });
  const reason = 'In the portal it is complete.';
  // As a person types it.
  const answer = await decide(id, { outcome: 'arrived', receipt: ` ${RECEIPT.toLowerCase()} `, reason });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id, status: 'succeeded', receipt: RECEIPT });
  expect(told.at(-1)).toBe('succeeded');
  const [entry] = await product.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'disbursement.arrived',
    detail: { reason, receipt: RECEIPT },
  });
  expect((await list('?status=stuck')).total).toBe(0);
  expect((await decide(id, { outcome: 'not_arrived', reason })).json().code).toBe('not_ready');
  expect((await product.find(id)).status).toBe('succeeded');
});

test('one that did not arrive has failed, and its owner may send it again', async () => {
  const id = await stuck();
  const answer = await decide(id, { outcome: 'not_arrived', reason: 'The portal has no such transfer.' });
  expect(answer.json()).toMatchObject({ status: 'failed', errorCode: 'decided_not_arrived' });
  expect(told.at(-1)).toBe('failed');
});

test('refused while M-Pesa is still asked, and with the receipt of another disbursement', async () => {
  const { id } = await product.create();
  await product.run();
  const guess = { outcome: 'arrived', receipt: RECEIPT, reason: 'I think so.' };
  expect((await decide(id, guess)).json().code).toBe('not_ready');
  await product.post(product.last('b2c').resultUrl, paidBody(id));
  const other = await stuck();
  const answer = await decide(other, { outcome: 'arrived', receipt: RECEIPT, reason: 'It is there.' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'receipt_used']);
  expect((await product.find(other)).status).toBe('unknown');
});

test('a receipt that a wrong statement listed as money that came, and that was noted as not ours, may be of what we sent', async () => {
  const { app } = product;
  await transaction(app, (tx) =>
    postUnattributed(tx, { receipt: 'TKDWRONG34', amountMinor: 968_000, at: app.clock.now() }),
  );
  const noted = {
    code: 'unattributed_receipt',
    subject: 'TKDWRONG34',
    status: 'closed',
    createdAt: app.clock.now(),
  } as const;
  await app.db
    .insert(reconciliationIssues)
    .values({ ...noted, closedAt: app.clock.now(), note: 'not_ours A wrong statement' });
  const id = await stuck();
  const answer = await decide(id, { outcome: 'arrived', receipt: 'TKDWRONG34', reason: 'It is there.' });
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'succeeded']);
});

test('refused with a receipt that our books have for a payment to us, with an owner or without', async () => {
  const { app } = product;
  const { paymentId } = await bookingRows(app, 'BK-2026-077', { status: 'confirmed' });
  await paidAttempt(app, { paymentId, money: { currency: 'KES', amountMinor: 968_000 }, receipt: 'tkdpaid334' });
  await transaction(app, (tx) =>
    postUnattributed(tx, { receipt: 'TKDSTRAY34', amountMinor: 968_000, at: app.clock.now() }),
  );
  const id = await stuck();
  for (const receipt of ['TKDPAID334', 'TKDSTRAY34']) {
    const answer = await decide(id, { outcome: 'arrived', receipt, reason: 'It is there.' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'receipt_used']);
  }
  expect((await product.find(id)).status).toBe('unknown');
});

test('one that arrived needs a receipt', async () => {
  const id = await stuck();
  for (const receipt of [undefined, '', 'TKL']) {
    const answer = await decide(id, { outcome: 'arrived', receipt, reason: 'It is there.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_input', fields: { receipt: expect.any(String) } },
    ]);
  }
  expect((await product.find(id)).status).toBe('unknown');
});

test('only admins with a recent sign-in may decide, and only with a reason', async () => {
  const id = await stuck();
  const body = { outcome: 'arrived', receipt: RECEIPT, reason: 'There.' };
  expect((await decide(id, body, await makePerson(product.app))).json().code).toBe('forbidden');
  expect((await decide(id, { ...body, reason: ' ' })).json()).toMatchObject({
    code: 'invalid_input',
    fields: { reason: expect.any(String) },
  });
  expect((await decide('0199c3a2-5d7e-7000-8000-000000000009', body)).json().code).toBe('not_found');
  product.clock.advance(13 * 3_600_000);
  expect((await decide(id, body)).json().code).toBe('sign_in_again');
  expect((await product.find(id)).status).toBe('unknown');
});
