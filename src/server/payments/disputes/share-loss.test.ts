import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usd } from '#shared/money.ts';
import { hostPartOf } from '../ledger/bearers.ts';
import { bearersOfLoss, type Loss } from './share-loss.ts';

const none = { vatBps: 0, levyBps: 0, withholdingBps: 0 };
const hundred: Loss = {
  amountCents: usd(10_000),
  depositCents: usd(0),
  earnedCents: usd(0),
  unpaidCents: 0,
  commissionBps: 1_200,
  taxes: none,
  income: 'commission:USD',
};
const of = (loss: Partial<Loss>) =>
  Object.fromEntries(bearersOfLoss({ ...hundred, ...loss }).map(({ account, amountMinor }) => [account, amountMinor]));

test('before the deposit was split: the deposit bears it', () => {
  expect(of({ depositCents: usd(10_000) })).toEqual({ 'customer:deposits:USD': 10_000 });
});

test('after the split, before the payout: everyone bears their share', () => {
  const earned = { earnedCents: usd(10_000), unpaidCents: 8_800 };
  expect(of(earned)).toEqual({ 'provider:payable:USD': 8_800, 'commission:USD': 1_200 });
  expect(of({ ...earned, income: 'cancellation:USD' })).toEqual({
    'provider:payable:USD': 8_800,
    'cancellation:USD': 1_200,
  });
});

test('after the payout: our loss; after a part of the payout: what we still owe the provider, then our loss', () => {
  expect(of({ earnedCents: usd(10_000) })).toEqual({ 'loss:chargeback:USD': 10_000 });
  expect(of({ earnedCents: usd(10_000), unpaidCents: -500 })).toEqual({ 'loss:chargeback:USD': 10_000 });
  expect(of({ earnedCents: usd(10_000), unpaidCents: 4_000 })).toEqual({
    'provider:payable:USD': 4_000,
    'loss:chargeback:USD': 6_000,
  });
});

test('refunded before: our loss', () => {
  expect(of({})).toEqual({ 'loss:chargeback:USD': 10_000 });
});

test('taxes are returned with the share from which they were taken', () => {
  const taxes = { vatBps: 1_600, levyBps: 200, withholdingBps: 500 };
  const shares = of({ earnedCents: usd(10_000), unpaidCents: 10_000, taxes });
  expect(shares).toEqual({
    'provider:payable:USD': 8_170,
    'commission:USD': 1_035,
    'tax:vat:USD': 165,
    'tax:levy:USD': 200,
    'tax:withholding:USD': 430,
  });
});

test('for any balances the debits add up, none is negative, and the provider never bears more than we owe them', () => {
  const cents = fc.integer({ min: 0, max: 3_000_000 });
  const bps = fc.integer({ min: 0, max: 5_000 });
  fc.assert(
    fc.property(
      fc.record({
        amountCents: cents.filter((amount) => amount > 0).map(usd),
        depositCents: cents.map(usd),
        earnedCents: cents.map(usd),
        unpaidCents: fc.integer({ min: -100_000, max: 3_000_000 }),
        commissionBps: bps,
        taxes: fc.record({ vatBps: bps, levyBps: bps, withholdingBps: bps }),
        income: fc.constantFrom('commission:USD' as const, 'cancellation:USD' as const),
      }),
      (loss) => {
        const bearers = bearersOfLoss(loss);
        expect(bearers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(loss.amountCents);
        for (const { account, amountMinor } of bearers) {
          expect(amountMinor).toBeGreaterThan(0);
          if (account === 'provider:payable:USD')
            expect(amountMinor).toBeLessThanOrEqual(Math.max(0, loss.unpaidCents));
          if (account === 'customer:deposits:USD') expect(amountMinor).toBeLessThanOrEqual(loss.depositCents);
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('for any balances and points the provider’s part is whole and never below 0, and no more than its share of the deposit and what it is owed', () => {
  const cents = fc.integer({ min: 0, max: 3_000_000 });
  const bps = fc.integer({ min: 0, max: 5_000 });
  const taxes = fc.record({ vatBps: bps, levyBps: bps, withholdingBps: bps });
  const losses = fc.record({ amount: cents, deposit: cents, earned: cents, unpaid: cents, commissionBps: bps, taxes });
  fc.assert(
    fc.property(losses, cents, ({ amount, deposit, earned, unpaid, ...terms }, spent) => {
      const bearers = bearersOfLoss({
        ...{ ...terms, unpaidCents: unpaid, income: 'commission:USD' },
        ...{ amountCents: usd(amount), depositCents: usd(deposit), earnedCents: usd(earned) },
      });
      const points = Math.max(0, Math.min(spent, deposit - amount));
      const part = hostPartOf(terms, [...bearers, { account: 'customer:deposits:USD', amountMinor: points }]);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(part)).toBe(true);
      expect(part).toBeLessThanOrEqual(deposit + unpaid);
    }),
  );
});
