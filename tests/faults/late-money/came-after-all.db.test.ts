import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { transaction } from '#server/db/client.ts';
import { settle } from '#server/payments/attempts/settling/settle.ts';
import { insertAttempt } from '#server/payments/records/repository.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Stay } from '../../support/scenario.ts';
import { checkInvariants } from '../support/invariants.ts';
import { KES, openTwoPayments } from '../support/two-payments.ts';

const { scenario, payTwice, noteNeverCame, change, beginTrip, comeAfterAll, ...views } = await openTwoPayments();
const { run, refundsOf, standing, pointsOf, lettersWith, sumOn } = views;
afterEach(() => {
  vi.restoreAllMocks();
});

const fewer = (guests: number) => (stay: Stay) =>
  change(stay, { startDate: stay.startDate, guests, total: guests * 50 });

/** Its letters of one kind. */
const lettersAbout = async ({ traveller, reference }: Stay, key: 'refundDone.subject' | 'surplus.subject') => {
  const box = (await scenario.product.app.mail.mailbox?.list()) ?? [];
  const subject = translate('en', 'mail', key, { reference });
  return box.filter((letter) => letter.to === traveller.email && letter.subject === subject);
};

/** The simulator did not move the shillings that M-Pesa reports in these tests. */
const check = (stay: Stay, shillings: number) => checkInvariants(scenario, stay, { lost: -shillings * 100 });

describe('a payment that never came and came after all', () => {
  test('F15: when the trip has begun the refund of a cheaper change from this payment is made again', async () => {
    const denied = await payTwice('third', { days: 6, guests: 4, meanwhile: fewer(3) });
    const { stay } = denied;
    await beginTrip(stay);
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await refundsOf(stay)).toEqual([{ seq: 2, status: 'withdrawn', usd: 5_000, reason: 'change' }]);
    await comeAfterAll(denied, 2 * KES.third);
    await scenario.pass(3_600, 600);
    expect(await standing(stay)).toBe('confirmed completed partially_refunded');
    expect(await refundsOf(stay)).toEqual([
      { seq: 2, status: 'withdrawn', usd: 5_000, reason: 'change' },
      { seq: 2, status: 'succeeded', usd: 5_000, reason: 'change' },
    ]);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
    expect(await lettersAbout(stay, 'refundDone.subject')).toHaveLength(1);
    await check(stay, 2 * KES.third);
  });

  test('when the trip is over and the policy had kept a part provider and we bear the refund in proportion to our shares', async () => {
    const denied = await payTwice('third', { days: 3, guests: 4, meanwhile: fewer(3) });
    const { stay } = denied;
    await scenario.advance(5 * 86_400);
    expect((await noteNeverCame(denied)).status).toBe(200);
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-8_800);
    await comeAfterAll(denied, 2 * KES.third);
    await scenario.pass(3_600, 600);
    expect(await standing(stay)).toBe('completed completed partially_refunded');
    expect((await refundsOf(stay)).at(-1)).toEqual({ seq: 2, status: 'succeeded', usd: 2_500, reason: 'change' });
    // The price is 150.00, and 25.00 of the 50.00 by which it became cheaper were kept.
    expect(await sumOn(stay, 'provider:payable:USD')).toBe(-15_400);
    expect(await sumOn(stay, 'commission:USD')).toBe(-2_100);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(0);
    await check(stay, 2 * KES.third);
  });

  test('a later attempt that ends without money does not undo the finding that the payment never came', async () => {
    const denied = await payTwice('third', { days: 6, guests: 4, meanwhile: fewer(3) });
    const { stay } = denied;
    await beginTrip(stay);
    const [about] = await run<{ paymentId: string; personId: string }>(
      sql`select payment_id as "paymentId", person_id as "personId" from payment_attempts where id = ${denied.attemptId}`,
    );
    if (!about) throw new Error('the denied attempt is not there');
    const { app, clock } = scenario.product;
    const money = {
      currency: 'KES',
      amountMinor: 2 * KES.third * 100,
      usdCents: 10_000,
      createdAt: clock.now(),
    } as const;
    const other = await transaction(app, (tx) =>
      insertAttempt(tx, { ...about, ...money, provider: 'daraja', status: 'unknown' }),
    );
    expect((await noteNeverCame(denied)).status).toBe(200);
    const outcome = { status: 'timed_out', error: 'no_answer' } as const;
    await transaction(app, (tx) => settle(app, tx, { attemptId: other.id, outcome, source: 'job' }));
    expect(await scenario.read(stay)).toMatchObject({ neverCame: true });
  });

  test('points that the cheaper change returned are not returned twice', async () => {
    const denied = await payTwice('first', { days: 6, points: 5_000, meanwhile: fewer(1) });
    const { stay } = denied;
    expect(await pointsOf(stay)).toBe(2_500);
    await beginTrip(stay);
    expect((await noteNeverCame(denied)).status).toBe(200);
    await comeAfterAll(denied, KES.third);
    await scenario.pass(3_600, 600);
    expect((await refundsOf(stay)).filter(({ seq }) => seq === 1)).toMatchObject([
      { status: 'withdrawn', usd: 2_500 },
      { status: 'succeeded', usd: 2_500, reason: 'change' },
    ]);
    expect(await pointsOf(stay)).toBe(2_500);
    expect(await sumOn(stay, 'loyalty:USD')).toBe(2_500);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-5_000);
    expect(await scenario.read(stay)).toMatchObject({ pointsSpent: 2_500, discountAmount: 25 });
    await check(stay, KES.third);
  });

  test('when a bank disputes another payment of the booking this one is posted all the same', async () => {
    const denied = await payTwice('third', { days: 6, guests: 4, meanwhile: fewer(3) });
    const { stay } = denied;
    await beginTrip(stay);
    expect((await noteNeverCame(denied)).status).toBe(200);
    await run(sql`update payments set disputed = true where booking_id = ${stay.id} and seq = 1`);
    await comeAfterAll(denied, 2 * KES.third);
    expect(await sumOn(stay, 'customer:deposits:USD')).toBe(-15_000);
  });

  test.each([
    // The policy keeps half of the amount by which it became cheaper, and that pays for the rest.
    { denied: 'first' as const, days: 3, guests: 6, shillings: KES.first - 550 },
    { denied: 'third' as const, days: 6, guests: 3, shillings: KES.third },
  ])(
    'when the $denied payment is no longer needed its letter says that it arrived, and does not mention paying twice',
    async (wish) => {
      const denied = await payTwice(wish.denied, { days: wish.days, guests: wish.guests, meanwhile: fewer(2) });
      const { stay } = denied;
      expect((await noteNeverCame(denied)).status).toBe(200);
      await comeAfterAll(denied, wish.shillings);
      await scenario.pass(3_600, 600);
      expect(await lettersAbout(stay, 'surplus.subject')).toHaveLength(1);
      expect(await lettersWith(stay, 'surplus.afterAll')).toBe(1);
    },
  );
});
