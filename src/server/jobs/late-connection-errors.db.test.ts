import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await createTestApp();
});
afterAll(() => product.close());

test('a connection error after pg-boss has removed its listeners does not crash the process', async () => {
  const client = new pg.Client(product.app.config.databaseUrl);
  client.on('notification', () => {}).on('end', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  client.removeAllListeners();
  expect(['notification', 'end', 'error'].map((event) => client.listenerCount(event))).toEqual([0, 0, 1]);
  await product.app.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
  await expect
    .poll(() =>
      client.query('SELECT 1').then(
        () => 'answers',
        () => 'is lost',
      ),
    )
    .toBe('is lost');
  await client.end();
});
