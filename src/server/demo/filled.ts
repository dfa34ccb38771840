import { and, eq, getTableName, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { auditEntries } from '#server/audit/tables.ts';
import { type DbOrTx, transaction } from '#server/db/client.ts';
import { pictures, sitePictures } from '#server/pictures/tables.ts';
import { clockOffsets } from '#server/settings/tables.ts';
import { catalogue } from './data/catalogue.ts';

/**
 * How far the demo is, read from the audit log, where beginning and end of the filling are entries of their own:
 * `empty` nobody is there; `interrupted` a filling began and did not end, and nobody but its own people is there;
 * `present` it was filled; `foreign` the database holds people of its own and is left alone.
 */
export type Filling = 'empty' | 'interrupted' | 'present' | 'foreign';

const subject = { subjectType: 'demo', subjectId: 'demo' };
const began = 'demo.filling';
const ended = 'demo.filled';

export async function readFilling(db: DbOrTx): Promise<Filling> {
  const entries = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectType, subject.subjectType), eq(auditEntries.subjectId, subject.subjectId)));
  const has = (action: string) => entries.some((entry) => entry.action === action);
  if (has(ended)) return 'present';
  const ours = catalogue.people.map(({ email }) => email);
  const [anybody] = await db.select({ id: people.id }).from(people).limit(1);
  const [stranger] = await db.select({ id: people.id }).from(people).where(notInArray(people.email, ours)).limit(1);
  if (stranger || (anybody && !has(began))) return 'foreign';
  return has(began) ? 'interrupted' : 'empty';
}

/** Notes that the filling begins, or that it is done. `at` is real time, not the history's. */
export function noteFilling(app: App, what: 'began' | 'ended', at: Date): Promise<void> {
  const action = what === 'began' ? began : ended;
  return transaction(app, (tx) => recordAudit(tx, { actorId: null, action, ...subject, detail: {}, at }));
}

/** What every start makes, demo or not; and the same picture is stored once anyway. */
const kept: readonly PgTable[] = [clockOffsets, pictures, sitePictures];

/** Empties those of the product's tables that the demo fills. Only for an interrupted filling. */
export async function emptyTables(app: App, tables: readonly PgTable[]): Promise<void> {
  const names = tables.filter((table) => !kept.includes(table)).map((table) => sql.identifier(getTableName(table)));
  await app.db.execute(sql`truncate table ${sql.join(names, sql`, `)}`);
}
