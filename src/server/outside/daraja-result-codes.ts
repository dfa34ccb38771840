import type { AttemptFailure } from '#shared/failure-codes.ts';

/**
 * What a ResultCode means for an attempt; `none` changes nothing. `retryAfterSeconds`: an earlier try would fail again.
 * `alert`: the mistake is ours, not the traveller's.
 */
type StkOutcome = {
  status: 'succeeded' | 'failed' | 'cancelled' | 'timed_out' | 'none';
  error?: AttemptFailure;
  retryAfterSeconds?: number;
  alert?: true;
};

const failed = (error: AttemptFailure, more: Omit<StkOutcome, 'status' | 'error'> = {}): StkOutcome => ({
  status: 'failed',
  error,
  ...more,
});

const outcomes: ReadonlyMap<string, StkOutcome> = new Map([
  ['0', { status: 'succeeded' }],
  ['1', failed('insufficient_funds')],
  ['2', failed('amount_limit')],
  ['3', failed('amount_limit')],
  ['4', failed('daily_limit')],
  ['8', failed('merchant_limit', { alert: true })],
  ['17', failed('rule_limited', { retryAfterSeconds: 120 })],
  ['26', failed('busy', { retryAfterSeconds: 60 })],
  ['1001', failed('locked', { retryAfterSeconds: 60 })],
  ['1019', { status: 'timed_out' }],
  ['1025', failed('push_error')],
  ['9999', failed('push_error')],
  ['1032', { status: 'cancelled' }],
  ['1037', { status: 'timed_out' }],
  ['2001', failed('wrong_pin')],
  ['8006', failed('pin_locked')],
  ['2028', failed('config', { alert: true })],
  ['SFC_IC0003', failed('config', { alert: true })],
  ['4999', { status: 'none' }],
]);

/**
 * Reads a ResultCode of an STK callback or query (numbers as text). A code that is not in the list above ends the attempt
 * when a callback brings it. In the answer to a query it changes nothing, because Safaricom has added codes there that
 * mean "not yet" without announcing them.
 */
export function outcomeOfResult(code: string, from: 'callback' | 'query'): StkOutcome {
  return outcomes.get(code) ?? (from === 'callback' ? failed('other') : { status: 'none' });
}
