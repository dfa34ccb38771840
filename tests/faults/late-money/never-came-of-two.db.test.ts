import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import type { Stay } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { KES, POINTS, startTwoPayments } from '../support/two-payments.ts';

const { scenario, beside, say, change, payByCard, begin, comeAfterAll, ...views } = await startTwoPayments();
const { run, sums, refundsOf, standing, pointsOf, lettersWith, takenOn, sumOn } = views;
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => scenario.close());

/** Stripe keeps its fee of what it gives back. */
const feeOnly = [
  { account: 'fees:stripe:USD', minor: expect.any(Number) },
  { account: 'stripe:clearing:USD', minor: expect.any(Number) },
];

describe('money that never came, beside a payment that did', () => {
  test('F15: of a change: the booking is cancelled, and what was paid for it goes back whole', async () => {
    const denied = await beside('third', { days: 5 });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('cancelled refunded failed');
    expect(await scenario.read(stay)).toMatchObject({ neverCame: true, paymentStatus: 'refunded' });
    expect(await refundsOf(stay)).toEqual([{ seq: 1, status: 'succeeded', usd: 9_500, reason: 'our_cancel' }]);
    expect(await pointsOf(stay)).toBe(POINTS);
    expect(await takenOn(stay)).toBe(0);
    expect(await sums(stay)).toEqual(feeOnly);
    expect([await lettersWith(stay, 'neverCame.rest'), await lettersWith(stay, 'neverCame.points')]).toEqual([1, 0]);
    await checkInvariants(scenario, stay);
  });

  test('of the booking itself: its points come back once, what was paid for the change goes back', async () => {
    const denied = await beside('first');
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('cancelled failed refunded');
    expect([await lettersWith(stay, 'neverCame.rest'), await lettersWith(stay, 'neverCame.points')]).toEqual([1, 1]);
    expect(await scenario.read(stay)).toMatchObject({ neverCame: true, paymentStatus: 'refunded' });
    expect(await refundsOf(stay)).toEqual([{ seq: 2, status: 'succeeded', usd: 5_000, reason: 'our_cancel' }]);
    expect(await pointsOf(stay)).toBe(POINTS);
    expect(await sums(stay)).toEqual(feeOnly);
    await checkInvariants(scenario, stay);
  });

  test('cancelled at half before: half of what really was paid comes back', async () => {
    const denied = await beside('third', { days: 3, meanwhile: (stay) => scenario.cancel(stay) });
    const { stay } = denied;
    // 75.00 of 150.00: the change's 50.00 first, then 25.00 in dollars and points.
    const before = [{ usd: 2_375 }, { status: 'queued', usd: 5_000 }];
    expect(await refundsOf(stay)).toMatchObject(before);
    expect((await say(denied)).status).toBe(200);
    const after = [
      { seq: 1, status: 'succeeded', usd: 2_375 },
      { seq: 1, status: 'succeeded', usd: 2_375 },
    ];
    expect(await refundsOf(stay)).toMatchObject([...after, { seq: 2, status: 'withdrawn' }]);
    expect(await pointsOf(stay)).toBe(POINTS / 2);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(0);
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-4_400);
    await checkInvariants(scenario, stay);
  });

  test('cancelled by us before: all that really was paid has gone back already, and nothing more does', async () => {
    const admin = await scenario.admin();
    const wish = { reason: 'A flood', refund: 'full' };
    const denied = await beside('third', { meanwhile: (stay) => scenario.cancel(stay, wish, admin) });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await refundsOf(stay)).toMatchObject([
      { seq: 1, status: 'succeeded', usd: 9_500 },
      { seq: 2, status: 'withdrawn' },
    ]);
    expect(await sums(stay)).toEqual(feeOnly);
  });

  test('cancelled after it had become cheaper: half of what really was paid comes back', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 3, total: 150 });
      await scenario.cancel(stay);
    };
    const denied = await beside('third', { days: 3, guests: 4, meanwhile });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    const back = (await refundsOf(stay)).filter(({ status }) => status === 'succeeded');
    const points = (await pointsOf(stay)) ?? 0;
    expect(back.reduce((sum, { usd }) => sum + usd, 0) + points).toBe(5_000);
    await checkInvariants(scenario, stay);
  });

  test('cancelled after a later payment had become cheaper: that had not fallen on it', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 5, total: 250 });
      await payByCard(stay);
      await change(stay, { startDate, guests: 4, total: 200 });
      await scenario.pass(600, 60);
      await scenario.cancel(stay);
    };
    const denied = await beside('third', { days: 3, guests: 4, meanwhile });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    // 25.00 when it became cheaper again, and half of the 100.00 that the price would have been.
    const back = (await refundsOf(stay)).filter(({ status }) => status === 'succeeded');
    expect(back.reduce((sum, { usd }) => sum + usd, 0) + ((await pointsOf(stay)) ?? 0)).toBe(7_500);
    await checkInvariants(scenario, stay);
  });

  test('undone before it was denied: the rest pays for all of the booking, which stays', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 2, total: 100 });
    };
    const denied = await beside('third', { days: 6, meanwhile });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed completed failed');
    expect(await refundsOf(stay)).toMatchObject([{ seq: 2, status: 'withdrawn' }]);
    expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', neverCame: false });
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-10_000);
    await checkInvariants(scenario, stay);
  });

  test('the trip has begun: it goes on', async () => {
    const denied = await beside('third', { days: 2 });
    const { stay } = denied;
    await begin(stay);
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed completed failed');
    expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', neverCame: true });
    expect(await refundsOf(stay)).toEqual([]);
    expect(await lettersWith(stay, 'neverCame.over')).toBe(1);
    // What they send by hand is for it, though the trip is not over yet.
    const { app, clock } = scenario.product;
    const accountReference = stay.reference.replaceAll('-', '');
    const found = { receipt: 'TKLTHIRD01', amountMinor: KES.third * 100, accountReference, at: clock.now() };
    expect(await matchReceipt(app, found, 'admin')).toBe('unattributed');
    const [issue] = await run<{ id: string }>(
      sql`select id from reconciliation_issues where subject = ${found.receipt}`,
    );
    const path = `/api/admin/reconciliation/issues/${issue?.id}/attribute`;
    const body = { attemptId: denied.attemptId };
    expect((await scenario.call(path, { as: await scenario.admin(), body })).status).toBe(200);
    await scenario.pass(3_600, 600);
    expect(await standing(stay)).toBe('confirmed completed completed');
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await refundsOf(stay)).toEqual([]);
  });

  test('the rest pays for the booking, and then it comes after all: it goes back', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 2, total: 100 });
    };
    const denied = await beside('first', { days: 3, guests: 6, meanwhile });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed failed partially_refunded');
    expect(await pointsOf(stay)).toBe(POINTS);
    // What it shows is what the others paid, and no points.
    expect(await scenario.read(stay)).toMatchObject({ papers: { receipt: true }, pointsSpent: 0, discountAmount: 0 });
    const receipt = await scenario.call(`/api/bookings/${stay.id}/receipt.pdf`, { as: stay.traveller });
    expect(receipt.status).toBe(200);
    const before = await sumOn(stay, 'customer:deposits:USD');
    await comeAfterAll(denied, KES.first - POINTS * 1.1);
    expect(await refundsOf(stay)).toContainEqual(expect.objectContaining({ seq: 1, reason: 'duplicate' }));
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(before);
  });

  test('what the policy had kept of a cheaper change before it is not won back', async () => {
    const denied = await beside('third', {
      days: 3,
      fewerFirst: true,
      guests: 2,
      meanwhile: (stay) => scenario.cancel(stay),
    });
    const { stay } = denied;
    expect((await say(denied)).status).toBe(200);
    const of = (await refundsOf(stay)).filter(({ seq, status }) => seq === 1 && status === 'succeeded');
    // 25.00 when it became cheaper, and half of the 50.00 that are left of the price.
    expect(of.reduce((sum, { usd }) => sum + usd, 0) + ((await pointsOf(stay)) ?? 0)).toBe(5_000);
    await checkInvariants(scenario, stay);
  });

  test('the trip is over: what came is shared out, and what comes after all is shared out too', async () => {
    const denied = await beside('third', { days: 2 });
    const { stay } = denied;
    await scenario.advance(4 * 86_400);
    expect((await say(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('completed completed failed');
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-8_800);
    await comeAfterAll(denied, KES.third);
    await scenario.pass(60, 30);
    expect(await standing(stay)).toBe('completed completed completed');
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-13_200);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(0);
  });

  test('a bank disputes the other payment: first that has to end', async () => {
    const denied = await beside('third');
    await run(sql`update payments set disputed = true where booking_id = ${denied.stay.id} and seq = 1`);
    expect((await say(denied)).body.code).toBe('disputed');
    await run(sql`update payments set disputed = false where booking_id = ${denied.stay.id}`);
    expect((await say(denied)).status).toBe(200);
  });
});
