import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KES_MAX, kesFor, usd } from '#shared/money.ts';
import { splitPayout } from './split-payout.ts';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('splitting a payout into transfers', () => {
  test.each([
    { cents: 8_800, rate: 110, shillings: [9_680] },
    // 227,273 cents are worth exactly KES 250,000; one cent more needs a second transfer.
    { cents: 227_273, rate: 110, shillings: [250_000] },
    { cents: 227_274, rate: 110, shillings: [249_999, 2] },
    { cents: 1_000_000, rate: 110, shillings: [249_999, 249_999, 250_000, 249_999, 100_003] },
    { cents: 250_000, rate: 100, shillings: [250_000] },
    { cents: 500_001, rate: 100, shillings: [250_000, 250_000, 1] },
  ])('$cents cents at $rate', ({ cents, rate, shillings }) => {
    expect(splitPayout(usd(cents), rate).map(({ amountMinor }) => amountMinor / 100)).toEqual(shillings);
  });

  test('the parts add up exactly and none exceeds the limit, for any amount and rate', () => {
    const amounts = fc.integer({ min: 100, max: 100_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 100_000 }), (cents, rate) => {
        fc.pre(cents * rate < 10_000_000_000);
        const parts = splitPayout(usd(cents), rate);
        expect(sum(parts.map(({ usdCents }) => usdCents))).toBe(cents);
        expect(sum(parts.map(({ amountMinor }) => amountMinor))).toBe(kesFor(usd(cents), rate) * 100);
        for (const { usdCents, amountMinor } of parts) {
          expect(usdCents).toBeGreaterThan(0);
          expect(amountMinor).toBeGreaterThan(0);
          expect(amountMinor).toBeLessThanOrEqual(KES_MAX * 100);
          expect(amountMinor % 100).toBe(0);
        }
      }),
    );
  });

  test('an amount that is worth less than a shilling is refused', () => {
    expect(() => splitPayout(usd(0), 110)).toThrow(RangeError);
    expect(() => splitPayout(usd(1), 1)).toThrow(RangeError);
    expect(() => splitPayout(usd(100), 25_000_001)).toThrow(RangeError);
  });
});
