import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPush } from '#server/outside/push/push-service.ts';
import { deriveVapidKeys } from '#server/outside/push/vapid-keys.ts';
import { makeSecrets } from '#server/secrets.ts';
import { startPushSimulator } from './simulator.ts';

const now = () => Date.parse('2026-11-21T14:30:00+03:00');
const log = { debug: () => {}, error: () => {} };
const keysOf = (digit: string) => deriveVapidKeys(makeSecrets(digit.repeat(64)));
const message = { payload: '{"title":"Karibu"}', ttlSeconds: 60, urgency: 'high', topic: 'one' } as const;

/** The simulator, a browser that has subscribed there, and the real adapter. */
async function startSetup() {
  const stateDir = mkdtempSync(join(tmpdir(), 'push-sim-'));
  const simulator = await startPushSimulator({ port: 0, stateDir, now, log });
  onTestFinished(async () => {
    await simulator.close();
    rmSync(stateDir, { recursive: true });
  });
  const { origin } = simulator;
  const headers = { connection: 'close' };
  const post = async (path: string, body: object) =>
    (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const serverKey = keysOf('a').publicKey;
  const { id, endpoint, keys } = (await post('/__push/browsers', { serverKey })) as {
    id: string;
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const pushAs = (more: object = {}) =>
    createPush({
      ...{ keys: keysOf('a'), subject: 'mailto:hello@twende.test', simulator: origin, log },
      ...{ clock: { now: () => new Date(now()) }, ...more },
    });
  return {
    pushAs,
    target: { endpoint, ...keys },
    answers: (answers: string) => post(`/__push/browsers/${id}`, { answers }),
    fault: (what: string) => post('/__control/faults', { do: what }),
    async messages() {
      const answer = await fetch(`${origin}/__push/messages`, { headers });
      return ((await answer.json()) as { messages: object[] }).messages;
    },
  };
}

test('a message is encrypted for the browser, and signed by us', async () => {
  const { pushAs, target, messages } = await startSetup();
  expect(await pushAs().send(target, message)).toEqual({ kind: 'sent' });
  expect(await messages()).toMatchObject([
    { text: '{"title":"Karibu"}', ttl: 60, urgency: 'high', topic: 'one', at: '2026-11-21T11:30:00.000Z' },
  ]);
});

test('the longest texts fit into a message, and what does not is refused', async () => {
  const { pushAs, target } = await startSetup();
  const send = (payload: string) => pushAs().send(target, { ...message, payload });
  expect(await send('ñ'.repeat(1_900))).toEqual({ kind: 'sent' });
  expect(await send('x'.repeat(4_000))).toEqual({ kind: 'refused', reason: 'status_413' });
});

test('another server is refused, and so is an address that push services cannot ask', async () => {
  const { pushAs, target, messages } = await startSetup();
  const refused = { kind: 'refused', reason: 'status_403' };
  expect(await pushAs({ keys: keysOf('b') }).send(target, message)).toEqual(refused);
  const { privateKey } = keysOf('b');
  expect(await pushAs({ keys: { ...keysOf('a'), privateKey } }).send(target, message)).toEqual(refused);
  expect(await messages()).toEqual([]);
});

test.each([
  ['gone', { kind: 'gone', reason: 'status_410' }],
  ['unknown', { kind: 'gone', reason: 'status_404' }],
  ['busy', { kind: 'later', reason: 'status_429', afterMs: 120_000 }],
  ['broken', { kind: 'later', reason: 'status_503', afterMs: undefined }],
])('a service that answers: %s', async (answers, outcome) => {
  const setup = await startSetup();
  await setup.answers(answers);
  expect(await setup.pushAs().send(setup.target, message)).toEqual(outcome);
});

test('a connection that is cut is tried again', async () => {
  const { pushAs, target, fault, messages } = await startSetup();
  await fault('reset_after');
  expect(await pushAs().send(target, message)).toEqual({ kind: 'later', reason: 'ECONNRESET', afterMs: undefined });
  expect(await messages()).toHaveLength(1);
});
