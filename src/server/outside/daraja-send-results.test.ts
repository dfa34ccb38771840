import { expect, test } from 'vitest';
import { outcomeOfSend } from './daraja-send-results.ts';

const failed = (error: string) => ({ status: 'failed', error });
const ours = (error: string) => ({ ...failed(error), alert: true });

test.each([
  ['0', { status: 'succeeded' }],
  ['1', ours('float')],
  ['2', failed('amount_limit')],
  ['3', failed('amount_limit')],
  ['4', failed('receiver_limit')],
  ['8', failed('receiver_limit')],
  ['11', ours('account')],
  ['21', ours('role')],
  ['2001', ours('credential')],
  ['2006', ours('account')],
  ['2028', ours('product')],
  ['2040', failed('unregistered')],
  ['8006', ours('credential')],
])('%s means the same for both', (code, outcome) => {
  expect(outcomeOfSend(code, 'b2c')).toEqual(outcome);
  expect(outcomeOfSend(code, 'reversal')).toEqual(outcome);
});

test('already reversed is done, an unknown receipt is not; of B2C neither says anything', () => {
  expect(outcomeOfSend('R000001', 'reversal')).toEqual({ status: 'succeeded' });
  expect(outcomeOfSend('R000002', 'reversal')).toEqual(failed('unknown_receipt'));
  for (const code of ['R000001', 'R000002']) expect(outcomeOfSend(code, 'b2c')).toEqual(ours('other'));
});

test.each(['', '00', '0.0', ' 0', '12345', 'constructor'])('%j is unknown: never a success', (code) => {
  for (const kind of ['b2c', 'reversal'] as const) expect(outcomeOfSend(code, kind)).toEqual(ours('other'));
});
