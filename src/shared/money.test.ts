import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { langs } from './languages.ts';
import {
  amountIn,
  centsFromDollars,
  commissionCents,
  dollars,
  formatBriefPrice,
  formatKes,
  formatMoved,
  formatPrice,
  formatUsd,
  formatUsdCharge,
  KES_MAX,
  kes,
  kesFor,
  pricesWithin,
  type UsdCents,
  usd,
} from './money.ts';

const cents = fc.nat({ max: 100_000_000 }).map(usd);
const rates = fc.integer({ min: 1, max: 1_000 });
const notAmounts = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1];

test.each(notAmounts)('%s is not an amount', (amount) => {
  expect(() => usd(amount)).toThrow(RangeError);
  expect(() => kes(amount)).toThrow(RangeError);
});

describe('kesFor converts cents to shillings and', () => {
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

  test('gives the nearest whole shilling and rounds halves up', () => {
    fc.assert(
      fc.property(cents, rates, (price, rate) => {
        const error = kesFor(price, rate) * 100 - price * rate;
        expect(error).toBeGreaterThan(-50);
        expect(error).toBeLessThanOrEqual(50);
      }),
    );
  });

  test('never gives less for a higher price or a higher rate', () => {
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

  test('refuses a price that is not a whole number of cents, and a product that is not a safe integer', () => {
    expect(() => kesFor(0.5 as UsdCents, 110)).toThrow(RangeError);
    expect(() => kesFor(usd(Number.MAX_SAFE_INTEGER), 110)).toThrow(RangeError);
  });
});

test('centsFromDollars is the inverse of dollars', () => {
  expect(dollars(usd(24_050))).toBe(240.5);
  expect(centsFromDollars(4.35)).toBe(435); // 4.35 * 100 is 434.99999999999994
  fc.assert(
    fc.property(cents, (amount) => {
      expect(centsFromDollars(dollars(amount))).toBe(amount);
    }),
  );
});

test.each([-0.001, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%s dollars are not an amount', (amount) => {
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

test('a charged amount in dollars names its currency', () => {
  expect(formatUsdCharge(usd(24_000), 'en')).toBe('$240 USD');
  expect(formatUsdCharge(usd(124_050), 'sw')).toBe('$1,240.50 USD');
});

const shown = { KES: 110, EUR: 0.92, GBP: 0.79 };
const foreign = fc.constantFrom('KES' as const, 'EUR' as const, 'GBP' as const);
const someRates = fc.record({
  KES: rates,
  EUR: fc.integer({ min: 1, max: 30_000 }).map((units) => units / 10_000),
  GBP: fc.integer({ min: 1, max: 30_000 }).map((units) => units / 10_000),
});

describe('display currencies', () => {
  test.each([
    ['KES', 24_000, 26_400],
    ['EUR', 24_000, 22_080],
    ['GBP', 24_000, 18_960],
    ['EUR', 1, 1],
    ['GBP', 0, 0],
  ] as const)('%s for %i cents: %i', (currency, price, amount) => {
    expect(amountIn(currency, usd(price), shown)).toBe(amount);
  });

  test('amountIn gives the nearest amount and rounds halves up', () => {
    fc.assert(
      fc.property(cents, someRates, (price, table) => {
        const units = Math.round(table.EUR * 10_000);
        const error = amountIn('EUR', price, table) * 10_000 - price * units;
        expect(error).toBeGreaterThan(-5_000);
        expect(error).toBeLessThanOrEqual(5_000);
        expect(amountIn('KES', price, table)).toBe(kesFor(price, table.KES));
      }),
    );
  });

  test('amountIn never gives less for a higher price', () => {
    fc.assert(
      fc.property(foreign, cents, cents, someRates, (currency, price, more, table) => {
        const higher = amountIn(currency, usd(price + more), table);
        expect(higher).toBeGreaterThanOrEqual(amountIn(currency, price, table));
      }),
    );
  });

  test('pricesWithin keeps exactly the prices whose displayed amount lies within the bounds', () => {
    const amounts = fc.nat({ max: 10_000_000 });
    fc.assert(
      fc.property(foreign, amounts, cents, someRates, (currency, bound, price, table) => {
        const { min = usd(0) } = pricesWithin(currency, { min: bound }, table);
        const { max = usd(0) } = pricesWithin(currency, { max: bound }, table);
        const amount = amountIn(currency, price, table);
        expect(price >= min).toBe(amount >= bound);
        expect(price <= max).toBe(amount <= bound);
      }),
    );
    expect(pricesWithin('KES', {}, shown)).toEqual({});
  });

  test.each([0, -1, Number.NaN, 0.000_01])('refuses the rate %s', (rate) => {
    expect(() => amountIn('EUR', usd(100), { ...shown, EUR: rate })).toThrow(RangeError);
  });

  test.each([
    ['USD', 24_050, '$240.50', '$240.50'],
    ['KES', 24_000, '≈ KES 26,400', '26.4K'],
    ['KES', 900, '≈ KES 990', '990'],
    ['EUR', 24_000, '≈ €221', '€221'],
    ['EUR', 300, '≈ €2.76', '€2.76'],
    ['GBP', 10_000, '≈ £79', '£79'],
    ['GBP', 200_000, '≈ £1,580', '£1,580'],
  ] as const)('in %s, %i cents are written %s, and %s in the short form', (currency, price, text, brief) => {
    for (const lang of langs) {
      const display = { currency, rates: shown };
      expect(formatPrice(usd(price), display, lang)).toBe(text);
      expect(formatBriefPrice(usd(price), display, lang)).toBe(brief);
    }
  });
});

test('formatMoved names the currency of the amount', () => {
  expect(formatMoved({ currency: 'USD', amountMinor: 24_050 }, 'en')).toBe('$240.50 USD');
  expect(formatMoved({ currency: 'KES', amountMinor: 2_645_500 }, 'sw')).toBe('KES 26,455');
});
