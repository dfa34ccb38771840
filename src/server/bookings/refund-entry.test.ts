import { describe, expect, test } from 'vitest';
import type { RefundStatus } from '#shared/states.ts';
import { type RefundRow, type RefundSight, refundEntry } from './refund-entry.ts';

const toCard: RefundRow = {
  id: 'r',
  reason: 'policy',
  currency: 'USD',
  amountMinor: 10_000,
  pointsBack: 0,
  status: 'succeeded',
  method: 'stripe',
  createdAt: new Date('2026-11-21T09:00:00Z'),
  settledAt: new Date('2026-11-21T09:01:00Z'),
  providerRef: 're_1',
  hostCents: 0,
  hostNote: null,
};
const traveller: RefundSight = { money: false, note: false };
const entryOf = (refund: RefundRow, sight = traveller) => refundEntry(refund, sight);

test.each<[RefundStatus, string]>([
  ['queued', 'waiting'],
  ['sending', 'on_its_way'],
  ['pending', 'on_its_way'],
  ['unknown', 'unknown'],
  ['manual', 'by_hand'],
  ['succeeded', 'done'],
])('%s is shown as %s', (status, told) => {
  expect(entryOf({ ...toCard, status }).status).toBe(told);
});

describe('a card refund that failed after it succeeded', () => {
  const back: RefundRow = { ...toCard, status: 'manual', method: 'manual', settledAt: null };

  test('has no reference while it is to be sent by hand, because the failed one is of no use', () => {
    expect(entryOf(back)).toMatchObject({ status: 'by_hand', method: 'by_hand', reference: null, doneAt: null });
  });

  test('has the reference of the transfer once that was noted, and was not sent to the card', () => {
    const noted = entryOf({ ...back, status: 'succeeded', providerRef: 'KCB-7', settledAt: toCard.settledAt });
    expect(noted).toMatchObject({ status: 'done', method: 'by_hand', reference: 'KCB-7' });
  });
});

test('a refund on its way at Stripe has its reference already', () => {
  expect(entryOf({ ...toCard, status: 'pending' }).reference).toBe('re_1');
});

test.each([
  ['stripe', 'USD', 'card'],
  ['reversal', 'KES', 'mpesa'],
  ['b2c', 'KES', 'mpesa'],
  ['portal', 'KES', 'mpesa'],
  ['manual', 'KES', 'by_hand'],
  ['points', 'USD', 'points'],
] as const)('a refund by %s in %s is shown with the method %s', (method, currency, way) => {
  expect(entryOf({ ...toCard, method, currency }).method).toBe(way);
});

test('what the provider bears is shown to who sees its money, and what it was told of why not to the traveller', () => {
  const granted: RefundRow = { ...toCard, reason: 'goodwill', hostCents: 2_933, hostNote: 'The pool was closed.' };
  const seen = (sight: RefundSight) => {
    const { hostPart, hostNote } = entryOf(granted, sight);
    return [hostPart, hostNote];
  };
  expect(seen(traveller)).toEqual([null, null]);
  expect(seen({ money: false, note: true })).toEqual([null, 'The pool was closed.']);
  expect(seen({ money: true, note: true })).toEqual([29.33, 'The pool was closed.']);
  expect(entryOf({ ...granted, hostCents: 0 }, { money: true, note: true }).hostPart).toBeNull();
});
