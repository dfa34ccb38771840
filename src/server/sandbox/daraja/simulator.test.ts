import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readStkCallback } from '#server/outside/daraja-callback.ts';
import { startDarajaSimulator } from './simulator.ts';
import { accepted, keys, openReceiver, openStage, pushTo, START_MS, type Stage } from './test-support.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const PUSH = '/mpesa/stkpush/v1/processrequest';
const QUERY = '/mpesa/stkpushquery/v1/query';
const codesHeard = () => stage.received.map(({ body }) => readStkCallback(body)?.resultCode);

describe('a restart keeps', () => {
  test('open prompts and what is still to come, and the adapter gets itself a new token', async () => {
    const paid = await accepted(stage, '15');
    await stage.pass(3);
    const open = await accepted(stage, '05');
    const before = stage.simulator().moved();
    await stage.restart();
    expect(stage.simulator().moved()).toEqual(before);
    expect((await stage.http('GET', '/__phone/prompts')).body.prompts).toMatchObject([{ id: open }]);
    expect(await stage.daraja.queryStk(paid)).toMatchObject({ kind: 'result', code: '0' });
    expect(await stage.daraja.queryStk(open)).toEqual({ kind: 'open' });
    expect(await stage.daraja.pushStk(pushTo('05'))).toMatchObject({ reason: 'phone_busy' });
    await stage.pass(60);
    await stage.pass(27);
    expect(codesHeard()).toEqual(['1019', '0']);
  });

  test('what fell due meanwhile, held callbacks, calls and the moved clock', async () => {
    await stage.control('callbacks', { mode: 'hold' });
    await accepted(stage, '99');
    await stage.pass(3);
    await accepted(stage, '02');
    await stage.control('clock', { freeze: true, advanceMs: 1_000 });
    const calls = await stage.calls();
    await stage.restart();
    expect(await stage.calls()).toEqual(calls);
    expect(stage.simulator().clock.nowMs()).toBe(START_MS + 4_000);
    expect(stage.received).toEqual([]);
    await stage.control('clock', { advanceMs: 3_000 });
    const { sent } = (await stage.control('release', {})).body;
    expect(sent).toHaveLength(2);
    expect(codesHeard()).toEqual(['0', '1032']);
  });

  test('nothing of it after reset', async () => {
    const id = await accepted(stage, '15');
    await stage.pass(3);
    await stage.control('reset', {});
    await stage.restart();
    expect(stage.simulator().moved()).toEqual([]);
    expect(await stage.daraja.queryStk(id)).toMatchObject({ kind: 'no_information', reason: 'refused' });
    await stage.pass(90);
    expect(stage.received).toEqual([]);
  });
});

