import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from '#shared/call.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { EventStream } from './event-stream.ts';
import type * as OpenStreams from './open-streams.ts';
import type { Http } from './route.ts';

const streams = vi.hoisted(() => ({ areFull: false, added: [] as EventStream[] }));
vi.mock('./open-streams.ts', async (original) => {
  const real = await original<typeof OpenStreams>();
  const createOpenStreams: typeof real.createOpenStreams = (fastify) => {
    const open = real.createOpenStreams(fastify);
    return {
      add(ownerId, stream) {
        if (streams.areFull) throw new AppError('too_busy', { retryAfter: 30 });
        streams.added.push(stream);
        open.add(ownerId, stream);
      },
    };
  };
  return { ...real, createOpenStreams };
});

const Asked = z.object({ what: z.string().min(1) });
const Answered = z.object({ said: z.string() });
const sayCall = call<{ body: typeof Asked; answer: typeof Answered }>('POST', '/api/say', 201);

/** What the handler waits for between its pieces. */
let gate = Promise.withResolvers<void>();
let ended = Promise.withResolvers<boolean>();
let begun = Promise.withResolvers<void>();
/** How many handlers have begun and not ended. */
let running = 0;

function routes(http: Http): void {
  http.pieces({
    ...{ call: sayCall, schemas: { body: Asked, answer: Answered }, access: 'public', summary: 'Say', tag: 'test' },
    async *handler({ body: { what }, caller, signal }) {
      running += 1;
      try {
        if (what === 'refused') throw new AppError('sold_out');
        caller.setCookie({ name: 'said', value: what, maxAgeSeconds: 60 });
        if (what === 'at once') return { said: what };
        if (what === 'left') {
          begun.resolve();
          await once(signal, 'abort');
        }
        yield 'one\n';
        if (what === 'refused later') throw new AppError('sold_out');
        if (what === 'broken') throw new Error('SELECT secret FROM people');
        if (what !== 'left') await gate.promise;
        yield 'two';
        ended.resolve(signal.aborted);
        return { said: 'one\ntwo', hidden: 'not in the schema' };
      } finally {
        running -= 1;
      }
    },
  });
}

let product: TestApp;
let origin: string;
beforeEach(async () => {
  gate = Promise.withResolvers();
  ended = Promise.withResolvers();
  begun = Promise.withResolvers();
  Object.assign(streams, { areFull: false, added: [] });
  running = 0;
  product = await createTestApp({ routes: [routes] });
  await product.fastify.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(product.fastify.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  gate.resolve();
  await product.close();
});

const say = (what: string, accept = 'text/event-stream') =>
  fetch(`${origin}/api/say`, {
    ...{ method: 'POST', headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify({ what }) },
  });

const eventsOf = (text: string) =>
  [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data = '']) => [name, JSON.parse(data)]);

test('pieces are sent as they come, then the same answer as JSON has, with the cookies', async () => {
  const { status, headers, body } = await say('both');
  expect(status).toBe(201);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('set-cookie')).toContain('said=both');
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('one')) text += (await reader?.read())?.value ?? '';
  expect(eventsOf(text)).toEqual([['text', { text: 'one\n' }]]);
  gate.resolve();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) text += read.value;
  expect(eventsOf(text)).toEqual([
    ['text', { text: 'one\n' }],
    ['text', { text: 'two' }],
    ['answer', { said: 'one\ntwo' }],
    ['end', {}],
  ]);
  const json = await say('both', 'application/json');
  expect([json.status, json.headers.get('content-type')]).toEqual([201, 'application/json; charset=utf-8']);
  expect(await json.json()).toEqual({ said: 'one\ntwo' });
});

test('an answer without pieces is one event', async () => {
  expect(eventsOf(await (await say('at once')).text())).toEqual([
    ['answer', { said: 'at once' }],
    ['end', {}],
  ]);
});

test('what fails before the first piece is answered like any call, later it is an event', async () => {
  expect([(await say('')).status, (await say('refused')).status]).toEqual([400, 409]);
  const refused = eventsOf(await (await say('refused later')).text());
  expect(refused.slice(1)).toEqual([
    ['problem', { status: 409, error: expect.any(String), code: 'sold_out' }],
    ['end', {}],
  ]);
  const broken = await (await say('broken')).text();
  expect(eventsOf(broken)[1]).toEqual(['problem', expect.objectContaining({ status: 500, code: 'internal' })]);
  expect(broken).not.toContain('secret');
  expect(product.logged.some((line) => line.includes('SELECT secret'))).toBe(true);
});

test.each(['text/event-stream', 'application/json'])(
  'the work is told when a caller who accepts %s leaves, and runs to its end',
  async (accept) => {
    const { port } = product.fastify.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const body = JSON.stringify({ what: 'left' });
    socket.write(
      `POST /api/say HTTP/1.1\r\nhost: x\r\naccept: ${accept}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await begun.promise;
    socket.destroy();
    expect(await ended.promise).toBe(true);
    await expect.poll(() => running).toBe(0);
  },
);

test('a caller who leaves between two pieces ends nothing', async () => {
  const left = new AbortController();
  const { body } = await fetch(`${origin}/api/say`, {
    ...{ method: 'POST', headers: { accept: 'text/event-stream', 'content-type': 'application/json' } },
    ...{ body: JSON.stringify({ what: 'both' }), signal: left.signal },
  });
  await body?.getReader().read();
  left.abort();
  await expect.poll(() => streams.added.every(({ signal }) => signal.aborted)).toBe(true);
  gate.resolve();
  expect(await ended.promise).toBe(true);
  await expect.poll(() => running).toBe(0);
});

test('where no stream has room nothing begins, and what is refused keeps no place', async () => {
  streams.areFull = true;
  const refused = await say('both');
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'too_busy']);
  expect(running).toBe(0);
  expect((await say('at once', 'application/json')).status).toBe(201);
  streams.areFull = false;
  expect((await say('refused')).status).toBe(409);
  expect(streams.added).toHaveLength(1);
  await expect.poll(() => streams.added.every(({ signal }) => signal.aborted)).toBe(true);
});
