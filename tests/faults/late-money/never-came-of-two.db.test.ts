import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { matchReceipt } from '#server/payments/reconciliation/match-receipt.ts';
import type { Stay } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { KES, openTwoPayments, POINTS } from '../support/two-payments.ts';

const { scenario, payTwice, noteNeverCame, change, payByCard, beginTrip, comeAfterAll, ...views } =
  await openTwoPayments();
const { run, sums, refundsOf, standing, pointsOf, lettersWith, takenOn, sumOn } = views;
afterEach(() => {
  vi.restoreAllMocks();
});

/** Stripe keeps its fee of a payment that is refunded. */
const feeOnly = [
  { account: 'fees:stripe:USD', minor: expect.any(Number) },
  { account: 'stripe:clearing:USD', minor: expect.any(Number) },
];

describe('one of two payments of a booking never came', () => {
  test('F15: the payment of a change: the booking is cancelled, and its own payment is refunded in full', async () => {
    const denied = await payTwice('third', { days: 5 });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('cancelled refunded failed');
    expect(await scenario.read(stay)).toMatchObject({ neverCame: true, paymentStatus: 'refunded' });
    expect(await refundsOf(stay)).toEqual([{ seq: 1, status: 'succeeded', usd: 9_500, reason: 'our_cancel' }]);
    expect(await pointsOf(stay)).toBe(POINTS);
    expect(await takenOn(stay)).toBe(0);
    expect(await sums(stay)).toEqual(feeOnly);
    expect([await lettersWith(stay, 'neverCame.rest'), await lettersWith(stay, 'neverCame.points')]).toEqual([1, 0]);
    await checkInvariants(scenario, stay);
  });

  test('the payment of the booking itself: its points are returned once, and the change’s payment is refunded', async () => {
    const denied = await payTwice('first');
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('cancelled failed refunded');
    expect([await lettersWith(stay, 'neverCame.rest'), await lettersWith(stay, 'neverCame.points')]).toEqual([1, 1]);
    expect(await scenario.read(stay)).toMatchObject({ neverCame: true, paymentStatus: 'refunded' });
    expect(await refundsOf(stay)).toEqual([{ seq: 2, status: 'succeeded', usd: 5_000, reason: 'our_cancel' }]);
    expect(await pointsOf(stay)).toBe(POINTS);
    expect(await sums(stay)).toEqual(feeOnly);
    await checkInvariants(scenario, stay);
  });

  test('when the booking was cancelled at half before, half of what was really paid is refunded', async () => {
    const denied = await payTwice('third', { days: 3, meanwhile: (stay) => scenario.cancel(stay) });
    const { stay } = denied;
    // 75.00 of 150.00: the change's 50.00 first, then 25.00 in dollars and points.
    const before = [{ usd: 2_375 }, { status: 'queued', usd: 5_000 }];
    expect(await refundsOf(stay)).toMatchObject(before);
    expect((await noteNeverCame(denied)).status).toBe(200);
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

  test('when we had cancelled the booking before, all that was really paid is refunded already, and nothing more is', async () => {
    const admin = await scenario.admin();
    const wish = { reason: 'A flood', refund: 'full' };
    const denied = await payTwice('third', { meanwhile: (stay) => scenario.cancel(stay, wish, admin) });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await refundsOf(stay)).toMatchObject([
      { seq: 1, status: 'succeeded', usd: 9_500 },
      { seq: 2, status: 'withdrawn' },
    ]);
    expect(await sums(stay)).toEqual(feeOnly);
  });

  test('when it had become cheaper and was cancelled at half, half of what was really paid is refunded', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 3, total: 150 });
      await scenario.cancel(stay);
    };
    const denied = await payTwice('third', { days: 3, guests: 4, meanwhile });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    const back = (await refundsOf(stay)).filter(({ status }) => status === 'succeeded');
    const points = (await pointsOf(stay)) ?? 0;
    expect(back.reduce((sum, { usd }) => sum + usd, 0) + points).toBe(5_000);
    await checkInvariants(scenario, stay);
  });

  test('when it had become cheaper after a later payment and was cancelled, that reduction is not taken from the missing payment', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 5, total: 250 });
      await payByCard(stay);
      await change(stay, { startDate, guests: 4, total: 200 });
      await scenario.pass(600, 60);
      await scenario.cancel(stay);
    };
    const denied = await payTwice('third', { days: 3, guests: 4, meanwhile });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    // 25.00 when it became cheaper again, and half of the 100.00 that the price is without the missing payment.
    const back = (await refundsOf(stay)).filter(({ status }) => status === 'succeeded');
    expect(back.reduce((sum, { usd }) => sum + usd, 0) + ((await pointsOf(stay)) ?? 0)).toBe(7_500);
    await checkInvariants(scenario, stay);
  });

  test('when the change was undone before, the other payment covers the price, and the booking stays', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 2, total: 100 });
    };
    const denied = await payTwice('third', { days: 6, meanwhile });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed completed failed');
    expect(await refundsOf(stay)).toMatchObject([{ seq: 2, status: 'withdrawn' }]);
    expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', neverCame: false });
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-10_000);
    await checkInvariants(scenario, stay);
  });

  test('when the trip has begun the booking stays confirmed, and the missing amount can be sent by hand', async () => {
    const denied = await payTwice('third', { days: 2 });
    const { stay } = denied;
    await beginTrip(stay);
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed completed failed');
    expect(await scenario.read(stay)).toMatchObject({ status: 'confirmed', neverCame: true });
    expect(await refundsOf(stay)).toEqual([]);
    expect(await lettersWith(stay, 'neverCame.over')).toBe(1);
    // Money that the traveller sends by hand can be attributed, although the trip is not over yet.
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

  test('when the other payment covers the price and the missing one comes after all, that is refunded', async () => {
    const meanwhile = async (stay: Stay) => {
      const { startDate } = stay;
      await change(stay, { startDate, guests: 2, total: 100 });
    };
    const denied = await payTwice('first', { days: 3, guests: 6, meanwhile });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('confirmed failed partially_refunded');
    expect(await pointsOf(stay)).toBe(POINTS);
    // The receipt shows the other payment, and no points.
    expect(await scenario.read(stay)).toMatchObject({ papers: { receipt: true }, pointsSpent: 0, discountAmount: 0 });
    const receipt = await scenario.call(`/api/bookings/${stay.id}/receipt.pdf`, { as: stay.traveller });
    expect(receipt.status).toBe(200);
    const before = await sumOn(stay, 'customer:deposits:USD');
    await comeAfterAll(denied, KES.first - POINTS * 1.1);
    expect(await refundsOf(stay)).toContainEqual(expect.objectContaining({ seq: 1, reason: 'duplicate' }));
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(before);
  });

  test('what the policy had kept of an earlier cheaper change is not refunded', async () => {
    const denied = await payTwice('third', {
      days: 3,
      fewerFirst: true,
      guests: 2,
      meanwhile: (stay) => scenario.cancel(stay),
    });
    const { stay } = denied;
    expect((await noteNeverCame(denied)).status).toBe(200);
    const of = (await refundsOf(stay)).filter(({ seq, status }) => seq === 1 && status === 'succeeded');
    // 25.00 when it became cheaper, and half of the remaining price of 50.00.
    expect(of.reduce((sum, { usd }) => sum + usd, 0) + ((await pointsOf(stay)) ?? 0)).toBe(5_000);
    await checkInvariants(scenario, stay);
  });

  test('when the trip is over the money that came is split, and so is what comes after all', async () => {
    const denied = await payTwice('third', { days: 2 });
    const { stay } = denied;
    await scenario.advance(4 * 86_400);
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await standing(stay)).toBe('completed completed failed');
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-8_800);
    await comeAfterAll(denied, KES.third);
    await scenario.pass(60, 30);
    expect(await standing(stay)).toBe('completed completed completed');
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-13_200);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(0);
  });

  test('while a bank disputes the other payment it is refused', async () => {
    const denied = await payTwice('third');
    await run(sql`update payments set disputed = true where booking_id = ${denied.stay.id} and seq = 1`);
    expect((await noteNeverCame(denied)).body.code).toBe('disputed');
    await run(sql`update payments set disputed = false where booking_id = ${denied.stay.id}`);
    expect((await noteNeverCame(denied)).status).toBe(200);
  });
});
