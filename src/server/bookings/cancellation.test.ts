import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsBack, centsBackOfChange } from './cancellation.ts';

const cents = fc.integer({ min: 0, max: 100_000 });
const percent = fc.integer({ min: 0, max: 100 });

test('what was kept of a dearer trip is lost; a goodwill is taken from that first, then from the price', () => {
  // 100.00 became 50.00 at half: 25.00 went back, 25.00 were kept.
  expect(centsBackOfChange(10_000, 10_000, 5_000, 50)).toBe(2_500);
  expect(centsBack(7_500, 5_000, 50)).toBe(2_500);
  // 25.00 out of kindness
  expect(centsBack(5_000, 5_000, 50)).toBe(2_500);
  // and 10.00 more
  expect(centsBack(4_000, 5_000, 50)).toBe(2_000);
  expect(centsBack(7_500, 5_000, 100)).toBe(7_500);
});

test('a part that was given back out of kindness does not come back once more with a cheaper trip', () => {
  expect(centsBackOfChange(5_000, 10_000, 5_000, 50)).toBe(0);
  expect(centsBackOfChange(7_000, 10_000, 5_000, 50)).toBe(1_000);
});

test('however often it becomes cheaper before it is cancelled, as much comes back by policy as at once', () => {
  fc.assert(
    fc.property(cents, cents, percent, fc.array(cents, { maxLength: 5 }), (paid, given, share, prices) => {
      const total = prices.reduce((most, price) => Math.max(most, price), paid);
      let left = Math.max(0, total - given);
      const atOnce = centsBack(left, total, share);
      let price = total;
      let back = 0;
      for (const cheaper of prices.toSorted((a, b) => b - a)) {
        const part = centsBackOfChange(left, price, cheaper, share);
        expect(part).toBeLessThanOrEqual(left);
        back += part;
        left -= part;
        price = cheaper;
      }
      expect(back + centsBack(left, price, share)).toBe(atOnce);
    }),
    { numRuns: 2_000 },
  );
});
