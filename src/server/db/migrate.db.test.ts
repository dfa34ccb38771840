import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { withDatabase } from '#tests/support/database.ts';
import { newId } from './columns.ts';
import { migrate, withSetUpLock } from './migrate.ts';

const folder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
const server = inject('databaseUrl');
let name: string;
let url: string;

beforeEach(async () => {
  name = `empty_${newId().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name}`);
  url = withDatabase(server, name);
});
afterEach(() => query(server, `DROP DATABASE ${name} WITH (FORCE)`));

async function query(where: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(where);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const applied = async () =>
  (await query(url, 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations'))[0]?.count;
const tables = async () =>
  (await query(url, "SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'"))[0]?.count;

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql'));
}

test('every migration file is in the journal, under its name and in its order', async () => {
  const journal = JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')) as { entries: { tag: string }[] };
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual((await migrationFiles()).sort());
});

test('a second time does nothing', async () => {
  await migrate(url);
  const [before, count] = [await tables(), await applied()];
  await query(url, 'INSERT INTO clock_offsets VALUES (1, 5)');
  await migrate(url);
  expect([await tables(), await applied()]).toEqual([before, count]);
  expect(count).toBe((await migrationFiles()).length);
  expect(await query(url, 'SELECT id FROM clock_offsets')).toEqual([{ id: 1 }]);
});

test('three processes at once migrate it once', async () => {
  const script = `const { migrate } = await import('${pathToFileURL(`${import.meta.dirname}/migrate.ts`)}');
    await migrate(process.argv[1]);`;
  const processes = [1, 2, 3].map(() => {
    const args = ['--input-type=module', '--eval', script, url];
    return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 15_000 });
  });
  expect(await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))).toEqual([0, 0, 0]);
  expect(await applied()).toBe((await migrationFiles()).length);
});

test('the set-up lock lets one at a time in, whatever becomes of the one before', async () => {
  const order: string[] = [];
  let second: Promise<unknown> = Promise.resolve();
  const first = withSetUpLock(url, async () => {
    order.push('first in');
    second = withSetUpLock(url, async () => order.push('second in'));
    await waitingForLock(1);
    order.push('first out');
    throw new Error('failed');
  });
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first in', 'first out', 'second in']);
});

test('work whose lock is lost with its session fails, instead of going on as if alone', async () => {
  const never = new Promise<never>(() => {});
  const held = withSetUpLock(url, async () => {
    await query(
      server,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = '${name}' AND query LIKE '%pg_advisory_lock%' AND pid <> pg_backend_pid()`,
    );
    return never;
  });
  await expect(held).rejects.toThrow(/terminat/);
});

/** Waits until so many sessions of our database wait for an advisory lock. */
async function waitingForLock(count: number): Promise<void> {
  const statement = `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}' AND wait_event = 'advisory'`;
  await expect.poll(async () => (await query(server, statement)).length, { timeout: 10_000 }).toBe(count);
}
