import { expect, test } from 'vitest';
import { maskText, onlyPlainData, withoutPersons } from './redact.ts';

test('phones keep their first and last digits, e-mail addresses are removed, other numbers stay', () => {
  expect(maskText('254712345678 and +254112345678 of amina@example.co.ke, 0712345678')).toBe(
    '2547•••••678 and +2541•••••678 of •••••, 07•••••678',
  );
  expect(maskText('ws_CO_21112026143005123712345678')).toBe('ws_CO_211120261430051237•••••678');
  expect(maskText('"pi_3abc_secret_9Xyz"')).toBe('"pi_3abc_secret_•••••"');
  const kept = 'ws_CO_1 20261121143012 TKL4XA91PQ 1100000 29115-34620561-1';
  expect(maskText(kept)).toBe(kept);
});

test('of a job’s data only ids, dates, numbers and booleans are shown', () => {
  const data = {
    bookingId: '0199c3a2-5d7e-7000-8000-7477656e6465',
    at: '2026-11-21T09:00:00.000Z',
    sealedToken: 'v1.abc',
    deep: [{ email: 'amina@example.com', count: 3, on: true, none: null }],
  };
  expect(onlyPlainData(data)).toEqual({
    ...data,
    sealedToken: '•••••',
    deep: [{ email: '•••••', count: 3, on: true, none: null }],
  });
});

const cleaned = (body: unknown) => JSON.parse(withoutPersons(Buffer.from(JSON.stringify(body))).toString('utf8'));

test('M-Pesa’s bodies lose phones and names, and keep ids, codes and amounts', () => {
  const items = [
    { Name: 'Amount', Value: 11_000 },
    { Name: 'MpesaReceiptNumber', Value: 'TKL4XA91PQ' },
    { Name: 'Balance' },
    { Name: 'PhoneNumber', Value: 254712345678 },
  ];
  const stk = {
    MerchantRequestID: '29115-1',
    CheckoutRequestID: 'ws_CO_21112026143005123712345678',
    ResultCode: 0,
    CallbackMetadata: { Item: items },
  };
  expect(cleaned({ Body: { stkCallback: stk } })).toEqual({
    Body: {
      stkCallback: {
        ...stk,
        CheckoutRequestID: 'ws_CO_21112026143005123•••••',
        CallbackMetadata: { Item: [...items.slice(0, 3), { Name: 'PhoneNumber', Value: null }] },
      },
    },
  });
  const parameters = [
    { Key: 'TransactionAmount', Value: 9680 },
    { Key: 'ReceiverPartyPublicName', Value: '254712345678 - JANE DOE' },
    { Key: 'DebitPartyName', Value: 'JANE' },
  ];
  const odd = {
    Result: { ResultDesc: 'paid 254712345678', ResultParameters: { ResultParameter: parameters } },
    MSISDN: 'x',
    FirstName: 'J',
  };
  expect(cleaned(odd)).toEqual({
    Result: {
      ResultDesc: 'paid •••••',
      ResultParameters: {
        ResultParameter: [
          parameters[0],
          { Key: 'ReceiverPartyPublicName', Value: null },
          { Key: 'DebitPartyName', Value: null },
        ],
      },
    },
    MSISDN: null,
    FirstName: null,
  });
});

test('Stripe’s events lose the payer, and what is no JSON is removed completely', () => {
  const charge = { id: 'ch_1', amount: 10_000, metadata: { attempt_id: 'a' }, outcome: { type: 'authorized' } };
  const who = { billing_details: { name: 'Jane' }, receipt_email: 'j@example.com', customer_name: 'Jane' };
  expect(cleaned({ id: 'evt_1', data: { object: { ...charge, ...who } } })).toEqual({
    id: 'evt_1',
    data: { object: { ...charge, billing_details: null, receipt_email: null, customer_name: null } },
  });
  expect(withoutPersons(Buffer.from('Jane 0712345678')).toString()).toBe('null');
  const levels = 30_000;
  expect(withoutPersons(Buffer.from(`${'['.repeat(levels)}${']'.repeat(levels)}`)).toString()).toBe('null');
});
