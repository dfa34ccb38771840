import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { accepted, keys, openReceiver, pushTo, START_MS, startTestSetup, type TestSetup } from './simulator.fixture.ts';
import { startDarajaSimulator } from './simulator.ts';

let setup: TestSetup;
beforeEach(async () => {
  setup = await startTestSetup();
});
afterEach(() => setup.close());

const PUSH = '/mpesa/stkpush/v1/processrequest';
const QUERY = '/mpesa/stkpushquery/v1/query';
const codesHeard = () => setup.received.map(({ body }) => readStkCallback(body)?.resultCode);

describe('a restart keeps', () => {
  test('open prompts and pending callbacks, and the adapter fetches a new token', async () => {
    const paid = await accepted(setup, '15');
    await setup.pass(3);
    const open = await accepted(setup, '05');
    const before = setup.simulator().moved();
    await setup.restart();
    expect(setup.simulator().moved()).toEqual(before);
    expect((await setup.http('GET', '/__phone/prompts')).body.prompts).toMatchObject([{ id: open }]);
    expect(await setup.daraja.queryStk(paid)).toMatchObject({ kind: 'result', code: '0' });
    expect(await setup.daraja.queryStk(open)).toEqual({ kind: 'open' });
    expect(await setup.daraja.pushStk(pushTo('05'))).toMatchObject({ reason: 'phone_busy' });
    await setup.pass(60);
    await setup.pass(27);
    expect(codesHeard()).toEqual(['1019', '0']);
  });

  test('work that became due meanwhile, held callbacks, calls and the moved clock', async () => {
    await setup.control('callbacks', { mode: 'hold' });
    await accepted(setup, '99');
    await setup.pass(3);
    await accepted(setup, '02');
    await setup.control('clock', { freeze: true, advanceMs: 1_000 });
    const calls = await setup.calls();
    await setup.restart();
    expect(await setup.calls()).toEqual(calls);
    expect(setup.simulator().clock.nowMs()).toBe(START_MS + 4_000);
    expect(setup.received).toEqual([]);
    await setup.control('clock', { advanceMs: 3_000 });
    const { sent } = (await setup.control('release', {})).body;
    expect(sent).toHaveLength(2);
    expect(codesHeard()).toEqual(['0', '1032']);
  });

  test('nothing of it after reset', async () => {
    const id = await accepted(setup, '15');
    await setup.pass(3);
    await setup.control('reset', {});
    await setup.restart();
    expect(setup.simulator().moved()).toEqual([]);
    expect(await setup.daraja.queryStk(id)).toMatchObject({ kind: 'no_information', reason: 'refused' });
    await setup.pass(90);
    expect(setup.received).toEqual([]);
  });
});

