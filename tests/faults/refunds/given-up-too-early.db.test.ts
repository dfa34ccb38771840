import { isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { judgeDisbursementEvent } from '#server/payments/disbursements/judge-event.ts';
import { providerEvents } from '#server/payments/inbox/tables.ts';
import { checkLedger } from '#server/payments/reconciliation/check-ledger.ts';
import { runDueRefunds } from '#server/payments/refunds/send-refund.ts';
import { updateSettings } from '#server/settings/update-settings.ts';
import type { Consent } from '#shared/contracts/consents.ts';
import { openScenario, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';

const B2C = '/mpesa/b2c';
const STATUS = '/mpesa/transactionstatus';
const REVERSAL = '/mpesa/reversal';
/** USD 40.00 and M-Pesa's fee for sending them, in shillings × 100. */
const [BACK, FEE] = [440_000, 1_100];

const scenario = await openScenario();
let admin: Traveller;
beforeEach(async () => {
  admin = await scenario.admin();
});

const daraja = (control: string, body: object) => scenario.product.control('daraja', control, body);
const fault = (path: string, what: string) => daraja('faults', { match: { path }, do: what, times: 1_000 });

/** Releases the Results that were held back. */
const release = async () => {
  await daraja('release', {});
  await scenario.advance(0);
};

interface Order {
  id: string;
  kind: string;
  status: string;
  error: string | null;
  receipt: string | null;
}
async function ordersOf(stay: Stay): Promise<Order[]> {
  const { rows } = await scenario.product.app.db.execute<Order & Record<string, unknown>>(
    sql`select d.id, d.kind, d.status, d.error_code as error, d.receipt from disbursements d join refunds r on r.id = d.owner_id
        join payments p on p.id = r.payment_id where p.booking_id = ${stay.id} order by d.created_at, d.id`,
  );
  return rows;
}

const decide = async ({ id }: Order, outcome: 'arrived' | 'not_arrived') => {
  // A day has passed, so the admin signs in again before deciding.
  admin = await scenario.admin();
  const body = { outcome, reason: 'It is not in the portal.' };
  return scenario.call(`/api/admin/disbursements/${id}/decide`, { as: admin, body });
};

/** Waits until the refund's last order has had no outcome for more than a day. */
async function untilStuck(stay: Stay): Promise<Order> {
  await scenario.pass(60, 20);
  await scenario.pass(26 * 3_600, 3_600);
  const order = (await ordersOf(stay)).at(-1);
  if (!order) throw new Error('nothing was ordered');
  return order;
}

async function paid(): Promise<Stay> {
  const stay = await bookAndPay(scenario, '40');
  await daraja('callbacks', { mode: 'hold' });
  await fault(STATUS, 'status:500');
  return stay;
}

/** A refund of a part by B2C whose Result is held back, and which an admin has noted as not arrived. */
async function givenUp(): Promise<Stay> {
  const stay = await paid();
  await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, {
    as: admin,
    body: { amount: 40, reason: 'No lunch' },
  });
  const order = await untilStuck(stay);
  const stuck = await scenario.call<{ items: object[] }>('/api/admin/disbursements?status=stuck', { as: admin });
  expect(stuck.body.items).toContainEqual(
    expect.objectContaining({ id: order.id, booking: { id: stay.id, reference: stay.reference } }),
  );
  const { body: waits } = await scenario.call<{ transfers: number }>('/api/admin/waiting', { as: admin });
  expect(waits.transfers).toBe(stuck.body.items.length);
  expect((await decide(order, 'not_arrived')).status).toBe(200);
  return stay;
}

async function refundOf(stay: Stay): Promise<string> {
  const { rows } = await scenario.product.app.db.execute<{ id: string }>(
    sql`select r.id from refunds r join payments p on p.id = r.payment_id where p.booking_id = ${stay.id}`,
  );
  return rows[0]?.id ?? '';
}

/** The receipt of its one order, as a person reads it in M-Pesa's portal. */
async function receiptOf(stay: Stay): Promise<string> {
  const [order] = await ordersOf(stay);
  type Moved = { kind: string; receipt: string; accountReference: string; originatorConversationId?: string };
  const { moved } = await scenario.product.control<{ moved: Moved[] }>('daraja', 'moved');
  const account = stay.reference.replaceAll('-', '');
  const sent = moved.find(({ kind, accountReference, originatorConversationId }) =>
    kind === 'reversal' ? accountReference === account : originatorConversationId === order?.id,
  );
  return sent?.receipt ?? expect.unreachable('M-Pesa sent nothing');
}

/** The case and the postings of money that was sent twice; this order was the first. */
async function caseOf(order?: Order): Promise<{ status: string; note: string | null } | undefined> {
  const { rows } = await scenario.product.app.db.execute<{ status: string; note: string | null }>(
    sql`select status, note from reconciliation_issues where code = 'paid_twice' and subject = ${order?.id}`,
  );
  return rows[0];
}

const sentTimes = async (stay: Stay) => {
  const ids = (await ordersOf(stay)).map(({ id }) => id);
  return (await scenario.calls('daraja', B2C)).filter(({ body }) =>
    ids.includes(String(body?.OriginatorConversationID)),
  ).length;
};

const DONE = { 'refund:pending:KES': BACK, 'mpesa:disburse:KES': -BACK - FEE, 'fees:mpesa:KES': FEE };
const OVERPAID = { 'loss:overpaid:KES': BACK, 'mpesa:disburse:KES': -BACK - FEE, 'fees:mpesa:KES': FEE };

describe('F30: a refund that was given up arrives after all', () => {
  test('before it is sent again: the refund is done, and no second order is sent', async () => {
    const stay = await givenUp();
    expect((await stateOf(scenario.product, stay)).refunds).toMatchObject([{ status: 'queued' }]);
    await release();
    await scenario.pass(8 * 3_600, 1_800);
    const [order, ...more] = await ordersOf(stay);
    expect([more, await sentTimes(stay)]).toEqual([[], 1]);
    expect(order).toMatchObject({ status: 'succeeded', error: null, receipt: expect.any(String) });
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({
      standing: 'confirmed/partially_refunded',
      refunds: [{ method: 'b2c', status: 'succeeded' }],
      mails: { refundDone: 1 },
    });
    expect(state.ledger.refund_done).toEqual(DONE);
    await checkInvariants(scenario, stay);
  });

  test('at the same time as its next try: one order is sent, whichever comes first', async () => {
    const stay = await givenUp();
    const { app, clock } = scenario.product;
    clock.advance(8 * 3_600_000);
    await daraja('release', {});
    const [event] = await app.db.select().from(providerEvents).where(isNull(providerEvents.processedAt));
    if (!event) throw new Error('M-Pesa said nothing');
    await Promise.all([judgeDisbursementEvent(app, event), ...[1, 2, 3].map(() => runDueRefunds(app))]);
    await scenario.pass(8 * 3_600, 1_800);
    const orders = await ordersOf(stay);
    expect(orders.filter(({ status }) => status !== 'failed')).toMatchObject([
      { id: orders[0]?.id, status: 'succeeded' },
    ]);
    expect(await sentTimes(stay)).toBe(1);
    expect((await stateOf(scenario.product, stay)).ledger.refund_done).toEqual(DONE);
    await checkInvariants(scenario, stay);
  });

  test('while the next order is queued: that order fails without being sent', async () => {
    const stay = await givenUp();
    await fault(B2C, 'status:429');
    await scenario.pass(120, 60);
    expect(await ordersOf(stay)).toMatchObject([
      { status: 'failed' },
      { status: 'queued', error: 'refused_rate_limited' },
    ]);
    await release();
    await daraja('faults', { clear: true });
    await scenario.pass(8 * 3_600, 1_800);
    expect(await ordersOf(stay)).toMatchObject([
      { status: 'succeeded', receipt: expect.any(String) },
      { status: 'failed', error: 'arrived_before', receipt: null },
    ]);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ refunds: [{ status: 'succeeded' }], mails: { refundDone: 1 } });
    expect(state.ledger.refund_done).toEqual(DONE);
    expect(await movedFor(scenario.product, stay)).toMatchObject({ sentMinor: -BACK - FEE });
    await checkInvariants(scenario, stay);
  });

  test('after the next order was sent: both are posted, with a case', async () => {
    const stay = await givenUp();
    await scenario.pass(120, 30);
    const [first, next] = await ordersOf(stay);
    expect(next?.status).toBe('accepted');
    await release();
    await scenario.pass(600, 60);
    const state = await stateOf(scenario.product, stay);
    expect(await ordersOf(stay)).toMatchObject([
      { status: 'failed', error: 'paid_twice', receipt: expect.any(String) },
      { status: 'succeeded' },
    ]);
    expect(state.ledger).toMatchObject({ refund_done: DONE, overpaid: OVERPAID });
    expect(await movedFor(scenario.product, stay)).toMatchObject({ sentMinor: 2 * (-BACK - FEE) });
    const { rows } = await scenario.product.app.db.execute(
      sql`select expected, found from reconciliation_issues where code = 'paid_twice' and subject = ${first?.id}`,
    );
    expect(rows).toEqual([
      {
        expected: { amountMinor: BACK, after: 'decided_not_arrived' },
        found: { receipt: expect.any(String), followedBy: next?.id, booked: 'loss:overpaid:KES' },
      },
    ]);
    await checkInvariants(scenario, stay);
    const before = await openDifferences();
    await checkLedger(scenario.product.app);
    expect(await openDifferences()).toEqual(before);
  });

  test('and the next order, already sent, fails: the first one completes the refund, and no third is sent', async () => {
    const stay = await givenUp();
    await fault(B2C, 'reset_before');
    await scenario.pass(120, 30);
    const [first, ...others] = await ordersOf(stay);
    expect([first, ...others]).toMatchObject([{ status: 'failed' }, { status: 'unknown' }]);
    await release();
    await daraja('faults', { clear: true });
    await daraja('callbacks', { mode: 'auto' });
    expect(await caseOf(first)).toEqual({ status: 'open', note: null });
    expect((await stateOf(scenario.product, stay)).ledger.overpaid).toEqual(OVERPAID);
    const next = await untilStuck(stay);
    expect((await decide(next, 'not_arrived')).status).toBe(200);
    await scenario.pass(8 * 3_600, 1_800);
    expect(await ordersOf(stay)).toMatchObject([{ status: 'succeeded' }, { status: 'failed' }]);
    const state = await stateOf(scenario.product, stay);
    expect(state.refunds).toMatchObject([{ status: 'succeeded' }]);
    expect(state.ledger.refund_done).toEqual(DONE);
    expect(state.ledger.overpaid_undone).toEqual(
      Object.fromEntries(Object.entries(OVERPAID).map(([account, minor]) => [account, -minor])),
    );
    expect(await caseOf(first)).toEqual({ status: 'closed', note: 'its end after all' });
    expect(await movedFor(scenario.product, stay)).toMatchObject({ sentMinor: -BACK - FEE });
    await checkInvariants(scenario, stay);
  });

  test('when an admin has noted this same transfer meanwhile: it is posted once', async () => {
    const stay = await givenUp();
    const id = await refundOf(stay);
    const { app } = scenario.product;
    const { daraja: mpesa } = app;
    app.daraja = undefined;
    expect((await scenario.call(`/api/admin/refunds/${id}/by-hand`, { as: admin, method: 'POST' })).status).toBe(200);
    app.daraja = mpesa;
    const reference = await receiptOf(stay);
    const typed = ` ${reference.toLowerCase()}`;
    const body = { reference: typed, from: 'mpesa' };
    const noted = await scenario.call(`/api/admin/refunds/${id}/paid`, { as: admin, body });
    expect(noted.status).toBe(200);
    await release();
    await scenario.pass(600, 60);
    const [order] = await ordersOf(stay);
    expect(order).toMatchObject({ status: 'succeeded', error: null, receipt: reference });
    expect(await caseOf(order)).toBeUndefined();
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ refunds: [{ status: 'succeeded' }], mails: { refundDone: 1 } });
    expect(state.ledger.overpaid).toBeUndefined();
    expect(state.ledger.refund_manual).toEqual(DONE);
    expect(await movedFor(scenario.product, stay)).toMatchObject({ sentMinor: -BACK - FEE });
    await checkInvariants(scenario, stay);
  });

  test.each([
    { kind: 'reversal', from: 'mpesa', out: { 'mpesa:collection:KES': -11 * 100_000 } },
    { kind: 'reversal', from: 'bank', out: { 'mpesa:collection:KES': -11 * 100_000 } },
    { kind: 'b2c', from: 'bank', out: { 'mpesa:disburse:KES': -BACK - FEE, 'fees:mpesa:KES': FEE } },
  ])('as a $kind that was noted as sent from another account ($from): the ledger follows M-Pesa', async (wish) => {
    const stay = wish.kind === 'b2c' ? await givenUp() : await paid();
    if (wish.kind === 'reversal') {
      await scenario.cancel(stay);
      expect((await decide(await untilStuck(stay), 'not_arrived')).status).toBe(200);
    }
    const id = await refundOf(stay);
    const { app } = scenario.product;
    const { daraja: mpesa } = app;
    app.daraja = undefined;
    expect((await scenario.call(`/api/admin/refunds/${id}/by-hand`, { as: admin, method: 'POST' })).status).toBe(200);
    app.daraja = mpesa;
    const reference = await receiptOf(stay);
    const body = { reference: reference.toLowerCase(), from: wish.from };
    expect((await scenario.call(`/api/admin/refunds/${id}/paid`, { as: admin, body })).status).toBe(200);
    await release();
    await scenario.pass(600, 60);
    const [order] = await ordersOf(stay);
    expect(order).toMatchObject({ kind: wish.kind, status: 'succeeded', receipt: reference });
    expect(await caseOf(order)).toBeUndefined();
    const { refunds, ledger } = await stateOf(scenario.product, stay);
    expect(refunds).toMatchObject([{ status: 'succeeded', method: wish.kind }]);
    const left = { ...ledger.refund_manual };
    for (const [account, minor] of Object.entries(ledger.refund_corrected ?? {})) {
      left[account] = (left[account] ?? 0) + minor;
      if (left[account] === 0) delete left[account];
    }
    expect(left).toEqual({ 'refund:pending:KES': wish.kind === 'b2c' ? BACK : 1_100_000, ...wish.out });
    await checkInvariants(scenario, stay);
    const before = await openDifferences();
    await checkLedger(scenario.product.app);
    expect(await openDifferences()).toEqual(before);
  });

  test('when the refund was withdrawn meanwhile: the money is posted as overpaid', async () => {
    const stay = await givenUp();
    const withdrawn = await scenario.call(`/api/admin/refunds/${await refundOf(stay)}/withdraw`, {
      as: admin,
      method: 'POST',
    });
    expect(withdrawn.status).toBe(200);
    await release();
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'confirmed/completed', refunds: [{ status: 'withdrawn' }] });
    expect(state.ledger.overpaid).toEqual(OVERPAID);
    expect(state.issues).toContain('paid_twice');
    await checkInvariants(scenario, stay);
  });
});

