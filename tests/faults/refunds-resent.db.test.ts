import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
import type * as Applying from '#server/payments/refunds/apply-stripe-refund.ts';
import { PRICE_CENTS, type Stage, type Stay, setStage } from './stage.ts';
import { checkInvariants, movedFor, stateOf } from './witness.ts';

const REFUNDS_PATH = '/v1/refunds';

/** Whether the process dies between Stripe's answer and the transaction that would have kept it. */
const fault = vi.hoisted(() => ({ dies: false }));
vi.mock('#server/payments/refunds/apply-stripe-refund.ts', async (load) => {
  const real = await load<typeof Applying>();
  const applyStripeRefund: typeof real.applyStripeRefund = async (...args) => {
    if (fault.dies) throw new Error('the process dies here');
    return real.applyStripeRefund(...args);
  };
  return { ...real, applyStripeRefund };
});

let stage: Stage;
let cards: App['stripe'];
beforeAll(async () => {
  stage = await setStage();
  cards = stage.product.app.stripe;
});
afterEach(async () => {
  fault.dies = false;
  stage.product.app.stripe = cards;
  await stage.product.control('stripe', 'faults', { clear: true });
  await stage.product.control('stripe', 'callbacks', { mode: 'auto' });
});
afterAll(() => stage.close());

async function paidByCard(): Promise<Stay> {
  const stay = await stage.book();
  await stage.card(stay, '4242424242424242');
  await stage.pass(3);
  return stay;
}

const deed = async (id: string, name: string, body?: object) =>
  stage.call(`/api/admin/refunds/${id}/${name}`, { as: await stage.admin(), method: 'POST', ...(body && { body }) });

async function casesOf(id: string): Promise<string[]> {
  const { rows } = await stage.product.app.db.execute<{ code: string; status: string }>(
    sql`select code, status from reconciliation_issues where subject = ${id} order by created_at, id`,
  );
  return rows.map(({ code, status }) => `${code} ${status}`);
}

async function refundOf(stay: Stay) {
  const { rows } = await stage.product.app.db.execute<{ id: string; status: string; method: string; tries: number }>(
    sql`select r.id, r.status, r.method, r.tries from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = ${stay.id}`,
  );
  return rows[0] ?? expect.unreachable('there is no refund');
}

/** Nothing of Stripe's own comes through: neither its webhooks nor its list of events. */
async function hearNothing(): Promise<void> {
  await stage.product.control('stripe', 'callbacks', { mode: 'hold' });
  await stage.product.control('stripe', 'faults', { match: { path: '/v1/events' }, do: 'status:503', times: 500 });
}

test('killed between the call and its answer, and down for a day: looked for before it is made again', async () => {
  const stay = await paidByCard();
  await hearNothing();
  fault.dies = true;
  const body = { amount: 40, reason: 'No lunch' };
  await stage.call(`/api/admin/bookings/${stay.id}/refunds`, { as: await stage.admin(), body });
  await stage.advance(0);
  expect(await refundOf(stay)).toMatchObject({ status: 'sending', tries: 1 });
  fault.dies = false;
  // By now Stripe has forgotten the key, and would make another.
  await stage.advance(25 * 3_600);
  expect(await movedFor(stage.product, stay)).toMatchObject({ usdCents: PRICE_CENTS - 4_000 });
  const made = await stage.calls('stripe', REFUNDS_PATH);
  expect(made.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await refundOf(stay)).toMatchObject({ status: 'succeeded', tries: 2 });
});

