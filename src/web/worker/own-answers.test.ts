import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPeople } from '#web/lib/offline/forget-people.ts';
import { ownAnswer } from './own-answers.ts';

/** The parts of the Cache API that the worker uses, in memory. */
class MemoryCache {
  entries = new Map<string, Response>();
  put = async (key: string, response: Response) => {
    this.entries.delete(key);
    this.entries.set(key, response);
  };
  delete = async (key: string | { url: string }) => this.entries.delete(typeof key === 'string' ? key : key.url);
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

const memory = new Map<string, MemoryCache>();
const memoryCaches = {
  open: async (name: string) => {
    const cache = memory.get(name) ?? new MemoryCache();
    memory.set(name, cache);
    return cache;
  },
  has: async (name: string) => memory.has(name),
  keys: async () => [...memory.keys()],
  delete: async (name: string) => memory.delete(name),
  match: async (key: string, { cacheName }: { cacheName: string }) => memory.get(cacheName)?.entries.get(key)?.clone(),
};

const date = 'Sat, 21 Nov 2026 12:00:00 GMT';
let answer: () => Promise<Response>;
beforeEach(() => {
  memory.clear();
  vi.stubGlobal('caches', memoryCaches);
  vi.stubGlobal('fetch', () => answer());
  answer = async () => Response.json({ name: 'Amina' }, { headers: { date } });
});
afterEach(() => vi.unstubAllGlobals());

/** One request under a session, and everything the worker does after it. */
async function ask(token: string, path = '/api/auth/me', lang = 'en'): Promise<Response> {
  const tasks: Promise<unknown>[] = [];
  const headers = { authorization: `Bearer ${token}`, 'accept-language': lang };
  const response = await ownAnswer(new Request(`http://twende.test${path}`, { headers }), (task) => tasks.push(task));
  await Promise.all(tasks);
  return response;
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('answers come from the server, else from the cache with the time when the server gave them', async () => {
  expect((await ask('a')).headers.get('x-kept-from')).toBe(null);
  answer = offline;
  const kept = await ask('a');
  expect([await kept.json(), kept.headers.get('x-kept-from')]).toEqual([{ name: 'Amina' }, date]);
  await expect(ask('a', '/api/dashboard')).rejects.toThrow(TypeError);
});

test('without an answer in the language asked for, the one in the other language is used, and it goes with it', async () => {
  const told = (text: string, hour: number) => async () =>
    Response.json(text, { headers: { date: date.replace('12', String(hour)) } });
  const gate = '/api/provider/check-ins?providerId=1&date=2099-12-01';
  answer = told('English at twelve', 12);
  for (const path of ['/api/auth/me', gate]) await ask('a', path);
  answer = offline;
  expect(await (await ask('a', '/api/auth/me', 'sw')).json()).toBe('English at twelve');
  answer = told('Kiswahili at thirteen', 13);
  for (const path of ['/api/auth/me', gate]) await ask('a', path, 'sw');
  answer = offline;
  // Whom the gate expects changes by the minute, so the newest list counts more than its language.
  expect(await (await ask('a', '/api/auth/me')).json()).toBe('English at twelve');
  expect(await (await ask('a', gate)).json()).toBe('Kiswahili at thirteen');
  answer = async () => new Response(null, { status: 404 });
  await ask('a', gate);
  answer = offline;
  for (const lang of ['en', 'sw']) await expect(ask('a', gate, lang)).rejects.toThrow(TypeError);
});

test('another session finds no answers of the one before, and deletes them', async () => {
  await ask('a');
  answer = offline;
  await expect(ask('b')).rejects.toThrow(TypeError);
  expect(memory.size).toBe(1);
  await expect(ask('a')).rejects.toThrow(TypeError);
});

test('an answer that comes after its person has signed out is not kept', async () => {
  const late = Promise.withResolvers<Response>();
  answer = () => late.promise;
  const asked = ask('a');
  await expect.poll(() => memory.size).toBe(1);
  await forgetPeople();
  late.resolve(Response.json({ name: 'Amina' }, { headers: { date } }));
  await asked;
  expect(memory.size).toBe(0);
});

test('a session that has ended loses its answers; a 404 or 403 deletes one; an error of the server changes nothing', async () => {
  await ask('a');
  answer = async () => new Response(null, { status: 500 });
  await ask('a');
  expect([...memory.values()].map(({ entries }) => entries.size)).toEqual([1]);
  for (const status of [404, 403]) {
    answer = async () => Response.json({ name: 'Amina' }, { headers: { date } });
    await ask('a');
    answer = async () => new Response(null, { status });
    await ask('a');
    expect([...memory.values()].map(({ entries }) => entries.size)).toEqual([0]);
  }
  answer = async () => new Response(null, { status: 401 });
  await ask('a');
  expect(memory.size).toBe(0);
});

test('only the latest hundred are kept', async () => {
  for (let id = 1; id <= 103; id++) await ask('a', `/api/bookings/${id}`);
  const [cache] = [...memory.values()];
  expect(cache?.entries.size).toBe(100);
  expect([...(cache?.entries.keys() ?? [])][0]).toContain('/api/bookings/4?');
});

/** Ends when the worker waits for the server, which is after another thread has digested the token. */
async function waits(): Promise<void> {
  while (vi.getTimerCount() === 0) await setImmediate();
}

test('on a line that hangs, who is signed in and whom a gate expects come from what is kept, and the late answer is kept', async () => {
  const gate = '/api/provider/check-ins?providerId=1&date=2099-12-01';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const path of ['/api/auth/me', gate]) {
      answer = async () => Response.json({ name: 'Amina' }, { headers: { date } });
      await ask('a', path);
      const late = Promise.withResolvers<Response>();
      answer = () => late.promise;
      const tasks: Promise<unknown>[] = [];
      const headers = { authorization: 'Bearer a', 'accept-language': 'en' };
      const asked = ownAnswer(new Request(`http://twende.test${path}`, { headers }), (task) => tasks.push(task));
      await waits();
      vi.advanceTimersByTime(5_000);
      const kept = await asked;
      expect([await kept.json(), kept.headers.get('x-kept-from')]).toEqual([{ name: 'Amina' }, date]);
      late.resolve(Response.json({ name: 'Amina Hassan' }, { headers: { date } }));
      // Keeping the late answer is a task of its own, which is added while another is waited for.
      for (const task of tasks) await task;
      answer = offline;
      expect(await (await ask('a', path)).json()).toEqual({ name: 'Amina Hassan' });
    }
  } finally {
    vi.useRealTimers();
  }
});

test('without a kept answer that of a slow server is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const late = Promise.withResolvers<Response>();
    answer = () => late.promise;
    const asked = ask('a');
    await waits();
    vi.advanceTimersByTime(5_000);
    late.resolve(Response.json({ name: 'Late' }, { headers: { date } }));
    expect(await (await asked).json()).toEqual({ name: 'Late' });
  } finally {
    vi.useRealTimers();
  }
});
