import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { transaction } from '#server/db/client.ts';
import { call } from '#shared/call.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson } from '#tests/support/factories.ts';
import { claimKey, forgetOldKeys, requestDigest } from './idempotency.ts';
import type { Http } from './route.ts';
import { idempotencyKeys } from './tables.ts';

const minuteMs = 60_000;
const Body = z.object({ amount: z.number(), note: z.string().optional() });
const Answer = z.object({ number: z.number() });

let product: TestApp;
let person: MadePerson;
let effects: number;
/** Runs in the call before its effect. */
let before: () => Promise<unknown>;
/** Runs after effect and answer are committed. */
let after: () => Promise<unknown>;
/** What the call answers in the end. */
let atLast: (answer: { number: number }) => { number: number };
/** Fails in the transaction of the effect, after the answer was stored there; the call goes on without the effect. */
let isUndone: boolean;

function routes(http: Http): void {
  for (const path of ['/api/things', '/api/others']) {
    http.route({
      call: call<{ body: typeof Body; answer: typeof Answer }>('POST', path, 201),
      schemas: { body: Body, answer: Answer },
      access: 'signed_in',
      summary: 'Makes a thing',
      tag: 'test',
      idempotent: true,
      successFlag: true,
      handler: async ({ inSameTx }) => {
        await before();
        const answer = { number: ++effects };
        const made = transaction(product.app, async (tx) => {
          await inSameTx(tx, answer);
          if (isUndone) throw new AppError('sold_out');
        });
        await (isUndone ? made.catch(() => {}) : made);
        await after();
        return atLast(answer);
      },
    });
  }
}

beforeEach(async () => {
  effects = 0;
  before = async () => {};
  after = async () => {};
  atLast = (answer) => answer;
  isUndone = false;
  product = await createTestApp({ routes: [routes] });
  person = await makePerson(product.app);
});
afterEach(() => product.close());

