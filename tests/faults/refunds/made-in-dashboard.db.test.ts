import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { applyStripeRefund } from '#server/payments/refunds/apply-stripe-refund.ts';
import { lockRefund } from '#server/payments/refunds/repository.ts';
import { openScenario, PRICE_CENTS, type Stay, type Traveller } from '../../support/scenario.ts';
import { checkInvariants, movedFor, stateOf } from '../support/invariants.ts';
import { bookAndPay, intentOf, refundPart } from '../support/payments.ts';

const scenario = await openScenario();
let admin: Traveller;
let cards: NonNullable<App['stripe']>;
beforeAll(async () => {
  admin = await scenario.admin();
  cards = scenario.product.app.stripe ?? expect.unreachable('cards are on');
});
afterEach(() => {
  scenario.product.app.stripe = cards;
});

interface Row extends Record<string, unknown> {
  id: string;
  reason: string;
  status: string;
  tries: number;
  next: string | null;
  error: string | null;
}

async function refundsOf(stay: Stay): Promise<Row[]> {
  const { rows } = await scenario.product.app.db.execute<Row>(
    sql`select r.id, r.reason, r.status, r.tries, r.next_try_at::text as next, r.error_code as error from refunds r
        join payments p on p.id = r.payment_id where p.booking_id = ${stay.id} order by r.created_at, r.id`,
  );
  return rows;
}

async function casesOf({ id }: Pick<Row, 'id'>) {
  const { rows } = await scenario.product.app.db.execute<{
    code: string;
    status: string;
    expected: unknown;
    found: unknown;
  }>(
    sql`select code, status, expected, found from reconciliation_issues where subject = ${id} order by code, created_at`,
  );
  return rows;
}

/** A refund that is created at Stripe with our keys, but not by this product. */
const makeAtStripe = async (stay: Stay, amountCents: number, refundId: string) =>
  cards.createRefund({
    intentId: await intentOf(scenario, stay),
    amountCents,
    reason: 'requested_by_customer',
    refundId,
    idempotencyKey: `elsewhere:${newId()}`,
  });

const refundInDashboard = async (stay: Stay, amount: number) =>
  scenario.product.control('stripe', 'refund', { intent: await intentOf(scenario, stay), amount });

const setWebhooks = (state: 'held' | 'sent') =>
  state === 'held'
    ? scenario.product.control('stripe', 'callbacks', { mode: 'hold' })
    : scenario.product
        .control('stripe', 'callbacks', { mode: 'auto' })
        .then(() => scenario.product.control('stripe', 'release', { order: 'fifo', copies: 1 }));

test('a refund in the dashboard without a webhook is found when Stripe refuses ours for it, and ours is not to be sent by hand', async () => {
  const stay = await bookAndPay(scenario);
  const path = '/v1/refunds';
  await scenario.product.control('stripe', 'faults', { match: { path }, do: 'reset_before', times: 3 });
  await refundPart(scenario, stay, { amount: 60 });
  await scenario.advance(1);
  expect(await refundsOf(stay)).toMatchObject([{ status: 'unknown' }]);
  await setWebhooks('held');
  await refundInDashboard(stay, PRICE_CENTS);
  await scenario.product.control('stripe', 'faults', { clear: true });
  await scenario.pass(120, 30);
  const rows = await refundsOf(stay);
  expect(rows).toMatchObject([{ status: 'withdrawn' }, { reason: 'dashboard', status: 'succeeded' }]);
  expect((await casesOf(rows[0] as Row)).filter(({ status }) => status === 'open')).toEqual([]);
  expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/refunded');
  await setWebhooks('sent');
  await scenario.pass(6);
  expect(await refundsOf(stay)).toEqual(rows);
  await checkInvariants(scenario, stay);
});

