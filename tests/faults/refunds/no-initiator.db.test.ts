import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startProductOn } from '../../support/product-on.ts';
import {
  freshPhone,
  listService,
  PRICE_CENTS,
  PRICE_KES,
  type Scenario,
  type Stay,
  scenarioOn,
} from '../../support/scenario.ts';
import { checkInvariants, MPESA_PAYMENT, stateOf } from '../support/invariants.ts';
import { bookAndPay, failQueries } from '../support/payments.ts';

let database: TestDatabase;
let dataDir: string;
let scenario: Scenario;

/** Live keys of M-Pesa without an initiator; MPESA_API_BASE leads them to the simulator. */
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'twende-no-initiator-'));
  const place = { databaseUrl: database.url, dataDir };
  const first = await startProductOn(place);
  const { baseUrl, consumerKey, consumerSecret, shortcode, passkey } = first.sandbox.daraja;
  await first.close();
  const env = {
    RATE_LIMITS: 'off',
    MPESA_API_BASE: baseUrl, // the simulators keep their ports
    MPESA_CONSUMER_KEY: consumerKey,
    MPESA_CONSUMER_SECRET: consumerSecret,
    MPESA_SHORTCODE: shortcode,
    MPESA_PASSKEY: passkey,
  };
  const product = await startProductOn({ ...place, env });
  expect(product.app.config.mpesa).toMatchObject({ mode: 'live', apiBase: baseUrl });
  expect(product.app.daraja?.canSend).toBe(false);
  scenario = scenarioOn(product, await listService(product));
}, 300_000);
afterAll(async () => {
  await scenario.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** An admin notes the refund as sent by hand. @param usedReference is refused, since another refund has it */
async function payByHand(stay: Stay, reference: string, usedReference?: string): Promise<void> {
  const as = await scenario.admin();
  type Page = { items: { id: string; booking: { id: string } }[] };
  const { body } = await scenario.call<Page>('/api/admin/refunds?status=manual', { as });
  const id = body.items.find(({ booking }) => booking.id === stay.id)?.id;
  const retried = await scenario.call(`/api/admin/refunds/${id}/retry`, { as, method: 'POST' });
  expect(retried).toMatchObject({ status: 409, body: { code: 'not_ready' } });
  const note = (noted: string) =>
    scenario.call(`/api/admin/refunds/${id}/paid`, { as, body: { reference: noted, from: 'bank' } });
  if (usedReference) expect(await note(usedReference)).toMatchObject({ status: 409, body: { code: 'receipt_used' } });
  const { status } = await note(reference);
  expect(status).toBe(200);
  await scenario.pass(5);
}

test('F30: the refund of a cancelled booking is to be sent by hand from the start, at the locked rate, and posted once', async () => {
  const stay = await bookAndPay(scenario, freshPhone());
  await scenario.cancel(stay);
  await scenario.pass(180, 30);
  const refund = {
    'customer:deposits:USD': PRICE_CENTS,
    'fx:USD': -PRICE_CENTS,
    'fx:KES': PRICE_KES * 100,
    'refund:pending:KES': -PRICE_KES * 100,
  };
  const waiting = await stateOf(scenario.product, stay);
  expect(waiting).toMatchObject({
    standing: 'cancelled/completed',
    refunds: [{ reason: 'policy', method: 'manual', status: 'manual', currency: 'KES', amount: PRICE_KES * 100 }],
    issues: ['refund_by_hand'],
    mails: { cancelled: 1, providerCancelled: 1, refundManual: 1, refundSent: 0, refundDone: 0 },
  });
  expect(waiting.ledger).toEqual({ payment: MPESA_PAYMENT, refund });
  expect((await scenario.read(stay)).refunds).toMatchObject([{ status: 'by_hand' }]);
  await checkInvariants(scenario, stay);

  await payByHand(stay, 'KCB-1');
  const done = await stateOf(scenario.product, stay);
  expect(done).toMatchObject({ standing: 'cancelled/refunded', mails: { refundManual: 1, refundDone: 1 } });
  const refund_manual = { 'refund:pending:KES': PRICE_KES * 100, 'bank:KES': -PRICE_KES * 100 };
  expect(done.ledger).toEqual({ payment: MPESA_PAYMENT, refund, refund_manual });
  expect(await scenario.calls('daraja', '/mpesa/reversal')).toEqual([]);
  expect(await scenario.calls('daraja', '/mpesa/b2c')).toEqual([]);
  await checkInvariants(scenario, stay);
});

test('F30: the refund of a surplus is to be sent by hand too', async () => {
  const stay = await scenario.book();
  await scenario.prompt(stay, '17');
  await scenario.pass(30, 5);
  const amount = (PRICE_KES - 1) * 100;
  const waiting = await stateOf(scenario.product, stay);
  expect(waiting).toMatchObject({
    standing: 'pending/failed',
    refunds: [{ reason: 'too_little', method: 'manual', status: 'manual', amount }],
    issues: ['amount_mismatch', 'refund_by_hand'],
    mails: { confirmed: 0, surplus: 1, refundManual: 1 },
  });
  await checkInvariants(scenario, stay);
  await payByHand(stay, 'KCB-2', 'KCB-1');
  const done = await stateOf(scenario.product, stay);
  expect(done).toMatchObject({ standing: 'pending/refunded', mails: { refundDone: 1 } });
  expect(done.ledger.refund_manual).toEqual({ 'refund:pending:KES': amount, 'bank:KES': -amount });
  await checkInvariants(scenario, stay);
});

test('F15 and F30: the refund of an unverified payment is held back, and to be sent by hand once it is verified', async () => {
  const stay = await scenario.book();
  await failQueries(scenario);
  await scenario.prompt(stay, freshPhone());
  await scenario.pass(45, 5);
  expect(await stateOf(scenario.product, stay)).toMatchObject({ attempts: [{ status: 'succeeded', verified: false }] });
  await scenario.cancel(stay);
  await scenario.pass(1_200, 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    refunds: [{ method: 'manual', status: 'queued' }],
    issues: [],
    mails: { refundManual: 0 },
  });
  const { rows } = await scenario.product.app.db.execute<{ id: string }>(
    sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
  );
  const byHand = await scenario.call(`/api/admin/refunds/${rows[0]?.id}/by-hand`, {
    as: await scenario.admin(),
    method: 'POST',
  });
  expect(byHand).toMatchObject({ status: 409, body: { code: 'payment_unverified' } });
  await scenario.product.control('daraja', 'faults', { clear: true });
  await scenario.pass(1_800, 60);
  expect(await stateOf(scenario.product, stay)).toMatchObject({
    attempts: [{ verified: true }],
    refunds: [{ method: 'manual', status: 'manual' }],
    issues: ['refund_by_hand'],
    mails: { refundManual: 1 },
  });
  await payByHand(stay, 'KCB-3');
  expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
  await checkInvariants(scenario, stay);
});
