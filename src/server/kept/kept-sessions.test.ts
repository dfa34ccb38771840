import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKeptSessions, type KeptSessions } from './kept-sessions.ts';

let followed = true;
let reads = 0;
let sessions: KeptSessions;
const get = (answer: () => Promise<{ read: number } | undefined> = async () => ({ read: reads })) =>
  sessions.get('token', () => {
    reads += 1;
    return answer();
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [followed, reads] = [true, 0];
  sessions = createKeptSessions({ isFollowed: () => followed });
});
afterEach(() => void vi.useRealTimers());

test('a session is read once for calls at one instant, and again after a second', async () => {
  expect(await Promise.all([get(), get()])).toEqual([{ read: 1 }, { read: 1 }]);
  vi.advanceTimersByTime(999);
  expect(await get()).toEqual({ read: 1 });
  vi.advanceTimersByTime(1);
  expect(await get()).toEqual({ read: 2 });
});

test('the second begins when the reading begins', async () => {
  const { promise, resolve } = Promise.withResolvers<{ read: number }>();
  const first = get(() => promise);
  vi.advanceTimersByTime(999);
  resolve({ read: 1 });
  await first;
  vi.advanceTimersByTime(1);
  expect(await get()).toEqual({ read: 2 });
});

test('after a change each is read again, also where it was being read meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ read: number }>();
  const before = get(() => promise);
  sessions.drop();
  const after = get();
  resolve({ read: 1 });
  expect([await before, await after, await get()]).toEqual([{ read: 1 }, { read: 2 }, { read: 2 }]);
});

test('neither the lack of a session nor an error is kept', async () => {
  expect(await get(async () => undefined)).toBeUndefined();
  await expect(get(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await get()).toEqual({ read: 3 });
});

test('while the database does not answer nothing is kept or found', async () => {
  await get();
  followed = false;
  expect([await get(), await get()]).toEqual([{ read: 2 }, { read: 3 }]);
});
