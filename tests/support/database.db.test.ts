import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './database.ts';

test('every test database is a migrated copy of its own, gone after drop', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await query(one.url, 'CREATE TABLE only_here (id int)');
  expect(await query(one.url, "SELECT to_regclass('only_here')::text AS name")).toEqual([{ name: 'only_here' }]);
  expect(await query(two.url, "SELECT to_regclass('only_here')::text AS name")).toEqual([{ name: null }]);
  expect(await tables(two.url)).toContain('bookings');
  await one.drop();
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
  await two.drop();
});

async function tables(url: string): Promise<unknown[]> {
  const rows = await query(url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  return rows.map((row) => row.tablename);
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
