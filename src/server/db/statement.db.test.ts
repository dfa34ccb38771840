import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clockOffsets } from '#server/settings/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Tx, transaction } from './client.ts';
import { sqlState } from './sql-error.ts';
import { insertInto, statement, together } from './statement.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.app.db.delete(clockOffsets));

const offsets = () => product.app.db.select().from(clockOffsets);
const insert = statement<{ id: number; offsetMs: number }, never>('test-insert', () => insertInto(clockOffsets));
const divide = statement<{ by: number }, { result: number }>(
  'test-divide',
  () => sql`select 6 / ${sql.placeholder('by')}::int as result`,
);
const named = statement<Record<never, never>, { name: string }>(
  'test-named',
  () => sql`select name from pg_prepared_statements where name like 'test-%' order by name`,
);

test('rows have days as text, instants as Date, and large integers as numbers', async () => {
  const read = statement<{ at: Date; day: string; none: null }, Record<string, unknown>>(
    'test-types',
    () => sql`select ${sql.placeholder('at')}::timestamptz as at, ${sql.placeholder('day')}::date as day,
      ${sql.placeholder('none')}::text as none, 5000000000::bigint as large, array['2026-12-01'::date]::text[] as days`,
  );
  const at = new Date('2026-11-21T09:00:00.123Z');
  expect(await read.rows(product.app.db, { at, day: '2026-12-01', none: null })).toEqual([
    { at, day: '2026-12-01', none: null, large: 5_000_000_000, days: ['2026-12-01'] },
  ]);
});

test('a statement is prepared once in a connection', async () => {
  const answers = await transaction(product.app, async (tx) => {
    for (const by of [1, 2]) await divide.rows(tx, { by });
    await together(tx, () => [divide.rows(tx, { by: 3 }), insert.rows(tx, { id: 1, offsetMs: 5 })]);
    return named.rows(tx, {});
  });
  expect(answers.map(({ name }) => name)).toEqual(expect.arrayContaining(['test-divide', 'test-insert']));
  expect(await offsets()).toEqual([{ id: 1, offsetMs: 5 }]);
});

test('a name is used for one statement', () => {
  expect(() => statement('test-divide', () => sql`select 1`)).toThrow('test-divide');
});

test('a name is no longer than PostgreSQL keeps, since two that are cut off alike would be one statement', () => {
  expect(() => statement('long'.repeat(16), () => sql`select 1`)).toThrow('cut off');
  statement('l'.repeat(63), () => sql`select 1`);
});

test('what is sent first goes with the beginning of the transaction, in one piece', async () => {
  const [client] = [await product.app.db.$client.connect()];
  const synced = vi.spyOn(Object.getPrototypeOf(client.connection), 'sync');
  client.release();
  const first = (tx: Tx) => together(tx, () => [divide.rows(tx, { by: 2 }), divide.rows(tx, { by: 3 })]);
  const found = await transaction(
    product.app,
    async (_, answers) => ({ answers, syncs: synced.mock.calls.length }),
    first,
  );
  synced.mockRestore();
  expect(found).toEqual({ answers: [[{ result: 3 }], [{ result: 2 }]], syncs: 1 });
});

test('after a statement that fails none runs, and those that were skipped can be sent again', async () => {
  const skipped = statement<Record<never, never>, { one: number }>('test-skipped', () => sql`select 1 as one`);
  const { $client } = product.app.db;
  const reads: unknown[] = [];
  const failing = transaction(product.app, (tx) =>
    together(tx, () => {
      const sent = [insert.rows(tx, { id: 1, offsetMs: 5 }), divide.rows(tx, { by: 0 }), skipped.rows(tx, {})] as const;
      sent[2].catch((error) => reads.push(sqlState(error)));
      return sent;
    }),
  );
  expect(sqlState(await failing.catch((error: unknown) => error))).toBe('22012');
  expect(reads).toEqual(['22012']);
  expect(await offsets()).toEqual([]);
  // On the same connection, which the pool gives again.
  expect($client.totalCount).toBe($client.idleCount);
  await transaction(product.app, async (tx) => expect(await skipped.rows(tx, {})).toEqual([{ one: 1 }]));
});

test('a transaction whose failed statement was caught is no success', async () => {
  const caught = transaction(product.app, async (tx) => {
    await insert.rows(tx, { id: 1, offsetMs: 5 });
    await divide.rows(tx, { by: 0 }).catch(() => {});
  });
  await expect(caught).rejects.toThrow('rolled back');
  expect(await offsets()).toEqual([]);
});

test('where the connection is lost all statements that were sent together fail', async () => {
  const end = statement<Record<never, never>, never>(
    'test-end',
    () => sql`select pg_terminate_backend(pg_backend_pid())`,
  );
  const outcomes: string[] = [];
  const note = (sent: Promise<unknown>) =>
    sent.then(
      () => outcomes.push('answered'),
      () => outcomes.push('failed'),
    );
  const lost = transaction(product.app, (tx) =>
    together(tx, () => {
      const sent = [end.rows(tx, {}), divide.rows(tx, { by: 1 })];
      for (const one of sent) note(one);
      return sent;
    }),
  );
  await expect(lost).rejects.toThrow();
  expect(outcomes).toEqual(['failed', 'failed']);
  expect(await divide.rows(product.app.db, { by: 1 })).toEqual([{ result: 6 }]);
});
