import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { type EnqueueOptions, queueOf, type Tx, transaction } from '#server/db/client.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { deadLetters } from './dead-letters.ts';
import { createJobRunner, type Job } from './runner.ts';

const minuteMs = 60_000;

/** What ran, in order; `await ran.reach(n)` waits for the n-th. */
function recorder() {
  const seen: number[] = [];
  const wake: (() => void)[] = [];
  return {
    seen,
    note(number: number) {
      seen.push(number);
      for (const each of wake.splice(0)) each();
    },
    async reach(count: number) {
      while (seen.length < count) await new Promise<void>((done) => wake.push(done));
    },
  };
}

let product: TestApp;
let ran: ReturnType<typeof recorder>;
/** Runs in the job after it is recorded. */
let act: (number: number) => Promise<unknown>;
const counted = () => ran.seen.toSorted((a, b) => a - b);

/** Jobs of these tests alone: the runner takes any name. */
const enqueue = (tx: Tx, name: 'count' | 'chain', data: { number: number }, options: EnqueueOptions = {}) =>
  queueOf(tx).send(tx, name, data, options);
const numberIn = (data: unknown) => (data as { number: number }).number;

const jobs: Job<App>[] = [
  {
    name: 'count',
    async run(_app, data) {
      ran.note(numberIn(data));
      await act(numberIn(data));
    },
  },
  {
    name: 'chain',
    run: (app, data) =>
      transaction(app, async (tx) => {
        ran.note(numberIn(data));
        if (numberIn(data) > 1) await enqueue(tx, 'chain', { number: numberIn(data) - 1 });
      }),
  },
];

beforeEach(async () => {
  ran = recorder();
  act = async () => {};
  product = await createTestApp({ jobs });
});
afterEach(() => product.close());

const send = (number: number, options?: { at?: Date; key?: string }) =>
  transaction(product.app, (tx) => enqueue(tx, 'count', { number }, options));

interface Row {
  name: string;
  state: string;
  retry_count: number;
  data: object;
  delay: number;
}

/** The queue's rows; `delay` in whole seconds from now until the job is due. */
async function rows(): Promise<Row[]> {
  const found = await product.app.db.execute(
    sql`SELECT name, state, retry_count, data, round(extract(epoch FROM start_after - now()))::int AS delay
        FROM jobs.job WHERE name NOT LIKE '\\_\\_pgboss%' ORDER BY created_on`,
  );
  return found.rows as unknown as Row[];
}

/** Lets every waiting retry be due now. */
const skipWaiting = () => product.app.db.execute(sql`UPDATE jobs.job SET start_after = now() WHERE state = 'retry'`);

test('a job exists exactly if its transaction commits', async () => {
  const failing = transaction(product.app, async (tx) => {
    await enqueue(tx, 'count', { number: 1 });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await send(2);
  expect(await product.drain()).toBe(1);
  expect(ran.seen).toEqual([2]);
});

test('a job is not visible before its transaction commits', async () => {
  await transaction(product.app, async (tx) => {
    await enqueue(tx, 'count', { number: 1 });
    expect(await product.drain()).toBe(0);
  });
  expect(await product.drain()).toBe(1);
});

test('a transaction that was not opened by transaction() takes no job', async () => {
  await expect(product.app.db.transaction(async (tx) => enqueue(tx, 'count', { number: 1 }))).rejects.toThrow(
    'knows no app',
  );
});

test('a second job with the same key is not stored, neither while the first waits nor after it ran', async () => {
  await send(1, { key: 'booking-1' });
  await send(2, { key: 'booking-1' });
  await Promise.all([3, 4, 5].map((number) => send(number, { key: 'booking-2' })));
  expect(await product.drain()).toBe(2);
  await send(6, { key: 'booking-1' });
  expect(await product.drain()).toBe(0);
  expect(counted()[0]).toBe(1);
  expect(counted()[1]).toBeGreaterThanOrEqual(3);
});

test('one key for two kinds of jobs makes two jobs', async () => {
  await transaction(product.app, async (tx) => {
    await enqueue(tx, 'count', { number: 7 }, { key: 'same' });
    await enqueue(tx, 'chain', { number: 1 }, { key: 'same' });
  });
  expect(await product.drain()).toBe(2);
});

test('a due time is of the product’s clock, and is stored without that clock’s offset', async () => {
  const { clock } = product;
  clock.setOffset(90 * minuteMs);
  await send(1, { at: new Date(clock.now().getTime() + 30 * minuteMs) });
  await send(2, { at: new Date(Date.now() + 30 * minuteMs) }); // an hour ago by the product's clock
  expect(await product.drain()).toBe(1);
  expect(ran.seen).toEqual([2]);
  const [waiting] = (await rows()).filter((row) => row.state === 'created');
  expect(waiting?.data).toEqual({ number: 1 });
  expect(waiting?.delay).toBeGreaterThan(29 * 60);
  expect(waiting?.delay).toBeLessThanOrEqual(30 * 60);
});

test('drain runs what its jobs enqueue, too', async () => {
  await transaction(product.app, (tx) => enqueue(tx, 'chain', { number: 4 }));
  expect(await product.drain()).toBe(4);
  expect(ran.seen).toEqual([4, 3, 2, 1]);
});

test('a failing job is tried again with growing pauses, and ends as a dead job; its failures are logged', async () => {
  act = () => Promise.reject(new Error('no way'));
  await send(1);
  const delays: number[] = [];
  for (let tries = 1; tries <= 8; tries++) {
    expect(await product.drain()).toBe(1);
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ name: 'count', state: 'retry', retry_count: tries - 1 });
    delays.push(waiting?.delay ?? 0);
    await skipWaiting();
  }
  expect(delays[0]).toBeGreaterThanOrEqual(1);
  expect(delays[0]).toBeLessThanOrEqual(4);
  expect(delays[7]).toBeGreaterThan(60);
  expect(Math.max(...delays)).toBeLessThanOrEqual(3600);
  expect(await product.drain()).toBe(1);
  expect(await rows()).toEqual([
    expect.objectContaining({ name: 'count', state: 'failed', retry_count: 8 }),
    expect.objectContaining({ name: deadLetters, state: 'created', data: { number: 1 } }),
  ]);
  await skipWaiting();
  expect(await product.drain()).toBe(0);
  expect(ran.seen).toHaveLength(9);
  const told = product.logged.map((line) => JSON.parse(line)).filter((line) => line.job === 'count');
  expect(told).toHaveLength(9);
  expect(told[0].err.message).toBe('no way');
});

