import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeSecrets } from '#server/secrets.ts';
import { readPushAnswer } from './push-answers.ts';
import { createPush } from './push-service.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

const keys = deriveVapidKeys(makeSecrets('c'.repeat(64)));
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const log = { debug: () => {} };
const target = { p256dh: keys.publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
const message = { payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'one' } as const;
const pushAt = (address: string, more: object = {}) =>
  createPush({
    ...{ keys, subject: 'mailto:hello@twende.test', clock, log },
    resolve: async () => [{ address, family: 4 }],
    ...more,
  });

test.each(['127.0.0.1', '10.0.0.8', '169.254.169.254', '192.168.1.1'])(
  'a host at %s is not asked, whatever its name is',
  async (address) => {
    const endpoint = 'https://push.example/send/1';
    const outcome = await pushAt(address).send({ endpoint, ...target }, message);
    expect(outcome).toEqual({ kind: 'gone', reason: 'address_private' });
  },
);

test('this machine is asked at the address of the simulator only', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: 'http://127.0.0.1/other' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (simulator: string | undefined, endpoint: string) =>
    pushAt('127.0.0.1', { simulator }).send({ endpoint, ...target }, message);
  expect(await send(undefined, `${origin}/push/1`)).toEqual({ kind: 'gone', reason: 'address' });
  expect(await send(origin, 'http://127.0.0.1:1/push/1')).toEqual({ kind: 'gone', reason: 'address' });
  // Nor is a redirect followed.
  expect(await send(origin, `${origin}/push/1`)).toEqual({ kind: 'refused', reason: 'status_302' });
  expect(asked).toEqual(['/push/1']);
});

test('a name server that does not answer is given up', async () => {
  const push = pushAt('', { resolve: () => new Promise(() => {}), totalMs: 20 });
  const outcome = await push.send({ endpoint: 'https://push.example/send/1', ...target }, message);
  expect(outcome).toEqual({ kind: 'later', reason: 'TimeoutError', afterMs: undefined });
});

test('keys belong to SECRET_KEY', () => {
  expect(deriveVapidKeys(makeSecrets('c'.repeat(64)))).toEqual(keys);
  expect(deriveVapidKeys(makeSecrets('d'.repeat(64)))).not.toEqual(keys);
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
});

test.each([
  ['60', 60_000],
  ['Sat, 21 Nov 2026 12:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('Retry-After %s', (retryAfter, afterMs) => {
  expect(readPushAnswer({ status: 429, retryAfter }, clock.now())).toEqual({
    kind: 'later',
    reason: 'status_429',
    afterMs,
  });
});
