import { expect, test } from 'vitest';
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
