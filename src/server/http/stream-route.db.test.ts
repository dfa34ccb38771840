import { EventEmitter, on } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findPersonByToken } from '#server/accounts/queries.ts';
import { signOut } from '#server/accounts/sessions.ts';
import { people } from '#server/accounts/tables.ts';
import { addProviderMember } from '#server/providers/add-provider-member.ts';
import { providerMembers } from '#server/providers/tables.ts';
import { AppError } from '#shared/errors.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type MadePerson, makePerson, makeProvider } from '#tests/support/factories.ts';
import type { StreamEvent } from './event-stream.ts';
import { streamsPerPersonMax } from './open-streams.ts';
import type { Http } from './route.ts';

/** What happened so far, and what happens. */
const feed = new EventEmitter();
let history: StreamEvent[] = [];
/** How many handlers are running. */
let following = 0;

function happen(event: StreamEvent): void {
  history.push(event);
  feed.emit('event', event);
}

async function* follow(lastEventId: string | undefined, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  following++;
  try {
    const live = on(feed, 'event', { signal });
    yield* history.slice(history.findIndex(({ id }) => id === lastEventId) + 1);
    for await (const [event] of live) yield event;
  } finally {
    following--;
  }
}

function routes(http: Http): void {
  const summary = 'Events';
  http.stream({
    path: '/api/events',
    access: 'signed_in',
    ...{ summary, tag: 'test', heartbeatMs: 20 },
    handler: async ({ lastEventId, signal }) => follow(lastEventId, signal),
  });
  http.stream({
    path: '/api/slow-events',
    access: 'provider',
    right: 'bookings',
    ...{ summary, tag: 'test', heartbeatMs: 60_000 },
    handler: async ({ lastEventId, signal }) => follow(lastEventId, signal),
  });
  http.stream({
    path: '/api/events/:what',
    access: 'signed_in',
    ...{ summary, tag: 'test' },
    handler: async ({ params }) => {
      if (params.what === 'missing') throw new AppError('not_found');
      return (async function* (): AsyncGenerator<StreamEvent> {
        yield { name: 'first', data: 1 };
        if (params.what === 'broken') throw new Error('SELECT secret FROM people');
        if (params.what === 'refused') throw new AppError('sold_out');
        if (params.what === 'odd') yield { name: 'a\ndata: b', data: 1 };
      })();
    },
  });
}

let product: TestApp;
let origin: string;
let person: MadePerson;
beforeEach(async () => {
  history = [];
  product = await createTestApp({ routes: [routes] });
  await product.fastify.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(product.fastify.server.address() as AddressInfo).port}`;
  person = await makePerson(product.app);
});
afterEach(async () => {
  await product.close();
  await expect.poll(() => following).toBe(0);
});

async function open(path = '/api/events', { as = person, headers = {} }: { as?: MadePerson; headers?: object } = {}) {
  const aborter = new AbortController();
  const answer = await fetch(origin + path, {
    headers: { authorization: `Bearer ${as.token}`, 'accept-encoding': 'br, gzip', ...headers },
    signal: aborter.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    leave: () => aborter.abort(),
    /** Everything that was received until this text was. */
    async until(end: string): Promise<string> {
      while (!text.includes(end)) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended with ${text}`);
        text += value;
      }
      return text;
    },
    /** Everything that was received when the server has ended the stream. */
    async rest(): Promise<string> {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) return text;
        text += value;
      }
    },
  };
}

const endOf = (code: string) => `event: end\ndata: {"code":"${code}"}\n\n`;

describe('what is sent', () => {
  test('events as they happen, uncompressed and not cached', async () => {
    const stream = await open();
    expect(stream.answer.status).toBe(200);
    expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(stream.answer.headers.get('content-encoding')).toBeNull();
    await expect.poll(() => following).toBe(1);
    happen({ id: 'a1', name: 'message', data: { text: 'Habari\nyako' } });
    happen({ name: 'typing', data: null });
    const text = await stream.until('typing');
    expect(text.replaceAll(': still here\n\n', '')).toMatch(
      /^: open\n\nid: a1\nevent: message\ndata: \{"text":"Habari\\nyako"\}\n\nevent: typing\n/,
    );
    stream.leave();
  });

  test('a heartbeat while nothing happens', async () => {
    const stream = await open();
    await stream.until(': still here\n\n: still here\n\n');
    stream.leave();
  });

  test('the events since the last one that the client has received', async () => {
    for (const id of ['a1', 'a2', 'a3']) happen({ id, name: 'message', data: id });
    const stream = await open('/api/events', { headers: { 'last-event-id': 'a2' } });
    const text = await stream.until('"a3"');
    expect(text).not.toContain('"a2"');
    stream.leave();
    const odd = await open('/api/events', { headers: { 'last-event-id': 'a b' } });
    expect([odd.answer.status, JSON.parse(await odd.rest()).code]).toEqual([400, 'invalid_input']);
  });

  test('an end after the last event; a refusal and an error with their codes, and an error is logged', async () => {
    const textOf = async (what: string) => (await open(`/api/events/${what}`)).rest();
    expect(await textOf('few')).toBe(': open\n\nevent: first\ndata: 1\n\nevent: end\ndata: {}\n\n');
    expect(await textOf('refused')).toContain(endOf('sold_out'));
    expect(product.logged.join('')).not.toContain('a stream failed');
    expect(await textOf('broken')).toContain(endOf('internal'));
    expect(await textOf('odd')).not.toContain('data: b');
    expect(product.logged.filter((line) => line.includes('a stream failed'))).toHaveLength(2);
  });
});