test('a commit wakes a worker, which runs a long queue without pauses', async () => {
  await product.app.queue.work(product.app);
  await transaction(product.app, async (tx) => {
    for (let number = 1; number <= 30; number++) await enqueue(tx, 'count', { number });
  });
  // Polling every five seconds for four jobs would take more than half a minute, which is over the test's limit.
  await ran.reach(30);
  expect(counted()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
});

test('a job that fails does not make others of its batch run again', async () => {
  act = (number) => (number === 3 ? Promise.reject(new Error('no way')) : Promise.resolve());
  await transaction(product.app, async (tx) => {
    for (let number = 1; number <= 4; number++) await enqueue(tx, 'count', { number });
  });
  await product.app.queue.work(product.app);
  await ran.reach(4);
  await product.app.queue.stop();
  const states = Object.fromEntries((await rows()).map(({ data, state }) => [Object.values(data)[0], state]));
  expect(states).toEqual({ 1: 'completed', 2: 'completed', 3: 'retry', 4: 'completed' });
});

test('two runners share the work: each job runs once', async () => {
  const other = createJobRunner<App>(product.app.config.databaseUrl ?? '', product.clock, () => {});
  await other.start(jobs);
  const both = [product.app.queue, other];
  try {
    await transaction(product.app, async (tx) => {
      for (let number = 1; number <= 60; number++) await enqueue(tx, 'count', { number });
    });
    // Each claim waits until the other has claimed too, so that both run at the same time.
    let claimed = 0;
    const bothClaimed = Promise.withResolvers<void>();
    act = async () => {
      claimed++;
      if (claimed > 4) bothClaimed.resolve();
      await bothClaimed.promise;
    };
    await Promise.all(both.map((queue) => queue.work(product.app)));
    await ran.reach(60);
    expect(counted()).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  } finally {
    await other.stop();
  }
});

test('a stop claims no more jobs, waits for the running one, and stores its outcome', async () => {
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>();
  let ended = false;
  act = async () => {
    await mayEnd;
    ended = true;
  };
  await product.app.queue.work(product.app);
  await send(1);
  await ran.reach(1);
  const stopped = product.app.queue.stop();
  await send(2);
  expect(ended).toBe(false);
  letEnd();
  await stopped;
  expect(ended).toBe(true);
  expect(ran.seen).toEqual([1]);
  const states = (await rows()).map(({ data, state }) => ({ data, state }));
  expect(states).toEqual([
    { data: { number: 1 }, state: 'completed' },
    { data: { number: 2 }, state: 'created' },
  ]);
});

test('the queue is healthy while its database answers', async () => {
  expect(await product.app.queue.healthy()).toBe(true);
});