describe('a refund at Stripe with an id in its metadata', () => {
  test('that is none of our refunds is adopted at once', async () => {
    const stay = await bookAndPay(scenario);
    await makeAtStripe(stay, 3_000, newId());
    await scenario.pass(6);
    expect(await refundsOf(stay)).toMatchObject([{ reason: 'dashboard', status: 'succeeded' }]);
    expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/partially_refunded');
    await checkInvariants(scenario, stay);
  });

  test('of another booking’s refund is adopted for the booking whose money it is', async () => {
    const [stay, other] = [await bookAndPay(scenario), await bookAndPay(scenario)];
    await refundPart(scenario, other, { amount: 30 });
    await scenario.pass(6);
    const [theirs] = await refundsOf(other);
    await makeAtStripe(stay, 3_000, theirs?.id ?? '');
    await scenario.pass(6);
    expect(await refundsOf(stay)).toMatchObject([{ reason: 'dashboard', status: 'succeeded' }]);
    expect(await refundsOf(other)).toEqual([theirs]);
    await checkInvariants(scenario, stay);
    await checkInvariants(scenario, other);
  });

  test('of a refund that was sent already is adopted as another one', async () => {
    const stay = await bookAndPay(scenario);
    await refundPart(scenario, stay, { amount: 30 });
    await scenario.pass(6);
    const [ours] = await refundsOf(stay);
    await makeAtStripe(stay, 3_000, ours?.id ?? '');
    await scenario.pass(6);
    expect(await refundsOf(stay)).toMatchObject([ours ?? {}, { reason: 'dashboard', status: 'succeeded' }]);
    expect((await movedFor(scenario.product, stay)).usdCents).toBe(PRICE_CENTS - 6_000);
    await checkInvariants(scenario, stay);
  });

  test('of a refund that waits for a person completes that refund as one by card', async () => {
    const stay = await bookAndPay(scenario);
    scenario.product.app.stripe = undefined;
    await refundPart(scenario, stay, { amount: 30 });
    const [ours] = await refundsOf(stay);
    await scenario.call(`/api/admin/refunds/${ours?.id}/by-hand`, { method: 'POST', as: admin });
    scenario.product.app.stripe = cards;
    await makeAtStripe(stay, 3_000, ours?.id ?? '');
    await scenario.pass(6);
    const state = await stateOf(scenario.product, stay);
    expect(state.refunds).toMatchObject([{ reason: 'goodwill', method: 'stripe', status: 'succeeded' }]);
    expect(state.ledger.refund_done).toEqual({ 'refund:pending:USD': 3_000, 'stripe:clearing:USD': -3_000 });
    expect(await casesOf(ours ?? { id: '' })).toMatchObject([{ code: 'refund_by_hand', status: 'closed' }]);
    await checkInvariants(scenario, stay);
  });

  test('but another amount is adopted, with a case, and ours is sent as decided', async () => {
    const stay = await bookAndPay(scenario);
    scenario.product.app.stripe = undefined;
    await refundPart(scenario, stay, { amount: 40 });
    await scenario.advance(1);
    scenario.product.app.stripe = cards;
    const [ours] = await refundsOf(stay);
    await makeAtStripe(stay, 3_000, ours?.id ?? '');
    await scenario.pass(6);
    expect(await refundsOf(stay)).toMatchObject([{ status: 'queued' }, { reason: 'dashboard', status: 'succeeded' }]);
    await scenario.pass(3_700, 1_850);
    expect(await refundsOf(stay)).toMatchObject([{ reason: 'goodwill', status: 'succeeded' }, { reason: 'dashboard' }]);
    expect(await casesOf(ours ?? { id: '' })).toMatchObject([
      { code: 'refund_mismatch', status: 'open', expected: 4_000, found: 3_000 },
      { code: 'sending_off', status: 'closed' },
    ]);
    expect((await movedFor(scenario.product, stay)).usdCents).toBe(PRICE_CENTS - 7_000);
    await checkInvariants(scenario, stay);
  });
});

describe('a refund that was made in the dashboard, and whose webhook has not come,', () => {
  test('of the whole payment counts as ours, which Stripe refuses (charge_already_refunded)', async () => {
    const stay = await bookAndPay(scenario);
    await setWebhooks('held');
    await refundInDashboard(stay, PRICE_CENTS);
    await scenario.cancel(stay);
    await scenario.advance(1);
    const [ours] = await refundsOf(stay);
    expect(ours).toMatchObject({ reason: 'policy', status: 'succeeded', error: null, next: null });
    expect(await casesOf(ours ?? { id: '' })).toMatchObject([
      { code: 'refund_by_hand', status: 'closed', found: 'charge_already_refunded' },
    ]);
    await setWebhooks('sent');
    await scenario.pass(10);
    expect(await refundsOf(stay)).toMatchObject([{ reason: 'policy', status: 'succeeded' }]);
    const { standing, mails } = await stateOf(scenario.product, stay);
    expect([standing, mails.refundManual, mails.refundDone]).toEqual(['cancelled/refunded', 0, 1]);
    await checkInvariants(scenario, stay);
  });

  test('of more than was left reduces our queued refund, in full or in part, and no money is lost', async () => {
    for (const dashboard of [PRICE_CENTS, 7_000]) {
      const stay = await bookAndPay(scenario);
      scenario.product.app.stripe = undefined;
      await refundPart(scenario, stay, { amount: 60 });
      await scenario.advance(1);
      scenario.product.app.stripe = cards;
      await refundInDashboard(stay, dashboard);
      await scenario.pass(6);
      const [ours, theirs] = await refundsOf(stay);
      const whole = dashboard === PRICE_CENTS;
      expect([ours?.status, theirs?.status]).toEqual([whole ? 'withdrawn' : 'queued', 'succeeded']);
      expect((await stateOf(scenario.product, stay)).ledger.refund).toEqual({
        'customer:deposits:USD': PRICE_CENTS,
        'refund:pending:USD': -PRICE_CENTS,
      });
      await scenario.advance(3_700);
      await scenario.pass(6);
      expect((await stateOf(scenario.product, stay)).standing).toBe('confirmed/refunded');
      expect((await movedFor(scenario.product, stay)).usdCents).toBe(0);
      await checkInvariants(scenario, stay);
    }
  });

  test('in two parts counts as our refund of the whole payment', async () => {
    const stay = await bookAndPay(scenario);
    await setWebhooks('held');
    await refundInDashboard(stay, 6_000);
    await refundInDashboard(stay, 4_000);
    await scenario.cancel(stay);
    await scenario.advance(1);
    await setWebhooks('sent');
    await scenario.pass(10);
    const all = await refundsOf(stay);
    // After the first, 40.00 of our refund remain, and the second one counts as these.
    expect(all.map(({ reason, status }) => `${reason} ${status}`)).toEqual(['policy succeeded', 'dashboard succeeded']);
    expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
    expect((await movedFor(scenario.product, stay)).usdCents).toBe(0);
    await checkInvariants(scenario, stay);
  });

  test('of more than was paid for the trip is our loss for the excess, with a case', async () => {
    const stay = await bookAndPay(scenario);
    await scenario.product.app.db.execute(
      sql`update payments set paid_cents = 9000, due_cents = 9000 where booking_id = ${stay.id}`,
    );
    await refundInDashboard(stay, PRICE_CENTS);
    await scenario.pass(6);
    const [theirs] = await refundsOf(stay);
    expect(await casesOf(theirs ?? { id: '' })).toMatchObject([
      { code: 'refund_mismatch', status: 'open', expected: 9_000, found: PRICE_CENTS },
    ]);
    expect((await stateOf(scenario.product, stay)).ledger.refund).toEqual({
      'customer:deposits:USD': 9_000,
      'loss:chargeback:USD': 1_000,
      'refund:pending:USD': -PRICE_CENTS,
    });
  });
});

