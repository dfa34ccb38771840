import { getTableName, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { demoMark, holdsDemoData, isDemoFilled } from '#server/demo-data.ts';
import { pictures, sitePictures } from '#server/pictures/tables.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { catalogue } from './data/catalogue.ts';

/**
 * How far the demo was filled, by the audit log, which has an entry for the beginning and one for the end.
 * `empty`: there are no people. `interrupted`: a filling began and did not end, and there are only the demo's people.
 * `present`: it was filled. `foreign`: there are other people, so the database must not be changed.
 */
type Filling = 'empty' | 'interrupted' | 'present' | 'foreign';

const { subject, began, ended } = demoMark;

export async function readFilling(db: DbOrTx): Promise<Filling> {
  if (await isDemoFilled(db)) return 'present';
  const hasBegun = await holdsDemoData(db);
  const ours = catalogue.people.map(({ email }) => email);
  const [anybody] = await db.select({ id: people.id }).from(people).limit(1);
  const [stranger] = await db.select({ id: people.id }).from(people).where(notInArray(people.email, ours)).limit(1);
  if (stranger || (anybody && !hasBegun)) return 'foreign';
  return hasBegun ? 'interrupted' : 'empty';
}

/** Records that the filling begins or has ended. `at` is the present time, not that of the history. */
export function noteFilling(app: App, what: 'began' | 'ended', at: Date): Promise<void> {
  const action = what === 'began' ? began : ended;
  return transaction(app, (tx) => recordAudit(tx, { actorId: null, action, ...subject, detail: {}, at }));
}

/** Tables that every start fills, demo or not, and pictures, which are stored once in any case. */
const kept: readonly PgTable[] = [clockOffsets, pictures, sitePictures];

/**
 * Empties the tables that the demo fills. Only for an interrupted filling, of which nothing is real: the audit entries of its
 * payouts would keep the next one from making them, so the trigger that refuses to delete entries is off meanwhile.
 */
export async function emptyTables(app: App, tables: readonly PgTable[]): Promise<void> {
  const names = tables.filter((table) => !kept.includes(table)).map((table) => sql.identifier(getTableName(table)));
  const trigger = sql.identifier('audit_entries_only_added');
  await transaction(app, async (tx) => {
    await tx.execute(sql`alter table ${auditEntries} disable trigger ${trigger}`);
    await tx.execute(sql`truncate table ${sql.join(names, sql`, `)}`);
    await tx.execute(sql`alter table ${auditEntries} enable trigger ${trigger}`);
  });
}
