import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyReports } from './apply-reports.ts';
import { reportsPath } from './reports-path.ts';
import { createSmsApp, type SmsApp, sentAs, smsBooking, smsRows } from './sms.fixture.ts';
import { smsReports } from './tables.ts';

let product: SmsApp;
beforeAll(async () => {
  product = await createSmsApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => product.close());

let numbers = 0;
const freshId = () => `ATXid_${++numbers}`;

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const report = (fields: Record<string, string>) =>
  post(form({ phoneNumber: '+254712345678', networkCode: '63902', ...fields }));
const post = (payload: string, path = reportsPath(product.app.secrets)) =>
  product.fastify.inject({
    ...{ method: 'POST', url: path, payload },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const reportsOf = (id: string) => product.app.db.select().from(smsReports).where(eq(smsReports.gatewayId, id));

/** A voucher that was sent under this id of the gateway. */
async function sentVoucher(messageId: string) {
  product.answer(sentAs(messageId));
  const { id } = await smsBooking(product.app);
  await product.tell(id, ['voucher']);
  return async () => (await smsRows(product.app, id)).voucher;
}

test('a delivery is stored first, then applied; a replay changes nothing', async () => {
  const id = freshId();
  const voucher = await sentVoucher(id);
  const answer = await report({ id, status: 'Success' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
  expect(await reportsOf(id)).toMatchObject([{ status: 'Success', appliedAt: null }]);
  expect((await voucher())?.state).toBe('sent');
  await product.drain();
  expect((await voucher())?.state).toBe('delivered');
  expect((await report({ id, status: 'Success' })).statusCode).toBe(200);
  expect(await product.drain()).toBe(0);
  expect(await reportsOf(id)).toHaveLength(1);
  expect(JSON.stringify(await reportsOf(id))).not.toContain('254712345678');
});

test('a failure has its reason, is final for what is not delivered, and a later delivery counts', async () => {
  const id = freshId();
  const voucher = await sentVoucher(id);
  await report({ id, status: 'Buffered' });
  await report({ id, status: 'Failed', failureReason: 'AbsentSubscriber' });
  await product.drain();
  expect(await voucher()).toMatchObject({ state: 'failed', reason: 'AbsentSubscriber' });
  await report({ id, status: 'Success' });
  await product.drain();
  expect(await voucher()).toMatchObject({ state: 'delivered', reason: null });
  await report({ id, status: 'Rejected' });
  await product.drain();
  expect((await voucher())?.state).toBe('delivered');
});

test('a report that comes before the gateway has answered us waits for its message', async () => {
  const id = freshId();
  await report({ id, status: 'Success' });
  await product.drain();
  expect(await reportsOf(id)).toMatchObject([{ appliedAt: null }]);
  const voucher = await sentVoucher(id);
  expect((await voucher())?.state).toBe('delivered');
});

test('one about no message of ours is given up after an hour', async () => {
  const id = freshId();
  expect((await report({ id, status: 'Success' })).statusCode).toBe(200);
  product.clock.advance(3_599_999);
  await applyReports(product.app);
  expect(await reportsOf(id)).toMatchObject([{ appliedAt: null }]);
  product.clock.advance(1);
  await applyReports(product.app);
  expect(await reportsOf(id)).toMatchObject([{ appliedAt: product.clock.now() }]);
});

test('under a wrong path nothing is stored, and the log has neither path nor number', async () => {
  const id = freshId();
  const secret = reportsPath(product.app.secrets);
  for (const path of [
    '/api/hooks/s/x',
    `${secret.slice(0, -1)}0`.replace(secret, `${secret.slice(0, -1)}1`),
    `${secret}0`,
  ]) {
    const answer = await post(form({ id, status: 'Success', phoneNumber: '+254712345678' }), path);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  expect(await reportsOf(id)).toEqual([]);
  await report({ id, status: 'Success' });
  const log = product.logged.join('\n');
  expect(log).toContain('unknown_callback');
  expect(log).not.toContain(secret.slice(-20));
  expect(log).not.toContain('254712345678');
});

test.each([
  ['', 'nothing'],
  ['{"id":"ATXid_1","status":"Success"}', 'JSON'],
  ['id=ATXid_1', 'no status'],
  ['status=Success', 'no id'],
  [`id=${'x'.repeat(201)}&status=Success`, 'a long id'],
  ['id=a%20b&status=Success', 'an id with a blank'],
  ['id=ATXid_1&status=Success%00', 'a status that is no word'],
])('%j (%s) is refused', async (body) => {
  const answer = await post(body);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
});

test('a huge body is refused before it is read, and odd fields are not kept', async () => {
  const huge = await post(`id=ATXid_1&status=Success&x=${'x'.repeat(9_000)}`);
  expect(huge.statusCode).toBe(413);
  const id = freshId();
  await report({ id, status: 'Failed', failureReason: '<script>', extra: 'y' });
  expect(await reportsOf(id)).toMatchObject([{ reason: null }]);
});
