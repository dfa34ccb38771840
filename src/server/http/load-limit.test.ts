import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statusOf } from '#shared/error-statuses.ts';
import { AppError } from '#shared/errors.ts';
import { addLoadLimit, inProgressMost, insideHeader, pageWeight } from './load-limit.ts';

let fastify: FastifyInstance;
let late = false;
const refused: number[] = [];
/** Ends the work of the oldest request that is in progress. */
let ends: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  late = false;
  ends = [];
  refused.length = 0;
  fastify = Fastify();
  addLoadLimit(fastify, { isLate: () => late, onRefused: (count) => refused.push(count) });
  fastify.setErrorHandler((error, _, reply) =>
    error instanceof AppError
      ? reply.code(statusOf[error.code]).send({ code: error.code, ...error.detail })
      : reply.send(error),
  );
  const { admit, whileBodyArrives, afterBody } = fastify.loadLimit;
  const work = () => new Promise((resolve) => ends.push(() => resolve({ ok: true })));
  fastify.get('/call', { onRequest: admit() }, work);
  fastify.get('/read', { onRequest: admit() }, (request) => fastify.loadLimit.inTurn(request, work));
  fastify.get('/page', { onRequest: admit(() => pageWeight) }, work);
  fastify.get('/waits', { onRequest: admit(() => 0) }, work);
  fastify.get('/waited', { onRequest: admit(() => 0) }, (request) => {
    fastify.loadLimit.takeIn(request, 1);
    fastify.loadLimit.takeIn(request, 1);
    return work();
  });
  fastify.get('/broken', { onRequest: admit() }, async () => {
    throw new AppError('not_found');
  });
  fastify.post('/write', { onRequest: admit(), preParsing: whileBodyArrives, preValidation: afterBody }, work);
  fastify.post('/upload', { onRequest: admit(), preParsing: whileBodyArrives }, work);
  fastify.get('/account', { onRequest: admit() }, async (request) => fastify.loadLimit.noteSession(request));
  fastify.get('/healthz', async () => ({ status: 'ok' }));
});
afterEach(async () => {
  for (const end of ends) end();
  vi.useRealTimers();
  await fastify.close();
});

const signedIn = { authorization: 'Bearer t' };
/** Begins so many requests, whose work does not end by itself. */
async function begin(count: number, url = '/call', headers: Record<string, string> = {}) {
  const before = ends.length;
  const answers = Array.from({ length: count }, () => fastify.inject({ url, headers }));
  await vi.waitUntil(() => ends.length === before + count, { interval: 1 });
  return answers;
}
/** Whether one more would be refused. */
async function isRefused(url = '/call', headers: Record<string, string> = {}) {
  const before = ends.length;
  const answer = fastify.inject({ url, headers });
  const status = await Promise.race([
    answer.then(({ statusCode }) => statusCode),
    vi.waitUntil(() => ends.length > before, { interval: 1 }).catch(() => undefined),
  ]);
  if (status === 503) return true;
  ends.pop()?.();
  await answer;
  return false;
}

test('what is too much is refused at once, with the seconds until another try, and taken in again when there is room', async () => {
  const open = await begin(inProgressMost.visitors - 1);
  expect(await isRefused()).toBe(false);
  await begin(1);
  const { statusCode, body } = await fastify.inject('/call');
  expect([statusCode, JSON.parse(body)]).toEqual([503, { code: 'too_busy', retryAfter: expect.any(Number) }]);
  ends.shift()?.();
  await open[0];
  expect(await isRefused()).toBe(false);
});

test('eight reads run at once, and the others after them in the order in which they came; a page’s own do not wait', async () => {
  const first = await begin(8, '/read');
  const next = fastify.inject('/read');
  await begin(1, '/read', { [insideHeader.name]: insideHeader.value });
  expect(ends).toHaveLength(9);
  ends.shift()?.();
  await first[0];
  await vi.waitUntil(() => ends.length === 9, { interval: 1 });
  for (const end of ends) end();
  expect((await next).statusCode).toBe(200);
});

