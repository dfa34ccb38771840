import { expect, test } from 'vitest';
import { readStkCallback } from './daraja-callback.ts';

const head = { MerchantRequestID: 'm-1', CheckoutRequestID: 'ws_CO_1', ResultCode: 0, ResultDesc: 'Fine' };
const items = (...Item: unknown[]) => ({ CallbackMetadata: { Item } });
const body = (stkCallback: unknown) => JSON.stringify({ Body: { stkCallback } });
const plain = { merchantRequestId: 'm-1', checkoutRequestId: 'ws_CO_1', resultCode: '0', resultDesc: 'Fine' };
const amount = (Value: unknown) => body({ ...head, ...items({ Name: 'Amount', Value }) });

test('a success as Daraja sends it, as text and as bytes', () => {
  const raw =
    '{"Body":{"stkCallback":{"MerchantRequestID":"m-1","CheckoutRequestID":"ws_CO_1","ResultCode":0,"ResultDesc":"Fine",' +
    '"CallbackMetadata":{"Item":[{"Name":"Amount","Value":11000.0},{"Name":"MpesaReceiptNumber","Value":"TKL4XA91PQ"},' +
    '{"Name":"Balance"},{"Name":"TransactionDate","Value":20261121143012},{"Name":"PhoneNumber","Value":254712345678}]}}}}';
  const read = { ...plain, amountKes: 11_000, receipt: 'TKL4XA91PQ', at: new Date('2026-11-21T14:30:12+03:00') };
  expect(readStkCallback(raw)).toEqual(read);
  expect(readStkCallback(Buffer.from(raw))).toEqual(read);
});

test('a failure has neither amount nor receipt', () => {
  expect(readStkCallback(body({ ...head, ResultCode: 1032 }))).toEqual({ ...plain, resultCode: '1032' });
});

test('numbers as text, another order, one item without a list, unknown fields, no MerchantRequestID', () => {
  expect(readStkCallback(amount('11000.00'))?.amountKes).toBe(11_000);
  const one = {
    ...head,
    ResultCode: '0',
    CallbackMetadata: { Item: { Value: ' tkl4XA91PQ ', Name: 'MpesaReceiptNumber' } },
  };
  expect(readStkCallback(body({ ...one, Extra: [], MerchantRequestID: undefined }))).toEqual({
    ...plain,
    merchantRequestId: '',
    receipt: 'TKL4XA91PQ',
  });
  expect(readStkCallback(body({ ...head, ...items(null, 7, {}, { Name: 'Amount' }) }))).toEqual(plain);
});

test.each([[10_999.5], ['10,999'], ['-5'], [-5], ['1e4'], [''], [null], [{}], [Number.MAX_VALUE]])(
  'an amount of %j is not an amount',
  (value) => {
    expect(readStkCallback(amount(value))).toEqual(plain);
  },
);

test.each(['20261341143012', '2026112114301', 'soon', 5])('a date of %j is not a date', (Value) => {
  expect(readStkCallback(body({ ...head, ...items({ Name: 'TransactionDate', Value }) }))).toEqual(plain);
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '7',
  '{}',
  '{"Body":null}',
  '{"Body":{"stkCallback":[]}}',
  body({ ...head, CheckoutRequestID: undefined }),
  body({ ...head, ResultCode: undefined }),
  body({ ...head, ResultCode: null }),
  body({ ...head, ResultCode: {} }),
  body({ ...head, CheckoutRequestID: {} }),
])('%s is not a callback', (raw) => {
  expect(readStkCallback(raw)).toBeUndefined();
});
