import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { bedsIn } from '#shared/facts.ts';
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
    return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 });
  });
  expect(await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]))).toEqual([0, 0, 0]);
  expect(await applied()).toBe((await migrationFiles()).length);
});

test('the set-up lock is held by one process at a time, also when the one before fails', async () => {
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

test('work whose lock is lost with its session fails instead of continuing without it', async () => {
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

test('a provider’s payout method is kept when it moves to its own table', async () => {
  await migrateTo('0014_list_sorts');
  const [[asked], [silent]] = [await insertProvider('Savanna'), await insertProvider('Silent')];
  await query(
    url,
    `UPDATE providers SET payout_channel = 'mpesa', payout_destination_sealed = 'sealed',
       payout_destination_masked = '+2547•••••678', payout_changed_at = '2026-05-04T06:00:00Z' WHERE id = '${asked?.id}'`,
  );
  await migrate(url);
  expect(await query(url, 'SELECT * FROM payout_methods')).toEqual([
    {
      provider_id: asked?.id,
      channel: 'mpesa',
      destination_sealed: 'sealed',
      destination_masked: '+2547•••••678',
      changed_at: new Date('2026-05-04T06:00:00Z'),
      destination_key: null,
    },
  ]);
  expect(await query(url, `SELECT name FROM providers WHERE id = '${silent?.id}'`)).toEqual([{ name: 'Silent' }]);
});

test('listings from before are found by the beds and bedrooms that they have described', async () => {
  await migrateTo('0054_listing_calendar_goes_with_listing');
  const [provider] = await insertProvider('Savanna');
  const insert = (category: string, facts: string) =>
    query(
      url,
      `INSERT INTO services (id, provider_id, category, status, title_en, location, county, lat, lon, price_unit, price_cents,
         price_from_cents, price_to_cents, priced_on, capacity, policy, facilities, facts, created_at, updated_at)
       VALUES ('${newId()}', '${provider?.id}', '${category}', 'approved', 'House', 'Lamu', 'Lamu', -2.27, 40.9, 'night', 5000,
         5000, 5000, '2026-05-04', 1, 'flexible', '{wifi}', '${facts}', now(), now())`,
    );
  const bed = (kind: string, count: number) => ({ beds: [{ kind, count }] });
  const rooms = [bed('queen', 1), bed('single', 2), { beds: [] }];
  await insert('farm', JSON.stringify({ rooms }));
  await insert('hotels', '{}');
  await insert('car', JSON.stringify({ rooms }));
  await migrate(url);
  const found = await query(url, 'SELECT category, facilities FROM services ORDER BY category');
  expect(found).toEqual([
    { category: 'car', facilities: ['wifi'] },
    { category: 'farm', facilities: ['wifi', ...bedsIn(rooms as Parameters<typeof bedsIn>[0])] },
    { category: 'hotels', facilities: ['wifi'] },
  ]);
  expect(found[1]?.facilities).toContain('three_bedrooms');
});

test('who closed a case by an act with its record is taken from the audit log, the nearest act in time', async () => {
  await migrateTo('0088_returned_ref');
  const [near, far, refund] = [newId(), newId(), newId()];
  const close = (subject: string, at: string, closedBy = 'NULL') =>
    query(
      url,
      `INSERT INTO reconciliation_issues (id, code, subject, status, closed_by, created_at, closed_at)
       VALUES ('${newId()}', 'refund_failed', '${subject}', 'closed', ${closedBy}, '2026-05-04T06:00:00Z', '${at}')`,
    );
  const act = (actor: string, action: string, at: string) =>
    query(
      url,
      `INSERT INTO audit_entries (id, at, actor_id, action, subject_type, subject_id)
       VALUES ('${newId()}', '${at}', '${actor}', '${action}', 'refund', '${refund}')`,
    );
  await act(far, 'refund.retried', '2026-05-05T06:00:04Z');
  await act(near, 'refund.paid_by_hand', '2026-05-05T06:00:01Z');
  await act(far, 'refund.requested', '2026-05-05T06:00:00Z');
  await close(refund, '2026-05-05T06:00:00Z');
  await close(refund, '2026-05-06T06:00:00Z');
  await close(newId(), '2026-05-05T06:00:00Z');
  await migrate(url);
  const found = await query(url, 'SELECT resolved_by FROM reconciliation_issues ORDER BY resolved_by');
  expect(found.map(({ resolved_by: by }) => by)).toEqual([near, null, null]);
});

/** Migrates a database as it was with this migration as the last one. */
async function migrateTo(last: string): Promise<void> {
  const earlier = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(folder, earlier, { recursive: true });
    const file = join(earlier, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
    const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
    await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await withSetUpLock(url, (client) => runMigrations(drizzle(client), { migrationsFolder: earlier }));
    expect(await applied()).toBe(count);
  } finally {
    await rm(earlier, { recursive: true });
  }
}

const insertProvider = (name: string) =>
  query(
    url,
    `INSERT INTO providers (id, name, kind, status, location, county, lat, lon, email, created_at, updated_at)
     VALUES ('${newId()}', '${name}', 'tour', 'approved', 'Lamu', 'Lamu', -2.27, 40.9, 'a@b.test', now(), now()) RETURNING id`,
  );

/** Waits until so many sessions of our database wait for an advisory lock. */
async function waitingForLock(count: number): Promise<void> {
  const statement = `SELECT 1 FROM pg_stat_activity WHERE datname = '${name}' AND wait_event = 'advisory'`;
  await expect.poll(async () => (await query(server, statement)).length).toBe(count);
}
