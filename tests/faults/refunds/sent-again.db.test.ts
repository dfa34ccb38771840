import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { App } from '#server/app.ts';
import type * as Applying from '#server/payments/refunds/apply-stripe-refund.ts';
import { openScenario, PRICE_CENTS, type Stay } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { bookAndPay } from '../support/payments.ts';

const REFUNDS_PATH = '/v1/refunds';

/** Whether the process dies between Stripe's answer and the transaction that would store it. */
const fault = vi.hoisted(() => ({ dies: false }));
vi.mock('#server/payments/refunds/apply-stripe-refund.ts', async (load) => {
  const real = await load<typeof Applying>();
  const applyStripeRefund: typeof real.applyStripeRefund = async (...args) => {
    if (fault.dies) throw new Error('the process dies here');
    return real.applyStripeRefund(...args);
  };
  return { ...real, applyStripeRefund };
});

const scenario = await openScenario();
let cards: App['stripe'];
beforeAll(async () => {
  cards = scenario.product.app.stripe;
});
afterEach(() => {
  fault.dies = false;
  scenario.product.app.stripe = cards;
});

const action = async (id: string, name: string, body?: object) =>
  scenario.call(`/api/admin/refunds/${id}/${name}`, {
    as: await scenario.admin(),
    method: 'POST',
    ...(body && { body }),
  });

async function casesOf(id: string): Promise<string[]> {
  const { rows } = await scenario.product.app.db.execute<{ code: string; status: string }>(
    sql`select code, status from reconciliation_issues where subject = ${id} order by created_at, id`,
  );
  return rows.map(({ code, status }) => `${code} ${status}`);
}

async function refundOf(stay: Stay) {
  const { rows } = await scenario.product.app.db.execute<{ id: string; status: string; method: string; tries: number }>(
    sql`select r.id, r.status, r.method, r.tries from refunds r join payments p on p.id = r.payment_id
        where p.booking_id = ${stay.id}`,
  );
  return rows[0] ?? expect.unreachable('there is no refund');
}

/** Withholds Stripe's webhooks and its list of events. */
async function withholdEvents(): Promise<void> {
  await scenario.product.control('stripe', 'callbacks', { mode: 'hold' });
  await scenario.product.control('stripe', 'faults', { match: { path: '/v1/events' }, do: 'status:503', times: 500 });
}

test('a refund whose process was killed between call and answer, and was down for a day, is looked up at Stripe and sent once', async () => {
  const stay = await bookAndPay(scenario);
  await withholdEvents();
  fault.dies = true;
  const body = { amount: 40, reason: 'No lunch' };
  await scenario.call(`/api/admin/bookings/${stay.id}/refunds`, { as: await scenario.admin(), body });
  await scenario.advance(0);
  expect(await refundOf(stay)).toMatchObject({ status: 'sending', tries: 1 });
  fault.dies = false;
  // By now Stripe has forgotten the idempotency key, and would make a second refund.
  await scenario.advance(25 * 3_600);
  expect(await movedFor(scenario.product, stay)).toMatchObject({ usdCents: PRICE_CENTS - 4_000 });
  const made = await scenario.calls('stripe', REFUNDS_PATH);
  expect(made.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await refundOf(stay)).toMatchObject({ status: 'succeeded', tries: 2 });
});

test('fifty refunds that cannot be claimed do not delay the others', async () => {
  const [stay, other] = [await bookAndPay(scenario), await bookAndPay(scenario)];
  const { rows } = await scenario.product.app.db.execute<{ id: string }>(
    // By M-Pesa, without a phone number: these cannot be claimed.
    sql`insert into refunds (id, payment_id, attempt_id, reason, usd_cents, currency, amount_minor, method, status,
          next_try_at, created_at)
        select gen_random_uuid(), a.payment_id, a.id, 'surplus', 0, 'USD', 100, 'b2c', 'queued', now, now
        from payment_attempts a join payments p on p.id = a.payment_id and p.booking_id = ${other.id},
          generate_series(1, 50), cast(${scenario.product.clock.now().toISOString()} as timestamptz) now
        returning id`,
  );
  await scenario.advance(1);
  await scenario.cancel(stay);
  await scenario.pass(10);
  expect(await refundOf(stay)).toMatchObject({ status: 'succeeded' });
  for (const { id } of rows) await scenario.product.app.db.execute(sql`delete from refunds where id = ${id}`);
  expect(rows).toHaveLength(50);
});