describe('who receives it', () => {
  test('somebody who may not open it is refused as by any other call', async () => {
    const codeOf = async (path: string, as?: MadePerson) => {
      const stream = await open(path, as && { as });
      return [stream.answer.status, JSON.parse(await stream.rest()).code];
    };
    expect(await codeOf('/api/events', { ...person, token: 'x' })).toEqual([401, 'sign_in_required']);
    expect(await codeOf('/api/slow-events')).toEqual([403, 'forbidden']);
    expect(await codeOf('/api/events/missing')).toEqual([404, 'not_found']);
    expect((await fetch(`${origin}/api/events`, { method: 'HEAD' })).status).toBe(404);
  });

  test.each([
    ['signed out', async () => signOut(product.app, { sessionId: await sessionOf(person) })],
    ['suspended', () => suspend(person)],
    ['whose session ran out', async () => product.clock.advance(31 * 86_400_000)],
  ] as const)('the stream ends for somebody %s', async (_, happens) => {
    const stream = await open();
    await stream.until('still here');
    await happens();
    expect(await stream.rest()).toContain(endOf('sign_in_required'));
  });

  test('the next event is not sent to somebody who may no longer receive it', async () => {
    const { id: providerId } = await makeProvider(product.app);
    await addProviderMember(product.app, providerId, { personId: person.id, rights: ['bookings'] });
    const stream = await open('/api/slow-events');
    happen({ name: 'seen', data: 1 });
    await stream.until('seen');
    await product.app.db.update(providerMembers).set({ rights: ['money'] });
    happen({ name: 'unseen', data: 2 });
    const text = await stream.rest();
    expect(text).toContain(endOf('forbidden'));
    expect(text).not.toContain('unseen');
  });

  test('a person’s stream beyond the limit ends their oldest one, and no one else’s', async () => {
    const other = await open('/api/events', { as: await makePerson(product.app) });
    const streams = [];
    for (let count = 0; count < streamsPerPersonMax; count++) streams.push(await open());
    await expect.poll(() => following).toBe(streamsPerPersonMax + 1);
    const more = await open();
    expect(await streams[0]?.rest()).toContain(endOf('too_many_tries'));
    happen({ name: 'message', data: 'all' });
    for (const stream of [...streams.slice(1), more, other]) await stream.until('"all"');
    expect(following).toBe(streamsPerPersonMax + 1);
    for (const stream of [...streams, more, other]) stream.leave();
  });
});

describe('when a stream ends', () => {
  test('the handler of a client that disconnects ends', async () => {
    const stream = await open();
    await expect.poll(() => following).toBe(1);
    stream.leave();
    await expect.poll(() => following).toBe(0);
  });

  test('a client that stops reading is disconnected', async () => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    const head = ['GET /api/events HTTP/1.1', 'host: localhost', `authorization: Bearer ${person.token}`, '', ''];
    socket.write(head.join('\r\n'));
    socket.pause();
    await expect.poll(() => following).toBe(1);
    const full = setInterval(() => happen({ name: 'message', data: 'x'.repeat(1_000_000) }), 1);
    await expect.poll(() => following).toBe(0);
    clearInterval(full);
    socket.destroy();
  });

  test('a server that stops ends all streams at once', async () => {
    const { id: providerId } = await makeProvider(product.app);
    await addProviderMember(product.app, providerId, { personId: person.id, rights: ['bookings'] });
    const streams = [await open(), await open('/api/slow-events')];
    await expect.poll(() => following).toBe(2);
    await product.fastify.close();
    for (const stream of streams) expect(await stream.rest()).toContain(endOf('unavailable'));
  });
});

const sessionOf = async ({ token }: MadePerson) => {
  return (await findPersonByToken(product.app, token))?.sessionId ?? '';
};

const suspend = ({ id }: MadePerson) =>
  product.app.db.update(people).set({ suspendedAt: product.clock.now() }).where(eq(people.id, id));
