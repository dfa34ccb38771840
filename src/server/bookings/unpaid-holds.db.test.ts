import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { listHeldByUnknown, readStanding } from './unpaid-holds.ts';

let product: TestApp;
let pool: pg.Pool;
beforeAll(async () => {
  product = await createTestApp();
  pool = new pg.Pool({ connectionString: product.app.config.databaseUrl, max: 1 });
  pool.on('error', () => {}); // a connection may still be closing when the database is dropped
});
afterAll(async () => {
  await pool?.end();
  await product?.close();
});

interface Read {
  name: string;
  indexes: string[];
  /** Other indexes of the same rows, which are as good while the tables are empty. */
  others: string[];
  ask: (tx: Tx, id: string, at: Date) => Promise<unknown>;
}

/** Nobody has this id, which is no answer but has a plan. */
const readStandingOf: Read['ask'] = (tx, id, at) => readStanding(tx, id, at).catch(() => {});

test.each<Read>([
  {
    ...{ name: 'what a person holds and held', ask: readStandingOf },
    indexes: [
      'bookings_person',
      'bookings_unpaid',
      'booking_changes_held',
      'bookings_ended_unpaid',
      'booking_changes_lapsed',
    ],
    others: ['bookings_unpaid_of_service', 'bookings_expiring', 'booking_changes_one_open', 'booking_changes_lapsing'],
  },
  {
    ...{ name: 'the days of a listing', ask: listHeldByUnknown },
    indexes: ['bookings_unpaid_of_service', 'bookings_person'],
    others: ['bookings_unpaid', 'bookings_expiring'],
  },
])('$name are read by an index', async ({ ask, indexes, others }) => {
  const asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  await ask(db as unknown as Tx, newId(), product.clock.now());
  // Tables are empty here: without these settings the planner would not use an index.
  await pool.query('set enable_seqscan = off; set enable_bitmapscan = off');
  await pool.query('begin');
  for (const other of others) await pool.query(`drop index ${other}`);
  const plans: string[] = [];
  for (const { query, params } of asked) {
    const { rows } = await pool.query(`explain ${query}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  await pool.query('rollback');
  const plan = plans.join('\n');
  expect(plan).not.toContain('Seq Scan');
  for (const index of indexes) expect(plan).toContain(`using ${index} on`);
});
