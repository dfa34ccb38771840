import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { newId } from '#server/db/columns.ts';
import { withDatabase } from '../support/database.ts';
import { call, folder, register, run, until } from './support.ts';

/** An empty database, not a copy of the migrated template. */
async function emptyDatabase(): Promise<string> {
  const server = inject('databaseUrl');
  const name = `empty_${newId().replaceAll('-', '')}`;
  await query(server, `CREATE DATABASE ${name}`);
  onTestFinished(async () => void (await query(server, `DROP DATABASE ${name} WITH (FORCE)`)));
  return withDatabase(server, name);
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

const lettersTo = async (dataDir: string, address: string) =>
  (await readFile(join(dataDir, 'mail.jsonl'), 'utf8').catch(() => ''))
    .split('\n')
    .filter((line) => line.includes(address));

test('three processes that start at once on an empty database migrate it once, run each job once, and stop one by one', {
  timeout: 240_000,
}, async () => {
  const DATABASE_URL = await emptyDatabase();
  const DATA_DIR = await folder();
  const all = await Promise.all([1, 2, 3].map(() => run({ DATABASE_URL, DATA_DIR })));
  await Promise.all(all.map((one) => one.ready()));
  for (const { origin } of all) expect((await call(origin, '/readyz')).status).toBe(200);

  const journal = JSON.parse(await readFile('db/migrations/meta/_journal.json', 'utf8'));
  const [migrated] = await query(DATABASE_URL, 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
  expect(migrated).toEqual({ count: journal.entries.length });

  const people = Array.from({ length: 12 }, (_, index) => `person-${index}@example.com`);
  await Promise.all(people.map((email, index) => register(all[index % 3]?.origin ?? '', email)));
  await until('every letter is sent', async () => (await lettersTo(DATA_DIR, '@example.com')).length >= people.length);
  const open = "SELECT 1 FROM jobs.job WHERE state < 'completed' AND start_after <= now()";
  await until('the queue is empty', async () => (await query(DATABASE_URL, open)).length === 0);
  for (const email of people) expect(await lettersTo(DATA_DIR, email)).toHaveLength(1);

  // They go on with that while one after the other is stopped.
  await until('front pages are prepared', () => existsSync(join(DATA_DIR, 'pictures-cache')), 90_000);

  const [first, second, third] = all;
  first?.child.kill('SIGTERM');
  expect(await first?.ended).toBe(0);
  for (const one of [second, third]) expect((await call(one?.origin ?? '', '/readyz')).status).toBe(200);
  await register(third?.origin ?? '', 'later@example.com');
  await until('the letter is sent', async () => (await lettersTo(DATA_DIR, 'later@example.com')).length === 1);
  for (const one of [second, third]) one?.child.kill('SIGTERM');
  expect(await Promise.all([second?.ended, third?.ended])).toEqual([0, 0]);
  for (const one of all) expect(one.err()).toBe('');
});
