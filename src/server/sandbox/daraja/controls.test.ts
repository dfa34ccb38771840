import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readDarajaResult } from '#server/outside/daraja-result.ts';
import { accepted, bearer, pushTo, START_MS, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const PULL = '/pulltransactions/v1/query';
const HOUR_MS = 3_600_000;
const received = (from: number, to: number) => setup.daraja.listReceived({ from: new Date(from), to: new Date(to) });

describe('the list of received payments', () => {
  test('has pushes and payments by hand, and no B2C or reversal', async () => {
    await setup.daraja.pushStk(pushTo('20')); // without answer and callback
    await setup.pass(3);
    const foreign = await setup.control('foreign', { amountKes: 500, reference: 'bk 2026-7' });
    const [push, paybill] = setup.simulator().moved();
    await setup.daraja.reverse({
      receipt: push?.receipt ?? '',
      amountKes: 11_000,
      remarks: 'Refund',
      resultUrl: 'https://t.example/r',
      timeoutUrl: 'https://t.example/t',
    });
    await setup.pass(2);
    expect(paybill).toMatchObject({ direction: 'in', kind: 'paybill', amount: 500, accountReference: 'bk 2026-7' });
    expect(foreign.body).toEqual({ receipt: paybill?.receipt });
    expect(await received(START_MS, START_MS + HOUR_MS)).toEqual({
      kind: 'received',
      payments: [
        {
          receipt: push?.receipt,
          amountMinor: 1_100_000,
          accountReference: 'BK2026001',
          at: new Date('2026-11-21T14:30:08.123+03:00'),
        },
        { receipt: paybill?.receipt, amountMinor: 50_000, accountReference: 'bk 2026-7', at: expect.any(Date) },
      ],
    });
  });

  test('has pages, covers 48 hours, and respects its dates to the second', async () => {
    await setup.control('callbacks', { mode: 'hold' });
    for (let n = 0; n < 201; n += 1) {
      await setup.control('foreign', { amountKes: n + 1, reference: String(n) });
      await setup.pass(1);
    }
    const amounts = async (from: number, to: number) => {
      const answer = await received(from, to);
      return answer.kind === 'received' ? answer.payments.map(({ amountMinor }) => amountMinor / 100) : answer;
    };
    expect(await amounts(START_MS, START_MS + HOUR_MS)).toEqual(Array.from({ length: 201 }, (_, n) => n + 1));
    expect(await amounts(START_MS + 10_000, START_MS + 12_000)).toEqual([11, 12, 13]);
    await setup.pass(48 * 3_600 - 2);
    expect(await amounts(START_MS, START_MS + HOUR_MS)).toEqual([200, 201]);
  });

  test.each([
    [{ ShortCode: '600000' }, 'ShortCode'],
    [{ StartDate: '2026-11-21T14:00:00' }, 'StartDate'],
    [{ EndDate: '2026-11-21 13:00:00' }, 'EndDate'],
    [{ OffSetValue: '-1' }, 'OffSetValue'],
    [{ OffsetValue: '0' }, 'Payload'],
  ])('%j is refused', async (change, words) => {
    const body = {
      ShortCode: '174379',
      StartDate: '2026-11-21 14:00:00',
      EndDate: '2026-11-21 15:00:00',
      OffSetValue: 0,
    };
    expect(await setup.http('POST', PULL, { ...body, ...change }, await bearer(setup))).toMatchObject({
      status: 400,
      body: { errorMessage: expect.stringContaining(words) },
    });
  });
});

test('`forget` deletes pushes, orders and receipts, and keeps token, clock and movements', async () => {
  const paid = await accepted(setup, '99');
  await setup.pass(3);
  const open = await accepted(setup, '02');
  const order = { id: 'a', phone: '0700000040', amountKes: 5, remarks: 'Payout' };
  const urls = { resultUrl: 'https://t.example/r', timeoutUrl: 'https://t.example/t' };
  await setup.daraja.sendB2c({ ...order, ...urls });
  await setup.control('clock', { freeze: true });
  await setup.control('forget', {});
  expect(await setup.daraja.queryStk(paid)).toMatchObject({ kind: 'no_information', reason: 'refused' });
  expect(await setup.daraja.queryStk(open)).toMatchObject({ kind: 'no_information', reason: 'refused' });
  setup.received.length = 0;
  await setup.control('clock', { advanceMs: 60_000 });
  expect(setup.received).toEqual([]);
  const moved = setup.simulator().moved();
  expect(moved).toMatchObject([{ checkoutRequestId: paid }]);
  await setup.daraja.reverse({ receipt: moved[0]?.receipt ?? '', amountKes: 11_000, remarks: 'Refund', ...urls });
  await setup.control('clock', { advanceMs: 2_000 });
  expect(setup.received.map(({ body }) => readDarajaResult(body)?.resultCode)).toEqual(['R000002']);
  expect(await received(START_MS, START_MS + HOUR_MS)).toEqual({ kind: 'received', payments: [] });
  expect((await setup.calls()).filter(({ path }) => String(path).startsWith('/oauth'))).toHaveLength(1);
  expect((await setup.daraja.sendB2c({ ...order, ...urls })).kind).toBe('accepted'); // the id can be used again
});

test.each([
  ['foreign', { amountKes: 0, reference: 'x' }],
  ['foreign', { amountKes: 5 }],
  ['float', {}],
])('%s refuses %j', async (name, body) => {
  expect((await setup.control(name, body)).status).toBe(400);
});
