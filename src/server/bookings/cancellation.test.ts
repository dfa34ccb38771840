import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsBack, centsBackOfChange } from './cancellation.ts';

const cents = fc.integer({ min: 0, max: 100_000 });
const percent = fc.integer({ min: 0, max: 100 });

test('what the policy kept of a cheaper change stays kept; a goodwill refund is taken from that first, then from the price', () => {
  // 100.00 became 50.00 at half: 25.00 were refunded, 25.00 were kept.
  expect(centsBackOfChange({ leftCents: 10_000, fromCents: 10_000, toCents: 5_000, percent: 50 })).toBe(2_500);
  expect(centsBack({ leftCents: 7_500, totalCents: 5_000, percent: 50 })).toBe(2_500);
  // 25.00 as goodwill
  expect(centsBack({ leftCents: 5_000, totalCents: 5_000, percent: 50 })).toBe(2_500);
  // and 10.00 more
  expect(centsBack({ leftCents: 4_000, totalCents: 5_000, percent: 50 })).toBe(2_000);
  expect(centsBack({ leftCents: 7_500, totalCents: 5_000, percent: 100 })).toBe(7_500);
});

test('a part that was refunded as goodwill is not refunded again with a cheaper change', () => {
  expect(centsBackOfChange({ leftCents: 5_000, fromCents: 10_000, toCents: 5_000, percent: 50 })).toBe(0);
  expect(centsBackOfChange({ leftCents: 7_000, fromCents: 10_000, toCents: 5_000, percent: 50 })).toBe(1_000);
});

test('a booking that becomes cheaper in steps before it is cancelled is refunded as much by the policy as in one step', () => {
  fc.assert(
    fc.property(cents, cents, percent, fc.array(cents, { maxLength: 5 }), (paid, given, share, prices) => {
      const total = prices.reduce((most, price) => Math.max(most, price), paid);
      let left = Math.max(0, total - given);
      const atOnce = centsBack({ leftCents: left, totalCents: total, percent: share });
      let price = total;
      let back = 0;
      for (const cheaper of prices.toSorted((a, b) => b - a)) {
        const part = centsBackOfChange({ leftCents: left, fromCents: price, toCents: cheaper, percent: share });
        expect(part).toBeLessThanOrEqual(left);
        back += part;
        left -= part;
        price = cheaper;
      }
      expect(back + centsBack({ leftCents: left, totalCents: price, percent: share })).toBe(atOnce);
    }),
    { numRuns: 2_000 },
  );
});
