import { expect, test } from 'vitest';
import type { CaseKind } from '#shared/cases.ts';
import { figuresOf } from './figures-of.ts';

const id = '019a2b3c-1111-7222-8333-444455556666';
const shown = (code: CaseKind, expected: unknown, found: unknown) =>
  figuresOf({ code, expected, found }).map(({ key, ...sides }) => [key, sides.expected, sides.found]);

test('figures of both sides stand beside each other by their names', () => {
  const expected = { amount: 10_000, currency: 'usd', attemptId: id };
  expect(shown('intent_mismatch', expected, { ...expected, amount: 9_000 })).toEqual([
    ['amount', 10_000, 9_000],
    ['currency', 'usd', 'usd'],
    ['attemptId', id, id],
  ]);
  expect(shown('paid_twice', { amountMinor: 1_100 }, { receipt: 'TKX1' })).toEqual([
    ['amountMinor', 1_100, undefined],
    ['receipt', undefined, 'TKX1'],
  ]);
});

test('a plain value is named by what it is', () => {
  expect(shown('receipt_contradicted', 1_100, 1_000)).toEqual([['amount', 1_100, 1_000]]);
  expect(shown('provider_refuses', null, '2001')).toEqual([['code', undefined, '2001']]);
  expect(shown('livemode_mismatch', null, true)).toEqual([['live', undefined, true]]);
  expect(shown('deposit_overdrawn', 0, { cents: -500 })).toEqual([['cents', 0, -500]]);
});

test('the amount of an order is in whole shillings', () => {
  expect(shown('amount_mismatch', 110, '100')).toEqual([['amount', 11_000, 10_000]]);
});

test('what is not listed at all is nothing', () => {
  expect(shown('receipt_contradicted', 1_100, null)).toEqual([['amount', 1_100, null]]);
});

test('an id alone, and what the record itself shows, are no figures', () => {
  expect(shown('callback_mismatch', id, null)).toEqual([]);
  expect(shown('event_dead', null, null)).toEqual([]);
  expect(shown('dispute', { dueBy: null }, { amountCents: 100 })).toEqual([]);
});
