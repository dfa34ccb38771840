import { expect, test } from 'vitest';
import type { CaseKind } from '#shared/cases.ts';
import type { AdminDisbursement } from '#shared/contracts/disbursements.ts';
import { figuresOf } from './figures-of.ts';

const id = '019a2b3c-1111-7222-8333-444455556666';
const shown = (code: CaseKind, expected: unknown, found: unknown, disbursement: AdminDisbursement | null = null) =>
  figuresOf({ code, expected, found, disbursement }).map(({ key, ...sides }) => [key, sides.expected, sides.found]);

test('figures of both sides stand beside each other by their names', () => {
  const expected = { amount: 10_000, currency: 'usd', attemptId: id };
  expect(shown('intent_mismatch', expected, { ...expected, amount: 9_000 })).toEqual([
    ['amount', 10_000, 9_000],
    ['currency', 'usd', 'usd'],
    ['attemptId', id, id],
  ]);
  expect(shown('paid_twice', { amountMinor: 1_100 }, { receipt: 'TKX1', followedBy: id })).toEqual([
    ['amountMinor', 1_100, undefined],
    ['receipt', undefined, 'TKX1'],
  ]);
});

test('a plain value is named by what it is', () => {
  expect(shown('receipt_contradicted', 1_100, 1_000)).toEqual([['amount', 1_100, 1_000]]);
  expect(shown('provider_refuses', null, 'bad_initiator')).toEqual([['code', undefined, 'bad_initiator']]);
  expect(shown('callback_contradicted', 0, 1032)).toEqual([['code', '0', '1032']]);
  expect(shown('livemode_mismatch', null, true)).toEqual([['live', undefined, true]]);
  expect(shown('deposit_overdrawn', 0, { cents: -500 })).toEqual([['cents', 0, -500]]);
});

test('the amount of an order is in whole shillings', () => {
  expect(shown('amount_mismatch', 110, 100, {} as AdminDisbursement)).toEqual([['amount', 11_000, 10_000]]);
  expect(shown('amount_mismatch', 11_000, 10_000)).toEqual([['amount', 11_000, 10_000]]);
});

test('what is not listed at all is nothing', () => {
  expect(shown('receipt_contradicted', 1_100, null)).toEqual([['amount', 1_100, null]]);
});

test('an id alone, and what the record itself shows, are no figures', () => {
  expect(shown('callback_mismatch', id, null)).toEqual([]);
  expect(shown('event_dead', null, null)).toEqual([]);
  expect(shown('dispute', { dueBy: null }, { amountCents: 100 })).toEqual([]);
});
