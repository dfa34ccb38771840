import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { countBookings, listToday } from '#server/provider-overview/booking-figures.ts';
import { today } from '#shared/dates.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { listChangeHoldsOver } from './changes/queries.ts';
import { listHoldsOver, listTripsOver } from './due.ts';
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
  /** An index of other rows too, which must not be read. */
  not?: string;
  ask: (tx: Tx, id: string, at: Date) => Promise<unknown>;
}

/** Nobody has this id, which is no answer but has a plan. */
const readStandingOf: Read['ask'] = (tx, id, at) => readStanding(tx, id, at).catch(() => {});

const readFigures: Read['ask'] = (tx, id, at) =>
  countBookings(tx, id, { today: today({ now: () => at }), month: at, lastMonth: at });
const readToday: Read['ask'] = (tx, id, at) =>
  listToday(tx, id, { today: today({ now: () => at }), lang: 'en', most: 5 });

const appOf = (tx: Tx, at: Date) => ({ ...product.app, db: tx, clock: { now: () => at } }) as unknown as App;

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
  },
  {
    ...{ name: 'the days of a listing', ask: listHeldByUnknown },
    indexes: ['bookings_unpaid_of_service', 'bookings_person'],
  },
  {
    ...{ name: 'holds that are over', ask: (tx, _, at) => listHoldsOver(appOf(tx, at), undefined) },
    indexes: ['bookings_expiring'],
  },
  {
    ...{ name: 'changes that are over', ask: (tx, _, at) => listChangeHoldsOver(appOf(tx, at), undefined) },
    indexes: ['booking_changes_lapsing'],
  },
  {
    ...{ name: 'trips that are over', ask: (tx, _, at) => listTripsOver(appOf(tx, at), undefined) },
    indexes: ['bookings_completing'],
  },
  {
    ...{ name: "a provider's bookings that are to come and that were made", ask: readFigures },
    ...{ indexes: ['bookings_provider'], not: 'bookings_completing' },
  },
  {
    ...{ name: 'who arrives and who leaves today', ask: readToday },
    ...{ indexes: ['bookings_provider'], not: 'bookings_completing' },
  },
])('$name are read by an index', async ({ ask, indexes, not }) => {
  const asked: { query: string; params: unknown[] }[] = [];
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } });
  await ask(db as unknown as Tx, newId(), product.clock.now());
  // Tables are empty here: without these settings the planner would not use an index. It must not need statistics to know
  // which one, since a prepared statement keeps a plan from before anybody held a place.
  await pool.query('set enable_seqscan = off; set enable_bitmapscan = off');
  const plans: string[] = [];
  for (const { query, params } of asked) {
    const { rows } = await pool.query(`explain ${query}`, params);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  const plan = plans.join('\n');
  expect(plan).not.toContain('Seq Scan');
  if (not) expect(plan).not.toContain(not);
  for (const index of indexes) expect(plan).toContain(`using ${index} on`);
});
