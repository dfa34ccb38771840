import { getTableName, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { hashPassword } from '#server/accounts/passwords.ts';
import { demoIdentity } from '#server/demo/identity.ts';
import { demoMark } from '#server/demo-data.ts';
import { publicVersions } from '#server/kept/tables.ts';
import { pictures, sitePictures } from '#server/pictures/tables.ts';
import { tables } from '#server/product.ts';
import { getSettings } from '#server/settings/queries.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { addBookings, addReviews, prepareBookings } from './bookings.ts';
import { addDays, addPoints } from './counters.ts';
import { at, idOf, quoted } from './figures.ts';
import type { Filling } from './filling.ts';
import { dropIndexes } from './indexes.ts';
import { addLedger } from './ledger.ts';
import { addPayments, addRefunds } from './payments.ts';
import { addPeople, addProviders } from './people.ts';
import { planOf, type Wish } from './plan.ts';
import { addServices, prepareServices, prepareTexts, priceServices } from './services.ts';

const seeded: AuditAction = 'demo.seeded';

/** The database cannot be filled; the message is ready to print. */
export class Refused extends Error {}

/** Tables that every start fills. */
const startFills: readonly PgTable[] = [clockOffsets, pictures, publicVersions, sitePictures];

/** @throws Refused where a table has rows that a start of the product does not write */
async function refuseFilled(client: pg.Client): Promise<void> {
  const names = tables.filter((table) => !startFills.includes(table)).map(getTableName);
  const full: string[] = [];
  for (const name of names) {
    const { rows } = await client.query(`select 1 from ${client.escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) full.push(name);
  }
  if (full.length === 0) return;
  throw new Refused(
    `This database is not empty: there are rows in ${full.join(', ')}. Nothing was changed. Use an empty database or another DATA_DIR.`,
  );
}

/** Settings of this one transaction: what fits into half of 3 GB with PostgreSQL's own. */
const limits = [
  'work_mem = "96MB"',
  'maintenance_work_mem = "384MB"',
  'max_parallel_maintenance_workers = 2',
  'jit = off',
];

/**
 * Fills an empty, migrated database in one transaction: with sets of rows, without the product's own use cases.
 * @param say gets a line after each step
 * @throws Refused where the database is not empty, RangeError where the wish cannot be met; then nothing was changed
 */
export async function fillDatabase(client: pg.Client, wish: Wish, say: (line: string) => void): Promise<void> {
  const plan = planOf(wish);
  await refuseFilled(client);
  const passwordHash = await hashPassword(demoIdentity.accounts[0].password);
  await drizzle(client).transaction(async (tx) => {
    for (const limit of limits) await tx.execute(sql.raw(`set local ${limit.replaceAll('"', "'")}`));
    const settings = await getSettings(tx);
    const run = async (statement: string, values?: unknown[]) => (await client.query(statement, values)).rowCount ?? 0;
    await fill({ plan, tx, settings, passwordHash, run }, say);
  });
  say('Collecting statistics …');
  await client.query('vacuum (analyze)');
}

async function fill(filling: Filling, say: (line: string) => void): Promise<void> {
  const { plan, tx, run } = filling;
  const step = stepsOf(say);
  const rebuild = await dropIndexes(tx);
  await step('words', () => prepareTexts(filling));
  await step('people', () => addPeople(filling));
  await step('providers', () => addProviders(filling));
  await step('figures of listings', () => prepareServices(filling));
  await step('figures of bookings', () => prepareBookings(filling));
  await step('bookings', () => addBookings(filling));
  await step('payments', () => addPayments(filling));
  await step('refunds', () => addRefunds(filling));
  await step('transfers of the ledger', () => addLedger(filling));
  await step('points', () => addPoints(filling));
  await step('days', () => addDays(filling));
  await step('reviews', () => addReviews(filling));
  await step('listings', () => addServices(filling));
  // The passwords are known to everybody, as the demo's are, so production refuses this database as it refuses the demo's.
  await run(
    `insert into audit_entries (id, at, action, subject_type, subject_id, detail)
    values (${idOf('mark', String(plan.todayMs), '0')}, ${at(String(plan.todayMs))}, ${quoted(seeded)},
      ${quoted(demoMark.subject.subjectType)}, 'seed', $1)`,
    [{ services: plan.services, bookings: plan.bookings, seed: plan.seed }],
  );
  await step('indexes and keys', async () => {
    for (const statement of rebuild) await tx.execute(sql.raw(statement));
  });
  await step('prices', () => priceServices(filling));
}

/** Runs a step and says how many rows and seconds it took. */
function stepsOf(say: (line: string) => void) {
  return async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    const rows = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
    say(`${seconds} s  ${typeof rows === 'number' ? `${rows.toLocaleString('en')} ` : ''}${what}`);
  };
}