test('fifty that cannot even be claimed keep no other from its turn', async () => {
  const [stay, other] = [await paidByCard(), await paidByCard()];
  const { rows } = await stage.product.app.db.execute<{ id: string }>(
    // By M-Pesa, to a phone that is not there.
    sql`insert into refunds (id, payment_id, attempt_id, reason, usd_cents, currency, amount_minor, method, status,
          next_try_at, created_at)
        select gen_random_uuid(), a.payment_id, a.id, 'surplus', 0, 'USD', 100, 'b2c', 'queued', now, now
        from payment_attempts a join payments p on p.id = a.payment_id and p.booking_id = ${other.id},
          generate_series(1, 50), cast(${stage.product.clock.now().toISOString()} as timestamptz) now
        returning id`,
  );
  await stage.advance(1);
  await stage.cancel(stay);
  await stage.pass(10);
  expect(await refundOf(stay)).toMatchObject({ status: 'succeeded' });
  for (const { id } of rows) await stage.product.app.db.execute(sql`delete from refunds where id = ${id}`);
  expect(rows).toHaveLength(50);
});

describe('while cards are off', () => {
  test('a refund waits with a case, and goes out when they are on again', async () => {
    const stay = await paidByCard();
    stage.product.app.stripe = undefined;
    expect((await stage.cancel(stay)).status).toBe(200);
    await stage.pass(7_300, 1_800);
    const { id, ...waiting } = await refundOf(stay);
    expect(waiting).toEqual({ status: 'queued', method: 'stripe', tries: 0 });
    expect(await casesOf(id)).toEqual(['sending_off open']);
    expect((await deed(id, 'retry')).body.code).toBe('not_ready');
    stage.product.app.stripe = cards;
    expect((await deed(id, 'by-hand')).body.code).toBe('not_ready');
    await stage.pass(3_610, 1_805);
    expect((await stateOf(stage.product, stay)).standing).toBe('cancelled/refunded');
    expect(await casesOf(id)).toEqual(['sending_off closed']);
    await checkInvariants(stage, stay);
  });

  test('it may become a person’s, who pays it once', async () => {
    const stay = await paidByCard();
    stage.product.app.stripe = undefined;
    await stage.cancel(stay);
    await stage.pass(10);
    const { id } = await refundOf(stay);
    expect((await deed(id, 'paid', { reference: 'KCB-1' })).body.code).toBe('not_ready');
    const taken = await deed(id, 'by-hand');
    expect([taken.status, taken.body.status, taken.body.method]).toEqual([200, 'manual', 'manual']);
    expect((await deed(id, 'by-hand')).body.code).toBe('not_ready');
    expect((await deed(id, 'retry')).body.code).toBe('not_ready');
    expect((await casesOf(id)).sort()).toEqual(['refund_by_hand open', 'sending_off closed']);
    await stage.pass(1);
    expect((await deed(id, 'paid', { reference: 'KCB-1' })).status).toBe(200);
    stage.product.app.stripe = cards;
    await stage.pass(7_300, 1_800);
    const state = await stateOf(stage.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundManual: 1, refundDone: 1 } });
    expect(state.ledger).toMatchObject({ refund_manual: { 'refund:pending:USD': 10_000, 'bank:USD': -10_000 } });
    expect((await casesOf(id)).sort()).toEqual(['refund_by_hand closed', 'sending_off closed']);
    await checkInvariants(stage, stay);
  });

  test('one that was sent, and whose end is not known, stays with the machine', async () => {
    const stay = await paidByCard();
    await hearNothing();
    await stage.product.control('stripe', 'faults', { match: { path: REFUNDS_PATH }, do: 'reset_after', times: 3 });
    await stage.cancel(stay);
    await stage.advance(0);
    const { id, status } = await refundOf(stay);
    expect(status).toBe('unknown');
    stage.product.app.stripe = undefined;
    await stage.pass(600, 60);
    expect((await deed(id, 'by-hand')).body.code).toBe('not_ready');
    expect(await refundOf(stay)).toMatchObject({ status: 'unknown', tries: 1 });
    stage.product.app.stripe = cards;
    await stage.pass(7_300, 1_800);
    expect(await refundOf(stay)).toMatchObject({ status: 'succeeded' });
    expect((await movedFor(stage.product, stay)).usdCents).toBe(0);
  });
});
