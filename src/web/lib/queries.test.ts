import { expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { createQueries, fetchFresh } from './queries.ts';

test('fetchFresh does not take the answer of a read that was under way', async () => {
  const queries = createQueries();
  const older = Promise.withResolvers<string>();
  const answers = [older.promise, Promise.resolve('paid')];
  const query = { queryKey: ['booking'], queryFn: () => answers.shift() ?? 'asked too often' };
  const watcher = queries.fetchQuery(query).catch(() => 'given up');
  const anew = fetchFresh(queries, query);
  older.resolve('unpaid');
  expect(await anew).toBe('paid');
  expect(await watcher).toBe('given up');
  expect(queries.getQueryData(query.queryKey)).toBe('paid');
});

test('a read waits for a server that has too much to do as long as it asks for, at most four times', async () => {
  vi.stubEnv('SSR', false);
  vi.useFakeTimers();
  const busy = new Problem({ status: 503, code: 'too_busy', message: '', extra: { retryAfter: 3 } });
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    throw busy;
  };
  const read = createQueries().fetchQuery({ queryKey: ['list'], queryFn });
  read.catch(() => {});
  const counts: number[] = [];
  for (const ms of [0, 2_900, 100, 3_000, 3_000, 3_000, 60_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(asked);
  }
  expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5]);
  await expect(read).rejects.toBe(busy);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