async function openDifferences(): Promise<unknown[]> {
  const { rows } = await scenario.product.app.db.execute(
    sql`select subject, found from reconciliation_issues where code = 'ledger_difference' order by subject`,
  );
  return rows;
}

test('a reversal that was given up and ordered again reverses the receipt once, and its late Result settles the second order', async () => {
  const stay = await paid();
  await scenario.cancel(stay);
  const order = await untilStuck(stay);
  expect(order.kind).toBe('reversal');
  const stuck = await scenario.call<{ items: object[] }>('/api/admin/disbursements?status=stuck', { as: admin });
  expect(stuck.body.items).toContainEqual(
    expect.objectContaining({ id: order.id, booking: { id: stay.id, reference: stay.reference } }),
  );
  const { body: waits } = await scenario.call<{ transfers: number }>('/api/admin/waiting', { as: admin });
  expect(waits.transfers).toBe(stuck.body.items.length);
  expect((await decide(order, 'not_arrived')).status).toBe(200);
  await scenario.pass(120, 30);
  expect(await ordersOf(stay)).toMatchObject([{ status: 'failed' }, { kind: 'reversal', status: 'accepted' }]);
  await release();
  await scenario.pass(600, 60);
  expect((await scenario.calls('daraja', REVERSAL)).length).toBeGreaterThan(1);
  expect(await ordersOf(stay)).toMatchObject([
    { status: 'failed' },
    { status: 'succeeded', receipt: expect.any(String) },
  ]);
  const state = await stateOf(scenario.product, stay);
  expect(state).toMatchObject({ standing: 'cancelled/refunded', refunds: [{ status: 'succeeded' }] });
  expect(state.ledger.overpaid).toBeUndefined();
  expect(await movedFor(scenario.product, stay)).toMatchObject({ kesMinor: 0, sentMinor: 0 });
  await checkInvariants(scenario, stay);
});

test('a second admin reads of which booking and traveller the transfer is that they are asked about', async () => {
  const stay = await paid();
  const { app } = scenario.product;
  await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, {
    as: admin,
    body: { amount: 40, reason: 'No lunch' },
  });
  const order = await untilStuck(stay);
  admin = await scenario.admin();
  await updateSettings(app, admin, { consentAboveCents: 0 });
  expect((await decide(order, 'not_arrived')).body.code).toBe('consent_asked');
  await updateSettings(app, admin, { consentAboveCents: null });
  const { body } = await scenario.call<{ items: Consent[] }>('/api/admin/consents?status=open', { as: admin });
  const [traveller] = await scenario.query<{ name: string }>(
    sql`select name from people where id = ${stay.traveller.id}`,
  );
  expect(body.items[0]?.about).toMatchObject({
    ...{ type: 'disbursement', id: order.id, bookingId: stay.id },
    name: `${stay.reference}, ${traveller?.name}`,
  });
});
