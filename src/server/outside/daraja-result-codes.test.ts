import { expect, test } from 'vitest';
import { outcomeOfResult } from './daraja-result-codes.ts';

test.each([
  ['0', { status: 'succeeded' }],
  ['1', { status: 'failed', error: 'insufficient_funds' }],
  ['2', { status: 'failed', error: 'amount_limit' }],
  ['3', { status: 'failed', error: 'amount_limit' }],
  ['4', { status: 'failed', error: 'daily_limit' }],
  ['8', { status: 'failed', error: 'merchant_limit', alert: true }],
  ['17', { status: 'failed', error: 'rule_limited', retryAfterSeconds: 120 }],
  ['26', { status: 'failed', error: 'busy', retryAfterSeconds: 60 }],
  ['1001', { status: 'failed', error: 'locked', retryAfterSeconds: 60 }],
  ['1019', { status: 'timed_out' }],
  ['1025', { status: 'failed', error: 'push_error' }],
  ['9999', { status: 'failed', error: 'push_error' }],
  ['1032', { status: 'cancelled' }],
  ['1037', { status: 'timed_out' }],
  ['2001', { status: 'failed', error: 'wrong_pin' }],
  ['8006', { status: 'failed', error: 'pin_locked' }],
  ['2028', { status: 'failed', error: 'config', alert: true }],
  ['SFC_IC0003', { status: 'failed', error: 'config', alert: true }],
  ['4999', { status: 'none' }],
])('%s means the same in callback and query', (code, outcome) => {
  expect(outcomeOfResult(code, 'callback')).toEqual(outcome);
  expect(outcomeOfResult(code, 'query')).toEqual(outcome);
});

test.each(['', '00', '0.0', ' 0', '12345', 'constructor', 'undefined'])(
  '%j is unknown, and never a success',
  (code) => {
    expect(outcomeOfResult(code, 'callback')).toEqual({ status: 'failed', error: 'other' });
    expect(outcomeOfResult(code, 'query')).toEqual({ status: 'none' });
  },
);
