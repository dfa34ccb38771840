import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { usd } from '#shared/money.ts';
import { type Entry, transfersOf } from './post-ledger.ts';
import { earningEntries, paymentEntries, stripeFeeEntries, surplusEntries, surplusRefundEntries } from './postings.ts';

/** What each account gains (+) or gives (−), summed over the transfers. */
function effect(entries: Entry[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { debit, credit, amountMinor } of transfersOf(entries)) {
    sums[debit] = (sums[debit] ?? 0) + amountMinor;
    sums[credit] = (sums[credit] ?? 0) - amountMinor;
  }
  return sums;
}

describe('transfers', () => {
  test('refuse what does not balance', () => {
    const lonely: Entry[] = [{ account: 'stripe:clearing:USD', amountMinor: 100 }];
    expect(() => transfersOf(lonely)).toThrow(RangeError);
    expect(() => transfersOf([...lonely, { account: 'customer:deposits:USD', amountMinor: -99 }])).toThrow(RangeError);
    expect(() => transfersOf([...lonely, { account: 'customer:deposits:USD', amountMinor: -101 }])).toThrow(RangeError);
  });

  test('one currency does not balance another', () => {
    const mixed: Entry[] = [
      { account: 'mpesa:collection:KES', amountMinor: 100 },
      { account: 'customer:deposits:USD', amountMinor: -100 },
    ];
    expect(() => transfersOf(mixed)).toThrow(RangeError);
  });

  test.each([0, 1.5, Number.NaN, 2 ** 53])('refuse the amount %s', (amountMinor) => {
    const entries: Entry[] = [
      { account: 'fx:USD', amountMinor },
      { account: 'customer:deposits:USD', amountMinor: -amountMinor },
    ];
    expect(() => transfersOf(entries)).toThrow(RangeError);
  });

  test('keep every entry, whatever its amounts', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(amounts, (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const accounts = ['customer:deposits:USD', 'provider:payable:USD', 'commission:USD'] as const;
        const entries: Entry[] = [
          { account: 'stripe:clearing:USD', amountMinor: total },
          ...parts.map((part, index): Entry => ({ account: accounts[index] ?? 'fx:USD', amountMinor: -part })),
        ];
        const sums = effect(entries);
        for (const { account, amountMinor } of entries) expect(sums[account]).toBe(amountMinor);
        expect(transfersOf(entries).every(({ amountMinor }) => amountMinor > 0)).toBe(true);
      }),
    );
  });
});

const noTaxes = { vatBps: 0, levyBps: 0, withholdingBps: 0 };
const wholly = (cents: number) => ({ usdCents: usd(cents), discountCents: usd(0) });

describe('the postings of docs/money.md', () => {
  test('L1 card', () => {
    expect(
      effect(paymentEntries({ provider: 'stripe', currency: 'USD', amountMinor: 10_000 }, wholly(10_000))),
    ).toEqual({
      'stripe:clearing:USD': 10_000,
      'customer:deposits:USD': -10_000,
    });
  });

  test('L2 fee', () => {
    expect(effect(stripeFeeEntries(320))).toEqual({ 'fees:stripe:USD': 320, 'stripe:clearing:USD': -320 });
  });

  test('L3 earning at 12 %', () => {
    expect(effect(earningEntries(usd(10_000), 1200, noTaxes))).toEqual({
      'customer:deposits:USD': 10_000,
      'provider:payable:USD': -8_800,
      'commission:USD': -1_200,
    });
  });

  test('L3 leaves no cent behind, whatever price and share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 5_000 }), (gross, bps) => {
        const sums = effect(earningEntries(usd(gross), bps, noTaxes));
        expect(-(sums['provider:payable:USD'] ?? 0) - (sums['commission:USD'] ?? 0)).toBe(gross);
      }),
    );
  });

  test('L5 M-Pesa: each currency balances', () => {
    expect(
      effect(paymentEntries({ provider: 'daraja', currency: 'KES', amountMinor: 1_100_000 }, wholly(10_000))),
    ).toEqual({
      'mpesa:collection:KES': 1_100_000,
      'fx:KES': -1_100_000,
      'fx:USD': 10_000,
      'customer:deposits:USD': -10_000,
    });
  });

  test.each([
    { provider: 'stripe', currency: 'USD', amountMinor: 10_000, clearing: 'stripe:clearing:USD' },
    { provider: 'daraja', currency: 'KES', amountMinor: 1_100_000, clearing: 'mpesa:collection:KES' },
  ] as const)('L9 surplus in $currency', ({ clearing, ...received }) => {
    const both = [...surplusEntries(received), ...surplusRefundEntries(received)];
    expect(effect(both)).toEqual({
      [clearing]: received.amountMinor,
      [`surplus:${received.currency}`]: 0,
      [`refund:pending:${received.currency}`]: -received.amountMinor,
    });
  });
});
