import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/http/tables.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { connect, queueOf, type Tx, transaction } from './client.ts';
import { newId } from './columns.ts';
import { sqlState, violatedConstraint } from './sql-error.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());
beforeEach(() => product.app.db.delete(clockOffsets));

/** Makes PostgreSQL itself answer with this SQLSTATE. */
const refuse = (tx: Tx, state: string) =>
  tx.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${state}'; END $$`));

const offsets = () => product.app.db.select().from(clockOffsets);
const insert = (tx: Tx, id: number) => tx.insert(clockOffsets).values({ id, offsetMs: 1 });

test('of connections that nobody needs any more ten stay open, and further ones are closed', async () => {
  const { connectionString } = product.app.db.$client.options;
  const { pool, close } = connect({ connectionString, idleTimeoutMillis: 1 }, () => undefined);
  const clients = await Promise.all(Array.from({ length: 12 }, () => pool.connect()));
  expect(pool.totalCount).toBe(12);
  for (const client of clients) client.release();
  await expect.poll(() => pool.totalCount).toBe(10);
  await pool.query('select pg_sleep(0.05)');
  expect(pool.totalCount).toBe(10);
  await close();
});

test.each(['40001', '40P01'])('runs again after %s, and only the last run counts', async (state) => {
  let runs = 0;
  const answer = await transaction(product.app, async (tx) => {
    await insert(tx, ++runs);
    if (runs < 3) await refuse(tx, state);
    return runs;
  });
  expect(answer).toBe(3);
  expect(await offsets()).toEqual([{ id: 3, offsetMs: 1 }]);
});

test('gives up after five runs with PostgreSQL’s own error', async () => {
  let runs = 0;
  const endless = transaction(product.app, async (tx) => {
    runs++;
    await refuse(tx, '40001');
  });
  expect(sqlState(await endless.catch((error: unknown) => error))).toBe('40001');
  expect(runs).toBe(5);
});

test.each(['23505', '22P02', 'P0001', '57014'])('does not run again after %s', async (state) => {
  let runs = 0;
  const failing = transaction(product.app, async (tx) => {
    await insert(tx, ++runs);
    await refuse(tx, state);
  });
  expect(sqlState(await failing.catch((error: unknown) => error))).toBe(state);
  expect(runs).toBe(1);
  expect(await offsets()).toEqual([]);
});

test('does not run again after an error of our own, even one that carries a code', async () => {
  let runs = 0;
  const failing = transaction(product.app, async (tx) => {
    await insert(tx, ++runs);
    throw Object.assign(new Error('mine'), { code: 'ECONNRESET' });
  });
  await expect(failing).rejects.toThrow('mine');
  expect(runs).toBe(1);
  expect(await offsets()).toEqual([]);
});

test('two transactions that deadlock both succeed', async () => {
  await transaction(product.app, async (tx) => {
    await insert(tx, 1);
    await insert(tx, 2);
  });
  const met = Promise.withResolvers<void>();
  let waiting = 0;
  let runs = 0;
  const both = [
    [1, 2],
    [2, 1],
  ].map((order) =>
    transaction(product.app, async (tx) => {
      runs++;
      for (const [step, id] of order.entries()) {
        await tx.execute(sql`UPDATE clock_offsets SET offset_ms = offset_ms + 10 WHERE id = ${id}`);
        if (step === 0 && ++waiting >= 2) met.resolve();
        await met.promise;
      }
    }),
  );
  await Promise.all(both);
  expect(runs).toBeGreaterThanOrEqual(3); // PostgreSQL aborted one of them, on a busy machine perhaps more than once
  expect((await offsets()).map(({ offsetMs }) => offsetMs)).toEqual([21, 21]);
});

test('reads state and constraint from the driver’s wrapped errors, and nothing from other errors', async () => {
  const row = { personId: newId(), route: 'r', key: 'k', requestSha256: '', state: 'done' as const };
  const dated = { ...row, startedAt: product.clock.now(), expiresAt: product.clock.now() };
  await product.app.db.insert(idempotencyKeys).values(dated);
  const problem = await product.app.db
    .insert(idempotencyKeys)
    .values(dated)
    .catch((error: unknown) => error);
  expect(sqlState(problem)).toBe('23505');
  expect(violatedConstraint(problem)).toBe('idempotency_keys_person_id_route_key_pk');
  expect([sqlState(new Error('x')), sqlState('40001'), violatedConstraint(new Error('x'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('only a transaction opened by transaction() knows its app', async () => {
  await transaction(product.app, async (tx) => expect(queueOf(tx)).toBe(product.app.queue));
  await product.app.db.transaction(async (tx) => expect(() => queueOf(tx)).toThrow('knows no app'));
});

test('a connection that the server ends is logged, and the next query uses another', async () => {
  const { rows } = await product.app.db.execute(sql`SELECT pg_backend_pid() AS pid`);
  const client = new pg.Client(product.app.config.databaseUrl);
  await client.connect();
  await client.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await client.end();
  const told = () =>
    product.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a database connection failed');
  await expect.poll(() => told().length).toBe(1);
  expect(told()[0]).toEqual({
    level: 50,
    time: expect.any(String),
    err: {
      type: 'DatabaseError',
      message: 'terminating connection due to administrator command',
      sqlState: '57P01',
      at: expect.stringContaining('at '),
    },
    msg: 'a database connection failed',
  });
  expect((await product.app.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});

test('a connection that the server ends between two queries fails their transaction, and nothing else', async () => {
  const lost = transaction(product.app, async (tx) => {
    const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
    await product.app.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
    const listed = sql`SELECT 1 AS one FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`;
    await expect.poll(async () => (await product.app.db.execute(listed)).rows).toEqual([]);
    await tx.execute(sql`SELECT 1`);
  });
  await expect(lost).rejects.toThrow();
  expect((await product.app.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
});