describe('while cards are off', () => {
  test('a refund waits with a case, and is sent when they are on again', async () => {
    const stay = await bookAndPay(scenario);
    scenario.product.app.stripe = undefined;
    expect((await scenario.cancel(stay)).status).toBe(200);
    await scenario.pass(7_300, 1_800);
    const { id, ...waiting } = await refundOf(stay);
    expect(waiting).toEqual({ status: 'queued', method: 'stripe', tries: 0 });
    expect(await casesOf(id)).toEqual(['sending_off open']);
    expect((await action(id, 'retry')).body.code).toBe('not_ready');
    scenario.product.app.stripe = cards;
    expect((await action(id, 'by-hand')).body.code).toBe('not_ready');
    await scenario.pass(3_610, 1_805);
    expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
    expect(await casesOf(id)).toEqual(['sending_off closed']);
    await checkInvariants(scenario, stay);
  });

  test('a refund can be handed to a person, who pays it once', async () => {
    const stay = await bookAndPay(scenario);
    scenario.product.app.stripe = undefined;
    await scenario.cancel(stay);
    await scenario.pass(10);
    const { id } = await refundOf(stay);
    expect((await action(id, 'paid', { reference: 'KCB-1' })).body.code).toBe('not_ready');
    const taken = await action(id, 'by-hand');
    expect([taken.status, taken.body.status, taken.body.method]).toEqual([200, 'manual', 'manual']);
    expect((await action(id, 'by-hand')).body.code).toBe('not_ready');
    expect((await action(id, 'retry')).body.code).toBe('not_ready');
    expect((await casesOf(id)).sort()).toEqual(['refund_by_hand open', 'sending_off closed']);
    await scenario.pass(1);
    expect((await action(id, 'paid', { reference: 'KCB-1' })).status).toBe(200);
    scenario.product.app.stripe = cards;
    await scenario.pass(7_300, 1_800);
    const state = await stateOf(scenario.product, stay);
    expect(state).toMatchObject({ standing: 'cancelled/refunded', mails: { refundManual: 1, refundDone: 1 } });
    expect(state.ledger).toMatchObject({ refund_manual: { 'refund:pending:USD': 10_000, 'bank:USD': -10_000 } });
    expect((await casesOf(id)).sort()).toEqual(['refund_by_hand closed', 'sending_off closed']);
    await checkInvariants(scenario, stay);
  });

  test('a refund that was sent and whose outcome is unknown cannot be handed to a person', async () => {
    const stay = await bookAndPay(scenario);
    await withholdEvents();
    await scenario.product.control('stripe', 'faults', { match: { path: REFUNDS_PATH }, do: 'reset_after', times: 3 });
    await scenario.cancel(stay);
    await scenario.advance(0);
    const { id, status } = await refundOf(stay);
    expect(status).toBe('unknown');
    scenario.product.app.stripe = undefined;
    await scenario.pass(600, 60);
    expect((await action(id, 'by-hand')).body.code).toBe('not_ready');
    expect(await refundOf(stay)).toMatchObject({ status: 'unknown', tries: 1 });
    scenario.product.app.stripe = cards;
    await scenario.pass(7_300, 1_800);
    expect(await refundOf(stay)).toMatchObject({ status: 'succeeded' });
    expect((await movedFor(scenario.product, stay)).usdCents).toBe(0);
  });
});
