import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { langs } from './languages.ts';
import {
  centsFromDollars,
  commissionCents,
  dollars,
  formatKes,
  formatUsd,
  formatUsdCharge,
  KES_MAX,
  kes,
  kesFor,
  type UsdCents,
  usd,
} from './money.ts';

const cents = fc.nat({ max: 100_000_000 }).map(usd);
const rates = fc.integer({ min: 1, max: 1_000 });
const notAmounts = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1];

test.each(notAmounts)('%s is no amount', (amount) => {
  expect(() => usd(amount)).toThrow(RangeError);
  expect(() => kes(amount)).toThrow(RangeError);
});

describe('kesFor', () => {
  test.each([
    [0, 0],
    [1, 1],
    [5, 6],
    [50, 55],
    [4_545, 5_000],
    [4_999, 5_499],
    [10_000, 11_000],
    [227_273, KES_MAX],
    [227_274, KES_MAX + 1],
  ])('%i cents at 110 are %i shillings', (price, shillings) => {
    expect(kesFor(usd(price), 110)).toBe(shillings);
  });

  test('is the nearest whole shilling, halves upward', () => {
    fc.assert(
      fc.property(cents, rates, (price, rate) => {
        const error = kesFor(price, rate) * 100 - price * rate;
        expect(error).toBeGreaterThan(-50);
        expect(error).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('never falls when the price or the rate rises', () => {
    fc.assert(
      fc.property(cents, cents, rates, (price, more, rate) => {
        expect(kesFor(usd(price + more), rate)).toBeGreaterThanOrEqual(kesFor(price, rate));
        expect(kesFor(price, rate + 1)).toBeGreaterThanOrEqual(kesFor(price, rate));
      }),
    );
  });

  test.each([0, -110, 110.5, Number.NaN])('refuses the rate %s', (rate) => {
    expect(() => kesFor(usd(100), rate)).toThrow(RangeError);
  });

  test('refuses a price that is none, and a product beyond exact numbers', () => {
    expect(() => kesFor(0.5 as UsdCents, 110)).toThrow(RangeError);
    expect(() => kesFor(usd(Number.MAX_SAFE_INTEGER), 110)).toThrow(RangeError);
  });
});

test('dollars and centsFromDollars undo each other', () => {
  expect(dollars(usd(24_050))).toBe(240.5);
  expect(centsFromDollars(4.35)).toBe(435); // 4.35 * 100 is 434.99999999999994
  fc.assert(
    fc.property(cents, (amount) => {
      expect(centsFromDollars(dollars(amount))).toBe(amount);
    }),
  );
});

test.each([-0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s dollars are no amount', (amount) => {
  expect(() => centsFromDollars(amount)).toThrow(RangeError);
});

describe('commissionCents', () => {
  test.each([
    [10_000, 1_200, 1_200],
    [6_000, 1_200, 720],
    [5_000, 1_200, 600],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [9_999, 0, 0],
    [9_999, 10_000, 9_999],
  ])('of %i cents at %i basis points is %i', (gross, bps, commission) => {
    expect(commissionCents(usd(gross), bps)).toBe(commission);
  });

  test('never exceeds the price', () => {
    const bps = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(cents, bps, (gross, points) => {
        expect(commissionCents(gross, points)).toBeLessThanOrEqual(gross);
      }),
    );
  });

  test.each([-1, 10_001, 12.5])('refuses %s basis points', (bps) => {
    expect(() => commissionCents(usd(100), bps)).toThrow(RangeError);
  });
});

describe.each(langs)('money for people in %s', (lang) => {
  test.each([
    [0, '$0'],
    [24_000, '$240'],
    [24_050, '$240.50'],
    [5, '$0.05'],
    [124_000, '$1,240'],
    [123_456_789, '$1,234,567.89'],
  ])('%i cents', (amount, text) => {
    expect(formatUsd(usd(amount), lang)).toBe(text);
  });

  test.each([
    [0, 'KES 0'],
    [999, 'KES 999'],
    [11_000, 'KES 11,000'],
    [KES_MAX, 'KES 250,000'],
  ])('%i shillings', (amount, text) => {
    expect(formatKes(kes(amount), lang)).toBe(text);
  });
});

test('a charge in dollars names its currency', () => {
  expect(formatUsdCharge(usd(24_000), 'en')).toBe('$240 USD');
  expect(formatUsdCharge(usd(124_050), 'sw')).toBe('$1,240.50 USD');
});