test('whoever is signed in is refused last, once their session was found to be right: a header alone counts for nothing', async () => {
  await fastify.inject({ url: '/account', headers: signedIn });
  await begin(inProgressMost.visitors);
  for (const authorization of ['Bearer false', 'Basic t', 't']) {
    expect([authorization, await isRefused('/call', { authorization })]).toEqual([authorization, true]);
  }
  expect([await isRefused(), await isRefused('/call', signedIn)]).toEqual([true, false]);
  await begin(inProgressMost.signedIn - inProgressMost.visitors, '/call', signedIn);
  expect(await isRefused('/call', signedIn)).toBe(true);
});

test('a page counts as much as it costs; its own calls, and whoever waits for it, count nothing', async () => {
  const most = Math.floor(inProgressMost.visitors / pageWeight);
  await begin(most, '/page');
  expect(await isRefused('/page')).toBe(true);
  await begin(inProgressMost.visitors - most * pageWeight);
  expect(await isRefused()).toBe(true);
  expect(await isRefused('/call', { [insideHeader.name]: insideHeader.value })).toBe(false);
  expect(await isRefused('/call', { [insideHeader.name]: 'guessed' })).toBe(true);
  expect(await isRefused('/waits')).toBe(false);
});

test('whoever waited in vain for what is made for somebody else is taken in once, or refused', async () => {
  await begin(inProgressMost.visitors - 1, '/waited');
  expect([await isRefused('/waited'), await isRefused()]).toEqual([false, false]);
  await begin(1, '/waited');
  expect([await isRefused('/waited'), await isRefused()]).toEqual([true, true]);
});

test('what never asks is answered however much there is to do', async () => {
  await begin(inProgressMost.visitors);
  late = true;
  expect((await fastify.inject('/healthz')).statusCode).toBe(200);
});

test('while the event loop is late little is taken in, but a few always are', async () => {
  late = true;
  await begin(15);
  expect(await isRefused()).toBe(false);
  await begin(1);
  expect([await isRefused(), await isRefused('/call', signedIn)]).toEqual([true, true]);
  late = false;
  expect(await isRefused()).toBe(false);
});

test('work of our own learns when a page would be refused', async () => {
  const { loadLimit } = fastify;
  await begin(inProgressMost.visitors - pageWeight);
  expect(loadLimit.isFull()).toBe(false);
  late = true;
  expect(loadLimit.isFull()).toBe(true);
  late = false;
  await begin(1);
  expect(loadLimit.isFull()).toBe(true);
});

test('an error ends the work as an answer does', async () => {
  for (let n = 0; n < 2 * inProgressMost.visitors; n += 1) await fastify.inject('/broken');
  expect(await isRefused()).toBe(false);
});

test('bodies that arrive slowly or never take no room from others', async () => {
  const port = Number(new URL(await fastify.listen()).port);
  const sockets: Socket[] = [];
  let arrived = 0;
  fastify.server.on('request', () => {
    arrived += 1;
  });
  for (let n = 0; n < inProgressMost.visitors + 10; n += 1) {
    const socket = connect(port, 'localhost').on('error', () => {});
    const path = n % 2 === 0 ? '/write' : '/upload';
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`);
    sockets.push(socket);
  }
  await vi.waitUntil(() => arrived === sockets.length, { interval: 1, timeout: 20_000 });
  expect(await isRefused()).toBe(false);
  for (const socket of sockets) socket.destroy();
});

test('a write counts while it is done', async () => {
  const open = Array.from({ length: inProgressMost.visitors }, () =>
    fastify.inject({ method: 'POST', url: '/write', payload: {} }),
  );
  await vi.waitUntil(() => ends.length === open.length, { interval: 1 });
  expect(await isRefused()).toBe(true);
});

test('how many were refused is told once a second', async () => {
  await begin(inProgressMost.visitors);
  for (let n = 0; n < 3; n += 1) await fastify.inject('/call');
  expect(refused).toEqual([]);
  vi.advanceTimersByTime(1_000);
  await fastify.inject('/call');
  vi.advanceTimersByTime(1_000);
  expect(refused).toEqual([3, 1]);
});
