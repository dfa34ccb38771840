import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditEntries } from '#server/audit/tables.ts';
import { type MadePerson, makePerson } from '../../../../tests/support/factories.ts';
import { type Desk, openDesk, paidBody, RECEIPT } from './disbursements.fixture.ts';
import type * as Owners from './owners.ts';

const told = vi.hoisted(() => [] as string[]);
vi.mock('./owners.ts', async (original) => {
  const real = await original<typeof Owners>();
  const refund: Owners.DisbursementOwner = {
    lock: async () => {},
    settled: async (_app, _tx, { status }) => void told.push(status),
    arrived: async () => ({ settled: true }),
  };
  return { ...real, disbursementOwners: { refund } };
});

let desk: Desk;
let admin: MadePerson;
beforeEach(async () => {
  told.length = 0;
  desk = await openDesk();
  admin = await makePerson(desk.app, { role: 'admin' });
});
afterEach(() => desk.close());

let keys = 0;
const decide = (id: string, payload: object, who: MadePerson = admin) =>
  desk.fastify.inject({
    method: 'POST',
    url: `/api/admin/disbursements/${id}/decide`,
    headers: { authorization: `Bearer ${who.token}`, 'idempotency-key': `decision-${++keys}` },
    payload,
  });
const list = async (query = '') => {
  const headers = { authorization: `Bearer ${admin.token}` };
  return (await desk.fastify.inject({ url: `/api/admin/disbursements${query}`, headers })).json();
};

/** Paid with another amount: M-Pesa is not asked any more, and a person must decide. */
async function stuck(): Promise<string> {
  const { id } = await desk.create();
  await desk.run();
  const { conversationId } = await desk.find(id);
  await desk.post(
    desk.last('b2c').resultUrl,
    paidBody(id, { ConversationID: conversationId ?? '', TransactionID: '' }, 968),
  );
  return id;
}

test('what is stuck is listed, and settled by what a person found, with their reason on record', async () => {
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
    createdAt: desk.clock.now().toISOString(),
    sentAt: desk.clock.now().toISOString(),
    settledAt: null,
  });
  const reason = 'In the portal it is complete.';
  // As a person types it.
  const answer = await decide(id, { outcome: 'arrived', receipt: ` ${RECEIPT.toLowerCase()} `, reason });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id, status: 'succeeded', receipt: RECEIPT });
  expect(told.at(-1)).toBe('succeeded');
  const [entry] = await desk.app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entry).toMatchObject({
    actorId: admin.id,
    action: 'disbursement.arrived',
    detail: { reason, receipt: RECEIPT },
  });
  expect((await list('?status=stuck')).total).toBe(0);
  expect((await decide(id, { outcome: 'not_arrived', reason })).json().code).toBe('not_ready');
  expect((await desk.find(id)).status).toBe('succeeded');
});

test('what did not arrive has failed, and its owner may send it again', async () => {
  const id = await stuck();
  const answer = await decide(id, { outcome: 'not_arrived', reason: 'The portal has no such transfer.' });
  expect(answer.json()).toMatchObject({ status: 'failed', errorCode: 'decided_not_arrived' });
  expect(told.at(-1)).toBe('failed');
});

test('not while M-Pesa is still asked, nor by a receipt of another order', async () => {
  const { id } = await desk.create();
  await desk.run();
  const guess = { outcome: 'arrived', receipt: RECEIPT, reason: 'I think so.' };
  expect((await decide(id, guess)).json().code).toBe('not_ready');
  await desk.post(desk.last('b2c').resultUrl, paidBody(id));
  const other = await stuck();
  const answer = await decide(other, { outcome: 'arrived', receipt: RECEIPT, reason: 'It is there.' });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'receipt_used']);
  expect((await desk.find(other)).status).toBe('unknown');
});

test('what arrived has a receipt: without it nothing is decided', async () => {
  const id = await stuck();
  for (const receipt of [undefined, '', 'TKL']) {
    const answer = await decide(id, { outcome: 'arrived', receipt, reason: 'It is there.' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_input', fields: { receipt: expect.any(String) } },
    ]);
  }
  expect((await desk.find(id)).status).toBe('unknown');
});

test('admins only, signed in lately, with a reason', async () => {
  const id = await stuck();
  const body = { outcome: 'arrived', receipt: RECEIPT, reason: 'There.' };
  expect((await decide(id, body, await makePerson(desk.app))).json().code).toBe('forbidden');
  expect((await decide(id, { ...body, reason: ' ' })).json()).toMatchObject({
    code: 'invalid_input',
    fields: { reason: expect.any(String) },
  });
  expect((await decide('0199c3a2-5d7e-7000-8000-000000000009', body)).json().code).toBe('not_found');
  desk.clock.advance(13 * 3_600_000);
  expect((await decide(id, body)).json().code).toBe('sign_in_again');
  expect((await desk.find(id)).status).toBe('unknown');
});
