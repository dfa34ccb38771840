import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsFromDollars, type Display, formatPrice, usd } from '#shared/money.ts';
import { boundsInDollars, boundsShown } from './price-bounds.ts';

const rates = { KES: 110, EUR: 0.92, GBP: 0.79 };
const dollars: Display = { currency: 'USD', rates };

test('bounds in dollars are not converted', () => {
  expect(boundsInDollars({ minPrice: 40, maxPrice: 900.5 }, rates)).toEqual({ minPrice: 40, maxPrice: 900.5 });
  expect(boundsInDollars({}, undefined)).toEqual({});
  expect(boundsShown({ maxPrice: 900.5 }, dollars)).toEqual({ maxPrice: 900.5 });
});

describe.each(['KES', 'EUR', 'GBP'] as const)('in %s', (currency) => {
  /** The amount as a card shows it: '≈ KES 26,400' → 26400. */
  const onCard = (cents: number) => Number(formatPrice(usd(cents), { currency, rates }, 'en').replace(/[^\d.]/g, ''));

  test('a bound includes exactly the cards whose shown price is within it', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5_000 }), fc.nat({ max: 600_000 }), (bound, cents) => {
        const { minPrice = 0 } = boundsInDollars({ minPrice: bound, currency }, rates);
        const { maxPrice = 0 } = boundsInDollars({ maxPrice: bound, currency }, rates);
        expect(cents >= centsFromDollars(minPrice)).toBe(onCard(cents) >= bound);
        expect(cents <= centsFromDollars(maxPrice)).toBe(onCard(cents) <= bound);
      }),
    );
  });

  test('a form shows bounds in its own currency unchanged, and converts others', () => {
    expect(boundsShown({ minPrice: 99.5, currency }, { currency, rates })).toEqual({ minPrice: 99.5 });
    const converted = { KES: 11_000, EUR: 92, GBP: 79 }[currency];
    expect(boundsShown({ maxPrice: 100 }, { currency, rates })).toEqual({ maxPrice: converted });
    expect(boundsShown({ maxPrice: converted, currency }, dollars)).toEqual({ maxPrice: 100 });
  });
});

test('no bound is higher than the call accepts', () => {
  expect(boundsInDollars({ maxPrice: 1e9, currency: 'EUR' }, rates)).toEqual({ maxPrice: 1_000_000 });
});
