import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBookings } from '#server/bookings/queries.ts';
import type { PooledDb } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { listPayments } from '#server/payments/admin/queries.ts';
import { listIssues } from '#server/payments/cases/queries.ts';
import { listDisbursements } from '#server/payments/disbursements/queries.ts';
import { listDisputes } from '#server/payments/disputes/queries.ts';
import { listProviderEvents } from '#server/payments/inbox/queries.ts';
import { listPayouts } from '#server/payments/payouts/queries.ts';
import { listRefunds } from '#server/payments/refunds/queries.ts';
import { createTestApp, type TestApp } from '../support/app.ts';

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

/** The plan of a page's rows. Tables are empty here: without the index the planner would still have to sort. */
async function planOf(list: (db: PooledDb) => Promise<unknown>): Promise<string> {
  const asked: { query: string; params: unknown[] }[] = [];
  await list(drizzle(pool, { logger: { logQuery: (query, params) => void asked.push({ query, params }) } }));
  const rows = asked.find(({ query }) => query.includes('order by'));
  await pool.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
  const plan = await pool.query(`explain ${rows?.query}`, rows?.params);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

const first = { page: 1, pageSize: 20 };
test.each(
  (['asc', 'desc'] as const).flatMap((order) => [
    ['payments_created', (db: PooledDb) => listPayments(db, { ...first, order, sort: 'createdAt' })] as const,
    ['payments_paid', (db: PooledDb) => listPayments(db, { ...first, order, sort: 'paidAt' })] as const,
    [
      'provider_events_received',
      (db: PooledDb) => listProviderEvents(db, { ...first, order, sort: 'receivedAt' }),
    ] as const,
    [
      'reconciliation_issues_created',
      (db: PooledDb) => listIssues(db, { ...first, order, sort: 'createdAt' }),
    ] as const,
    ['disputes_created', (db: PooledDb) => listDisputes(db, { ...first, order, sort: 'createdAt' })] as const,
    ['disputes_due', (db: PooledDb) => listDisputes(db, { ...first, order, sort: 'dueBy' })] as const,
    ['payouts_created', (db: PooledDb) => listPayouts(db, { ...first, order, sort: 'createdAt' })] as const,
    ['payouts_usd', (db: PooledDb) => listPayouts(db, { ...first, order, sort: 'usd' })] as const,
    ['disbursements_created', (db: PooledDb) => listDisbursements(db, { ...first, order, sort: 'createdAt' })] as const,
    ['refunds_created', (db: PooledDb) => listRefunds(db, { ...first, order, sort: 'createdAt' })] as const,
    ['bookings_person', (db: PooledDb) => listBookings({ ...product.app, db }, { id: newId() }, first, 'en')] as const,
  ]),
)('a page reads %s and sorts nothing', async (index, list) => {
  const plan = await planOf(list);
  expect(plan).toContain(`using ${index} on`);
  expect(plan).not.toContain('Sort');
});