describe('a refund of a payment that is disputed, while the webhook has not come (charge_disputed),', () => {
  test('waits, and is sent when the dispute is won', async () => {
    const stay = await bookAndPay(scenario);
    await setWebhooks('held');
    const intent = await intentOf(scenario, stay);
    const { dispute } = await scenario.product.control<{ dispute: string }>('stripe', 'dispute', { intent });
    await scenario.cancel(stay);
    await scenario.advance(1);
    const [refused] = await refundsOf(stay);
    expect(refused).toMatchObject({ status: 'queued', tries: 1, error: 'charge_disputed' });
    const waits = Date.parse(refused?.next ?? '') - scenario.product.clock.now().getTime();
    expect(waits).toBeGreaterThan(5 * 3_600_000);
    await setWebhooks('sent');
    await scenario.pass(43_200, 3_600);
    expect(await refundsOf(stay)).toMatchObject([{ status: 'queued', tries: 1 }]);
    await scenario.product.control('stripe', 'decide', { dispute, outcome: 'won' });
    await scenario.pass(25_200, 3_600);
    expect(await refundsOf(stay)).toMatchObject([{ status: 'succeeded', tries: 2 }]);
    expect((await stateOf(scenario.product, stay)).standing).toBe('cancelled/refunded');
    await checkInvariants(scenario, stay);
  });

  test('is to be sent by hand after its last try, and counts as paid when the dispute is lost', async () => {
    const stay = await bookAndPay(scenario);
    await setWebhooks('held');
    const intent = await intentOf(scenario, stay);
    const { dispute } = await scenario.product.control<{ dispute: string }>('stripe', 'dispute', { intent });
    scenario.product.app.stripe = undefined;
    await scenario.cancel(stay);
    const [{ id = '' } = {}] = await refundsOf(stay);
    await scenario.product.app.db.execute(sql`update refunds set tries = 7 where id = ${id}`);
    scenario.product.app.stripe = cards;
    await scenario.advance(3_700);
    expect(await refundsOf(stay)).toMatchObject([{ status: 'manual', tries: 8, error: 'charge_disputed', next: null }]);
    // The outcome of an earlier call to Stripe that was never answered.
    const changed = await transaction(scenario.product.app, async (tx) => {
      const locked = (await lockRefund(tx, id)) ?? expect.unreachable('the refund is gone');
      return applyStripeRefund(scenario.product.app, tx, locked, { kind: 'ambiguous', detail: 'reset' });
    });
    expect([changed, (await refundsOf(stay))[0]?.next]).toEqual([false, null]);
    await setWebhooks('sent');
    await scenario.product.control('stripe', 'decide', { dispute, outcome: 'lost' });
    await scenario.pass(10);
    expect(await refundsOf(stay)).toMatchObject([{ reason: 'policy', status: 'succeeded' }]);
    expect(await casesOf({ id })).toMatchObject([{ code: 'refund_by_hand', status: 'closed' }]);
    await checkInvariants(scenario, stay);
  });
});
