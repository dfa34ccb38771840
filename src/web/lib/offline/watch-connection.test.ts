import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Module = typeof import('./watch-connection.ts');
let connection: typeof import('../connection.ts');
let watchConnection: Module['watchConnection'];
let device: EventTarget;
let answers: boolean[];
/** The planned calls with their pauses. */
let planned: { call: () => void; ms: number }[];

beforeEach(async () => {
  vi.resetModules();
  connection = await import('../connection.ts');
  ({ watchConnection } = await import('./watch-connection.ts'));
  device = new EventTarget();
  answers = [];
  planned = [];
});
afterEach(() => vi.resetModules());

const watch = (onLine = true) =>
  watchConnection({
    reach: async () => answers.shift() ?? false,
    later: (call, ms) => {
      const plan = { call, ms };
      planned.push(plan);
      return () => {
        planned = planned.filter((each) => each !== plan);
      };
    },
    device,
    onLine: () => onLine,
  });

/** Runs the next planned call. */
async function next(): Promise<void> {
  const plan = planned.shift();
  plan?.call();
  await expect.poll(() => planned.length === 1 || !connection.getConnection().lost).toBe(true);
}

test('a lost call is noticed, and the server is tried with growing pauses until it answers', async () => {
  watch();
  expect(connection.getConnection()).toEqual({ lost: false });
  connection.noteLost();
  answers = [false, false, false, false, false, false, true];
  const pauses: number[] = [];
  while (connection.getConnection().lost) {
    pauses.push(planned[0]?.ms ?? 0);
    await next();
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]);
  expect(planned).toEqual([]);
});

test('a call that was lost before the start is noticed too', () => {
  connection.noteLost();
  watch();
  expect(planned).toHaveLength(1);
});

test('the device reports that it is offline, at the start and later, and the server is checked as soon as it is online', async () => {
  watch(false);
  expect(connection.getConnection().lost).toBe(true);
  answers = [true];
  device.dispatchEvent(new Event('online'));
  await expect.poll(() => connection.getConnection().lost).toBe(false);
  expect(planned).toEqual([]);
  device.dispatchEvent(new Event('offline'));
  expect(connection.getConnection().lost).toBe(true);
  expect(planned).toHaveLength(1);
});

test('that the device is online is no proof of a connection', async () => {
  watch(false);
  answers = [false];
  device.dispatchEvent(new Event('online'));
  await expect.poll(() => planned[0]?.ms).toBe(4_000);
  expect(connection.getConnection().lost).toBe(true);
});

test('an answer from the caches shows that the connection is lost, and how old it is until the server answers', () => {
  watch();
  const kept = new Headers({ 'x-kept-from': 'Sat, 21 Nov 2026 10:00:00 GMT' });
  connection.noteAnswer('/api/bookings', new Headers());
  expect(connection.getConnection()).toEqual({ lost: false });
  connection.noteAnswer('/api/bookings', kept);
  expect(connection.getConnection()).toEqual({ lost: true });
  connection.noteBack();
  expect(connection.getConnection()).toEqual({ lost: false });
  expect(connection.findKeptSince('/api/bookings')).toEqual(new Date('2026-11-21T10:00:00Z'));
  connection.noteAnswer('/api/bookings', new Headers());
  expect(connection.findKeptSince('/api/bookings')).toBeUndefined();
});