describe('control', () => {
  test('the clock: an answer means that everything due was delivered', async () => {
    await accepted(setup, '99');
    await accepted(setup, '16');
    const { body } = await setup.control('clock', { freeze: true, advanceMs: 8_000 });
    expect(body).toEqual({ now: new Date(START_MS + 8_000).toISOString(), frozen: true });
    expect(codesHeard()).toEqual(['0', '1032', '0']);
    const set = await setup.control('clock', { set: '2026-11-21T14:31:00+03:00', freeze: false });
    expect(set.body).toEqual({ now: '2026-11-21T11:31:00.000Z', frozen: false });
  });

  test('callbacks are held, listed, released in any order and number, or dropped', async () => {
    await setup.control('callbacks', { mode: 'hold' });
    for (const phone of ['97', '98', '99']) await accepted(setup, phone);
    await setup.pass(3);
    expect(setup.received).toEqual([]);
    const { mode, held } = (await setup.http('GET', '/__control/callbacks')).body as {
      mode: string;
      held: { id: string }[];
    };
    expect(mode).toBe('hold');
    const [first, second, third] = held.map(({ id }) => id);
    expect((await setup.control('drop', { ids: [second] })).body).toEqual({ dropped: [second] });
    const released = await setup.control('release', { order: 'reverse', copies: 2 });
    expect(released.body).toEqual({ sent: [third, first, third, first] });
    const phones = setup.received.map(({ body }) => /"PhoneNumber","Value":(\d+)/.exec(body)?.[1]?.slice(-2));
    expect(phones).toEqual(['99', '97', '99', '97']);
    expect((await setup.control('release', {})).body).toEqual({ sent: [] });
    await setup.control('callbacks', { mode: 'auto' });
    await accepted(setup, '99');
    await setup.pass(3);
    expect(setup.received).toHaveLength(5);
  });

  test('calls are shown without Password, callback address and keys', async () => {
    const id = await accepted(setup, '99');
    await setup.daraja.queryStk(id);
    const calls = await setup.calls();
    expect(calls.map(({ n, method, path, status }) => [n, method, path, status])).toEqual([
      [1, 'GET', '/oauth/v1/generate', 200],
      [2, 'POST', PUSH, 200],
      [3, 'POST', QUERY, 500],
    ]);
    expect(calls[1]).toMatchObject({ phone: '254700000099', body: { Amount: 11_000, AccountReference: 'BK2026001' } });
    expect(JSON.stringify(calls)).not.toMatch(/Password|c0ffee|Basic|Bearer/);
  });

  test('the movements are served too', async () => {
    await accepted(setup, '99');
    await setup.pass(3);
    expect((await setup.http('GET', '/__control/moved')).body).toEqual({ moved: setup.simulator().moved() });
  });

  test.each([
    ['faults', { do: 'explode' }],
    ['faults', { do: 'html', times: 0 }],
    ['clock', { advanceMs: -1 }],
    ['clock', { set: 'tomorrow' }],
    ['callbacks', { mode: 'maybe' }],
    ['release', { copies: 101 }],
    ['drop', { id: 'x' }],
  ])('%s refuses %j', async (name, body) => {
    expect((await setup.control(name, body)).status).toBe(400);
  });

  test('an unknown control is 404', async () => {
    expect((await setup.control('nothing', {})).status).toBe(404);
  });
});

test('without an origin of ours callbacks are sent to the CallBackURL itself, and an unreachable receiver does no harm', async () => {
  const bare = await startTestSetup({}, { ownReceiver: false });
  try {
    const receiver = setup.receiverOrigin;
    await accepted(bare, '98', { callbackUrl: 'http://127.0.0.1:9/nobody' });
    await accepted(bare, '99', { callbackUrl: `${receiver}/their/own` });
    await bare.pass(3);
    expect(setup.received.map(({ path }) => path)).toEqual(['/their/own']);
    expect(bare.simulator().moved()).toHaveLength(2);
    expect(bare.logged.join()).toContain('callback not delivered');
  } finally {
    await bare.close();
  }
});

test('a taken port leaves the state untouched for the next try', async () => {
  await accepted(setup, '99');
  const { port } = new URL(setup.simulator().origin);
  const stateDir = mkdtempSync(join(tmpdir(), 'daraja-sim-'));
  const options = { stateDir, now: () => START_MS, keys, log: { debug: () => {}, error: () => {} } };
  await expect(startDarajaSimulator({ ...options, port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await startDarajaSimulator({ ...options, port: 0 });
  expect(next.clock.pendingTimers()).toBe(0);
  await next.close();
  rmSync(stateDir, { recursive: true });
});

test('after a start callbacks wait until the product listens', async () => {
  const taken = await openReceiver(0);
  const port = Number(new URL(taken.origin).port);
  await taken.close();
  const bare = await startTestSetup({}, { ownReceiver: false, receiverStartsWithinMs: 5_000 });
  await accepted(bare, '99', { callbackUrl: `http://127.0.0.1:${port}/soon` });
  const passed = bare.pass(3);
  const receiver = await openReceiver(port);
  await passed;
  expect(receiver.received.map(({ path }) => path)).toEqual(['/soon']);
  await bare.close();
  await receiver.close();
});

test('neither adapter nor simulator logs phones, tokens, keys or callback addresses', async () => {
  await accepted(setup, '99');
  await setup.daraja.pushStk(pushTo('99'));
  await setup.pass(3);
  expect(setup.logged.length).toBeGreaterThan(2);
  expect(setup.logged.join('\n')).not.toMatch(/00000099|c0ffee|Bearer|Basic|secret|pass\b/);
});