describe('control', () => {
  test('the clock: an answer means that everything due was delivered', async () => {
    await accepted(stage, '99');
    await accepted(stage, '16');
    const { body } = await stage.control('clock', { freeze: true, advanceMs: 8_000 });
    expect(body).toEqual({ now: new Date(START_MS + 8_000).toISOString(), frozen: true });
    expect(codesHeard()).toEqual(['0', '1032', '0']);
    const set = await stage.control('clock', { set: '2026-11-21T14:31:00+03:00', freeze: false });
    expect(set.body).toEqual({ now: '2026-11-21T11:31:00.000Z', frozen: false });
  });

  test('callbacks are held, listed, released in any order and number, or dropped', async () => {
    await stage.control('callbacks', { mode: 'hold' });
    for (const phone of ['97', '98', '99']) await accepted(stage, phone);
    await stage.pass(3);
    expect(stage.received).toEqual([]);
    const { mode, held } = (await stage.http('GET', '/__control/callbacks')).body as {
      mode: string;
      held: { id: string }[];
    };
    expect(mode).toBe('hold');
    const [first, second, third] = held.map(({ id }) => id);
    expect((await stage.control('drop', { ids: [second] })).body).toEqual({ dropped: [second] });
    const released = await stage.control('release', { order: 'reverse', copies: 2 });
    expect(released.body).toEqual({ sent: [third, first, third, first] });
    const phones = stage.received.map(({ body }) => /"PhoneNumber","Value":(\d+)/.exec(body)?.[1]?.slice(-2));
    expect(phones).toEqual(['99', '97', '99', '97']);
    expect((await stage.control('release', {})).body).toEqual({ sent: [] });
    await stage.control('callbacks', { mode: 'auto' });
    await accepted(stage, '99');
    await stage.pass(3);
    expect(stage.received).toHaveLength(5);
  });

  test('calls show what came, without Password, callback address or keys', async () => {
    const id = await accepted(stage, '99');
    await stage.daraja.queryStk(id);
    const calls = await stage.calls();
    expect(calls.map(({ n, method, path, status }) => [n, method, path, status])).toEqual([
      [1, 'GET', '/oauth/v1/generate', 200],
      [2, 'POST', PUSH, 200],
      [3, 'POST', QUERY, 500],
    ]);
    expect(calls[1]).toMatchObject({ phone: '254700000099', body: { Amount: 11_000, AccountReference: 'BK2026001' } });
    expect(JSON.stringify(calls)).not.toMatch(/Password|c0ffee|Basic|Bearer/);
  });

  test('moved is served too', async () => {
    await accepted(stage, '99');
    await stage.pass(3);
    expect((await stage.http('GET', '/__control/moved')).body).toEqual({ moved: stage.simulator().moved() });
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
    expect((await stage.control(name, body)).status).toBe(400);
  });

  test('an unknown control is 404', async () => {
    expect((await stage.control('nothing', {})).status).toBe(404);
  });
});

test('without an origin of ours callbacks go to the CallBackURL itself; a dead receiver harms nothing', async () => {
  const bare = await openStage({}, { ownReceiver: false });
  try {
    const receiver = stage.receiverOrigin;
    await accepted(bare, '98', { callbackUrl: 'http://127.0.0.1:9/nobody' });
    await accepted(bare, '99', { callbackUrl: `${receiver}/their/own` });
    await bare.pass(3);
    expect(stage.received.map(({ path }) => path)).toEqual(['/their/own']);
    expect(bare.simulator().moved()).toHaveLength(2);
    expect(bare.logged.join()).toContain('callback not delivered');
  } finally {
    await bare.close();
  }
});

test('a taken port leaves the state untouched for the next try', async () => {
  await accepted(stage, '99');
  const { port } = new URL(stage.simulator().origin);
  const stateDir = mkdtempSync(join(tmpdir(), 'daraja-sim-'));
  const options = { stateDir, now: () => START_MS, keys, log: { debug: () => {}, error: () => {} } };
  await expect(startDarajaSimulator({ ...options, port: Number(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await startDarajaSimulator({ ...options, port: 0 });
  expect(next.clock.pendingTimers()).toBe(0);
  await next.close();
  rmSync(stateDir, { recursive: true });
});

test('after a start callbacks wait for a product that is about to listen', async () => {
  const taken = await openReceiver(0);
  const port = Number(new URL(taken.origin).port);
  await taken.close();
  const bare = await openStage({}, { ownReceiver: false, receiverStartsWithinMs: 5_000 });
  await accepted(bare, '99', { callbackUrl: `http://127.0.0.1:${port}/soon` });
  const passed = bare.pass(3);
  const receiver = await openReceiver(port);
  await passed;
  expect(receiver.received.map(({ path }) => path)).toEqual(['/soon']);
  await bare.close();
  await receiver.close();
});

test('neither adapter nor simulator logs phones, tokens, keys or callback addresses', async () => {
  await accepted(stage, '99');
  await stage.daraja.pushStk(pushTo('99'));
  await stage.pass(3);
  expect(stage.logged.length).toBeGreaterThan(2);
  expect(stage.logged.join('\n')).not.toMatch(/00000099|c0ffee|Bearer|Basic|secret|pass\b/);
});
