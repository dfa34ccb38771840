import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kesFor, usd } from '#shared/money.ts';
import { amountsByMethod, type PaidByMethod, type Refundable, sharesOf } from './shares.ts';

const card = (cents: number, discount = 0): Refundable => ({
  leftCents: usd(cents),
  leftDiscountCents: usd(discount),
  charge: { currency: 'USD', leftMinor: cents, rate: null },
});
const mpesa = (cents: number, rate = 110, discount = 0): Refundable => ({
  leftCents: usd(cents),
  leftDiscountCents: usd(discount),
  charge: { currency: 'KES', leftMinor: kesFor(usd(cents), rate) * 100, rate },
});
const points = (discount: number): Refundable => ({ leftCents: usd(0), leftDiscountCents: usd(discount) });

describe('what is refunded', () => {
  test('of a card: half of 100 dollars', () => {
    expect(sharesOf([card(10_000)], usd(5_000))).toEqual([{ usdCents: 5_000, discountCents: 0, amountMinor: 5_000 }]);
  });

  test('of M-Pesa: whole shillings at the locked rate', () => {
    expect(sharesOf([mpesa(4_999)], usd(2_500))).toEqual([{ usdCents: 2_500, discountCents: 0, amountMinor: 275_000 }]);
  });

  test('with points: half of both (L8c)', () => {
    expect(sharesOf([card(9_500, 500)], usd(5_000))).toEqual([
      { usdCents: 4_750, discountCents: 250, amountMinor: 4_750 },
    ]);
  });

  test('of points alone: no money', () => {
    expect(sharesOf([points(700)], usd(700))).toEqual([{ usdCents: 0, discountCents: 700, amountMinor: 0 }]);
  });

  test('of a booking that was changed: the difference first', () => {
    expect(sharesOf([card(10_000), mpesa(3_000)], usd(4_000))).toEqual([
      { usdCents: 1_000, discountCents: 0, amountMinor: 1_000 },
      { usdCents: 3_000, discountCents: 0, amountMinor: 330_000 },
    ]);
  });

  test('never more than is left', () => {
    expect(() => sharesOf([card(10_000), points(100)], usd(10_101))).toThrow(RangeError);
    expect(() => sharesOf([], usd(1))).toThrow(RangeError);
  });
});

describe('how it is refunded', () => {
  const by = (method: PaidByMethod['method'], paid: Refundable): PaidByMethod => ({ ...paid, method });
  const toCard = (amount: number) => ({ method: 'card', amount, kes: null });
  const toPhone = (amount: number, kes: number) => ({ method: 'mpesa', amount, kes });
  const earlier = [by('mpesa', mpesa(10_000)), by('card', card(5_000))];
  test.each([
    ['one payment', [by('mpesa', mpesa(10_000))], 5_000, [toPhone(50, 5_500)]],
    [
      'at the rate of each payment',
      [by('mpesa', mpesa(5_000, 130)), by('mpesa', mpesa(5_000))],
      7_500,
      [toPhone(75, 8_750)],
    ],
    ['the latest payment first', earlier, 8_000, [toCard(50), toPhone(30, 3_300)]],
    ['no more than the latest', earlier, 5_000, [toCard(50)]],
    [
      'one sum a way',
      [by('card', card(10_000)), by('mpesa', mpesa(50)), by('card', card(5_000))],
      15_050,
      [toCard(150), toPhone(0.5, 55)],
    ],
    ['money without points', [by('card', card(9_500, 500))], 10_000, [toCard(95)]],
    ['points alone', [by('points', points(900))], 900, []],
    ['nothing', [by('card', card(10_000))], 0, []],
  ])('%s', (_name, payments, cents, ways) => {
    expect(amountsByMethod(payments, sharesOf(payments, usd(cents)))).toEqual(ways);
  });
});

const payment = fc
  .record({
    cents: fc.integer({ min: 0, max: 2_000_000 }),
    discount: fc.integer({ min: 0, max: 50_000 }),
    rate: fc.option(fc.integer({ min: 1, max: 400 })),
  })
  .map(({ cents, discount, rate }) =>
    cents === 0 ? points(discount) : rate === null ? card(cents, discount) : mpesa(cents, rate, discount),
  );

test('in however many refunds, every cent, shilling and point is refunded once', () => {
  fc.assert(
    fc.property(
      fc.array(payment, { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 6 }),
      (made, cuts) => {
        const total = sum(made.map(({ leftCents, leftDiscountCents }) => leftCents + leftDiscountCents));
        let [left, open] = [made, total];
        const back = made.map(() => ({ usd: 0, points: 0, minor: 0 }));
        for (const cut of [...cuts, total]) {
          const part = Math.min(cut, open);
          open -= part;
          const shares = sharesOf(left, usd(part));
          expect(sum(shares.map(({ usdCents, discountCents }) => usdCents + discountCents))).toBe(part);
          left = left.map((one, index) => {
            const { usdCents, discountCents, amountMinor } = shares[index] ?? expect.unreachable();
            const to = back[index] ?? expect.unreachable();
            to.usd += usdCents;
            to.points += discountCents;
            to.minor += amountMinor;
            expect(Math.min(usdCents, discountCents, amountMinor)).toBeGreaterThanOrEqual(0);
            if (one.charge?.currency === 'KES') expect(amountMinor % 100).toBe(0);
            return {
              leftCents: usd(one.leftCents - usdCents),
              leftDiscountCents: usd(one.leftDiscountCents - discountCents),
              ...(one.charge && { charge: { ...one.charge, leftMinor: one.charge.leftMinor - amountMinor } }),
            };
          });
        }
        expect(back).toEqual(
          made.map(({ leftCents, leftDiscountCents, charge }) => ({
            usd: leftCents,
            points: leftDiscountCents,
            minor: charge?.leftMinor ?? 0,
          })),
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