interface Sent {
  key?: string;
  body?: object;
  who?: MadePerson;
  path?: string;
}
const send = ({ key = 'key-1', body = { amount: 1 }, who = person, path = '/api/things' }: Sent = {}) =>
  product.fastify.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${who.token}`, ...(key && { 'idempotency-key': key }) },
    payload: body,
  });

const keys = () => product.app.db.select().from(idempotencyKeys);

test('the same key and body have the same answer, marked as repeated, and one effect', async () => {
  const first = await send({ body: { amount: 1, note: 'x' } });
  expect([first.statusCode, first.json(), first.headers['idempotent-replayed']]).toEqual([
    201,
    { number: 1 },
    undefined,
  ]);
  const again = await send({ body: { note: 'x', amount: 1 } }); // other order, same content
  expect([again.statusCode, again.json(), again.headers['idempotent-replayed']]).toEqual([201, { number: 1 }, 'true']);
  expect(effects).toBe(1);
});

test('many calls at once under one key have one effect and one answer', async () => {
  const started = Promise.withResolvers<void>();
  const others = Array.from({ length: 8 }, () => send());
  before = () => started.promise;
  const slow = Promise.all(others);
  await expect.poll(async () => (await keys()).length).toBe(1);
  started.resolve();
  const answers = await slow;
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array.from({ length: 8 }, () => [201, { number: 1 }]),
  );
  expect(answers.filter((answer) => answer.headers['idempotent-replayed'] === 'true')).toHaveLength(7);
  expect(effects).toBe(1);
});

test('the same key with another body is refused, before and after the first has ended', async () => {
  const started = Promise.withResolvers<void>();
  const running = Promise.withResolvers<void>();
  before = () => {
    running.resolve();
    return started.promise;
  };
  const first = send();
  await running.promise;
  const refused = { error: expect.any(String), code: 'idempotency_conflict', success: false };
  expect([(await send({ body: { amount: 2 } })).statusCode]).toEqual([409]);
  started.resolve();
  await first;
  expect((await send({ body: { amount: 2 } })).json()).toEqual(refused);
  expect(effects).toBe(1);
});

test('a key belongs to one person and one call, and without a key each call has its effect', async () => {
  await send();
  expect((await send({ who: await makePerson(product.app) })).json()).toEqual({ number: 2 });
  expect((await send({ path: '/api/others' })).json()).toEqual({ number: 3 });
  expect((await send({ key: '' })).json()).toEqual({ number: 4 });
  expect((await send({ key: '' })).json()).toEqual({ number: 5 });
  expect((await send({ key: 'k'.repeat(256) })).json()).toMatchObject({ code: 'invalid_input', success: false });
  expect((await send({ key: 'k'.repeat(255) })).statusCode).toBe(201);
});

test('a refusal is stored as an answer too', async () => {
  before = () => Promise.reject(new AppError('sold_out'));
  const first = await send();
  expect([first.statusCode, first.json().code]).toEqual([409, 'sold_out']);
  before = async () => {};
  const again = await send();
  expect([again.statusCode, again.json()]).toEqual([409, first.json()]);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(effects).toBe(0);
});

test.each([
  ['our fault', () => new Error('oops'), 500],
  ['a provider that does not answer', () => new AppError('provider_unavailable'), 503],
])('%s is not stored, so the next try runs', async (_, problem, status) => {
  before = () => Promise.reject(problem());
  expect((await send()).statusCode).toBe(status);
  expect(await keys()).toEqual([]);
  before = async () => {};
  expect((await send()).json()).toEqual({ number: 1 });
});

test('an error after effect and answer are committed does not undo them, and a repeated call gets the answer', async () => {
  after = () => Promise.reject(new Error('the line broke'));
  expect((await send()).statusCode).toBe(500);
  after = async () => {};
  const again = await send();
  expect([again.statusCode, again.json(), effects]).toEqual([201, { number: 1 }, 1]);
});

test('an answer that is stored with its effect is not written a second time', async () => {
  after = () => product.app.db.update(idempotencyKeys).set({ response: { number: 77 } });
  expect((await send()).json()).toEqual({ number: 1 });
  expect((await send()).json()).toEqual({ number: 77 });
});

test.each([
  ['is another one', false],
  ['was stored in a transaction that was undone', true],
])('the last answer is stored where it %s', async (_, undone) => {
  isUndone = undone;
  if (!undone) atLast = () => ({ number: 5 });
  const first = await send();
  const again = await send();
  expect([first.json(), again.json()]).toEqual(Array(2).fill({ number: undone ? 1 : 5 }));
  expect([again.headers['idempotent-replayed'], effects]).toEqual(['true', 1]);
});

test('a call whose process crashed is refused as in progress for a minute of the product’s clock, and then run again', async () => {
  await claimKey(product.app, {
    personId: person.id,
    route: 'POST /api/things',
    key: 'key-1',
    requestSha256: await digestSent(),
  });
  product.clock.advance(minuteMs - 1);
  const early = await send();
  expect([early.statusCode, early.json(), early.headers['retry-after']]).toEqual([
    409,
    { error: expect.any(String), code: 'idempotency_in_progress', retryAfter: 1, success: false },
    '1',
  ]);
  product.clock.advance(2);
  const both = await Promise.all([send(), send()]);
  expect(both.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [201, { number: 1 }],
    [201, { number: 1 }],
  ]);
  expect(effects).toBe(1);
});

/** The digest that the server makes of `send()`. */
async function digestSent(): Promise<string> {
  await send({ key: 'probe' });
  effects = 0;
  return (await keys()).find(({ key }) => key === 'probe')?.requestSha256 ?? '';
}

test('answers are kept for a day', async () => {
  await send();
  product.clock.advance(24 * 60 * minuteMs - 1);
  expect((await send({ body: { amount: 2 } })).statusCode).toBe(409);
  product.clock.advance(1);
  expect((await send({ body: { amount: 2 } })).json()).toEqual({ number: 2 });
  product.clock.advance(24 * 60 * minuteMs + 1);
  await forgetOldKeys(product.app);
  expect(await keys()).toEqual([]);
});

test('the digest does not depend on the order of fields, but on every value', () => {
  const digestOf = (body: unknown) => requestDigest({ params: {}, query: {}, body });
  const digest = digestOf({ a: 1, b: { c: [1, 2], d: 'x' } });
  expect(digestOf({ b: { d: 'x', c: [1, 2] }, a: 1 })).toBe(digest);
  for (const other of [{ a: 1, b: { c: [2, 1], d: 'x' } }, { a: '1', b: { c: [1, 2], d: 'x' } }, { a: 1 }]) {
    expect(digestOf(other)).not.toBe(digest);
  }
});

test('a body that is nested too deep is refused, with a key or without', async () => {
  const levels = 30_000;
  const payload = `{"amount":1,"more":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  for (const key of [{}, { 'idempotency-key': 'deep' }]) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, ...key };
    const answer = await product.fastify.inject({ method: 'POST', url: '/api/things', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  }
  expect(effects).toBe(0);
});
