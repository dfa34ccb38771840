import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { accepted, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

test('a callback looks exactly as Daraja sends it and goes to our origin with path and query kept', async () => {
  const id = await accepted(setup, '99');
  await setup.pass(3);
  const [movement] = setup.simulator().moved();
  expect(movement).toMatchObject({
    checkoutRequestId: id,
    accountReference: 'BK2026001',
    amount: 11_000,
    phone: '254700000099',
    at: '2026-11-21T11:30:08.123Z',
    receipt: expect.stringMatching(/^TKL[0-9A-Z]{7}$/),
  });
  expect(id).toBe('ws_CO_21112026143005123700000099');
  const merchant = readStkCallback(setup.received[0]?.body ?? '')?.merchantRequestId;
  expect(merchant).toMatch(/^\d{5}-\d{8}-1$/);
  expect(setup.received).toEqual([
    {
      path: '/api/hooks/d/c0ffee?x=1',
      body:
        `{"Body":{"stkCallback":{"MerchantRequestID":"${merchant}","CheckoutRequestID":"${id}","ResultCode":0,` +
        '"ResultDesc":"The service request is processed successfully.","CallbackMetadata":{"Item":[' +
        `{"Name":"Amount","Value":11000.0},{"Name":"MpesaReceiptNumber","Value":"${movement?.receipt}"},` +
        '{"Name":"Balance"},{"Name":"TransactionDate","Value":20261121143008},' +
        '{"Name":"PhoneNumber","Value":254700000099}]}}}}',
    },
  ]);
});

test('a failure callback has no CallbackMetadata', async () => {
  await accepted(setup, '02');
  await setup.pass(4);
  const { stkCallback } = JSON.parse(setup.received[0]?.body ?? '').Body;
  expect(Object.keys(stkCallback)).toEqual(['MerchantRequestID', 'CheckoutRequestID', 'ResultCode', 'ResultDesc']);
  expect(stkCallback).toMatchObject({ ResultCode: 1032, ResultDesc: 'Request cancelled by user' });
});

test('14: the third callback has other bytes and the same content', async () => {
  await accepted(setup, '14');
  await setup.pass(3);
  const [first, second, third] = setup.received.map(({ body }) => body);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(JSON.parse(third ?? '')).toEqual(JSON.parse(first ?? ''));
});

test('27: the callback in another form has the same content as the usual one', async () => {
  const id = await accepted(setup, '27');
  await setup.pass(3);
  const body = setup.received[0]?.body ?? '';
  expect(body).not.toContain('Balance');
  expect(body).toContain('"ResultCode":"0"');
  expect(readStkCallback(body)).toMatchObject({
    checkoutRequestId: id,
    resultCode: '0',
    amountKes: 11_000,
    receipt: setup.simulator().moved()[0]?.receipt,
    at: new Date('2026-11-21T14:30:08+03:00'),
  });
});

test('26 and 29: the receipt of the forged callback moved no money; the id of the other callback is not ours', async () => {
  await accepted(setup, '26');
  const id = await accepted(setup, '29');
  await setup.pass(3);
  const [forged, foreign] = setup.received.map(({ body }) => readStkCallback(body));
  expect(forged).toMatchObject({ resultCode: '0', amountKes: 11_000, receipt: expect.stringMatching(/^.{10}$/) });
  expect(
    setup
      .simulator()
      .moved()
      .map(({ receipt }) => receipt),
  ).toEqual([foreign?.receipt]);
  expect(foreign?.checkoutRequestId).not.toBe(id);
  expect(foreign?.checkoutRequestId).toHaveLength(id.length);
});
