import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { accepted, START_MS, startTestSetup, type TestSetup } from './simulator.fixture.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const codesHeard = () => setup.received.map(({ body }) => readStkCallback(body)?.resultCode);

describe('prompts', () => {
  const act = (id: string, action: string, body?: object) =>
    setup.http('POST', `/__phone/prompts/${id}/${action}`, body);

  test('are listed while open', async () => {
    const id = await accepted(setup, '99');
    const prompt = {
      id,
      phone: '254700000099',
      amountKes: 11_000,
      accountReference: 'BK2026001',
      openedAt: new Date(START_MS).toISOString(),
      reachable: true,
    };
    expect(await setup.http('GET', '/__phone/prompts')).toEqual({ status: 200, body: { prompts: [prompt] } });
    await setup.pass(3);
    expect((await setup.http('GET', '/__phone/prompts')).body).toEqual({ prompts: [] });
  });

  test.each([
    { phone: '99', heard: ['0'], moved: 1 },
    { phone: '01', heard: ['1'], moved: 0 },
    { phone: '02', heard: ['0'], moved: 1 },
    { phone: '05', heard: ['0'], moved: 1 },
    { phone: '12', heard: [], moved: 1 },
  ])('a PIN on $phone: $heard at once, and nothing more later', async ({ phone, heard, moved }) => {
    const id = await accepted(setup, phone);
    expect(await act(id, 'pin', { pin: '0000' })).toEqual({ status: 200, body: {} });
    expect([codesHeard(), setup.simulator().moved().length]).toEqual([heard, moved]);
    expect(await act(id, 'pin', { pin: '0000' })).toEqual({ status: 409, body: { error: 'closed' } });
    await setup.pass(600);
    expect([codesHeard(), setup.simulator().moved().length]).toEqual([heard, moved]);
  });

  test.each([
    { phone: '99', heard: ['1032'] },
    { phone: '12', heard: [] },
    { phone: '30', heard: ['1032'] },
  ])('cancel on $phone', async ({ phone, heard }) => {
    const id = await accepted(setup, phone);
    await act(id, 'cancel');
    await setup.pass(3_700);
    expect(codesHeard()).toEqual(heard);
    expect(await setup.daraja.queryStk(id)).toMatchObject({ kind: 'result', code: '1032' });
    expect(setup.simulator().moved()).toEqual([]);
  });

  test('a phone that is off, a bad PIN, an unknown prompt, a page of another site', async () => {
    const off = await accepted(setup, '03');
    const on = await accepted(setup, '99');
    expect(await act(off, 'pin', { pin: '1234' })).toEqual({ status: 409, body: { error: 'unreachable' } });
    expect((await act(off, 'cancel')).status).toBe(409);
    for (const pin of ['123', '12345', 'abcd', 1234]) expect((await act(on, 'pin', { pin })).status).toBe(400);
    expect((await act('ws_CO_none', 'pin', { pin: '1234' })).status).toBe(404);
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await setup.http('GET', '/__phone/prompts', undefined, foreign)).status).toBe(403);
    expect((await setup.http('POST', '/__control/reset', {}, foreign)).status).toBe(403);
    expect(setup.received).toEqual([]);
  });
});

test('messages tell of money that came to phones within a day, newest first', async () => {
  const messages = async () => (await setup.http('GET', '/__phone/messages')).body.messages;
  await accepted(setup, '99');
  await setup.pass(3);
  expect(await messages()).toEqual([]);
  const [push] = setup.simulator().moved();
  const urls = { resultUrl: 'https://t.example/r', timeoutUrl: 'https://t.example/t' };
  await setup.daraja.reverse({ receipt: push?.receipt ?? '', amountKes: 11_000, remarks: 'Refund', ...urls });
  await setup.pass(2);
  await setup.daraja.sendB2c({ id: 'a', phone: '0700000040', amountKes: 9_680, remarks: 'Payout', ...urls });
  await setup.pass(2);
  const [, reversal, b2c] = setup.simulator().moved();
  const shown = { receipt: expect.any(String), at: expect.any(String) };
  expect(await messages()).toEqual([
    { ...shown, receipt: b2c?.receipt, phone: '254700000040', amountKes: 9_680, kind: 'b2c', accountReference: '' },
    {
      ...shown,
      receipt: reversal?.receipt,
      phone: '254700000099',
      amountKes: 11_000,
      kind: 'reversal',
      accountReference: 'BK2026001',
    },
  ]);
  await setup.pass(86_399);
  expect(await messages()).toMatchObject([{ kind: 'b2c' }]);
});
