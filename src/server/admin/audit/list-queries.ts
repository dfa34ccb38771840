import { eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import { auditEntries, auditNetworks } from '#server/audit/tables.ts';
import type { Db } from '#server/db/client.ts';
import { dayFilters, daysAsked } from '#server/db/day-filters.ts';
import { eachItem, listOf, readPage, type WholeOf } from '#server/db/page.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import type { AuditQuery } from '#shared/contracts/admin-audit.schemas.ts';
import type { AuditEntries, AuditItem } from '#shared/contracts/admin-audit.ts';
import { AppError } from '#shared/errors.ts';
import { matchesPerson } from '../users/list-queries.ts';
import { type FoundSubjects, findSubjects } from './find-subjects.ts';
import { subjectNames } from './subject-names.ts';

/** So many people at most may have the words in their name or address. */
const peopleMost = 200;

/**
 * The ids of those whose entries are asked for; `system` for jobs and commands. They are found before the entries are read, since
 * the planner does not know how few there are in a subquery, and would read all entries from the newest on.
 * @throws AppError invalid_input with fields.who: more than 200 people match
 */
async function findActors(db: Db, who: string): Promise<readonly string[] | 'system'> {
  if (who === 'system') return who;
  const found = await db
    .select({ id: people.id })
    .from(people)
    .where(matchesPerson(who))
    .limit(peopleMost + 1);
  if (found.length > peopleMost) throw new AppError('invalid_input', { fields: { who: 'people_many' } });
  return found.map(({ id }) => id).sort();
}

/** Whose entries are asked for. A cursor knows the words alone: who matches them may be another from page to page. */
interface Actors {
  found: Awaited<ReturnType<typeof findActors>>;
  toJSON(): string;
}

/** By `audit_entries_actor`. */
const doneBy = ({ found }: Actors): SQL =>
  found === 'system' ? isNull(auditEntries.actorId) : inArray(auditEntries.actorId, [...found]);

/** What entries are asked for. A cursor knows the words alone, as for `Actors`. */
interface Subjects {
  found: FoundSubjects;
  toJSON(): string;
}

/** By `audit_entries_about` and `audit_entries_action`. */
const isAbout = ({ found: { ids, actions } }: Subjects): SQL | undefined =>
  or(
    inArray(auditEntries.subjectId, [...ids]),
    actions.length > 0 ? inArray(auditEntries.action, [...actions]) : undefined,
  );

const auditList = listOf({
  name: 'audit',
  select: (db, position) =>
    db
      .select({
        ...{ id: auditEntries.id, at: auditEntries.at, action: auditEntries.action, detail: auditEntries.detail },
        ...{ type: auditEntries.subjectType, subjectId: auditEntries.subjectId },
        by: { id: people.id, name: people.name },
        network: auditNetworks.network,
        position,
      })
      .from(auditEntries)
      .leftJoin(people, eq(people.id, auditEntries.actorId))
      .leftJoin(auditNetworks, eq(auditNetworks.entryId, auditEntries.id))
      .$dynamic(),
  id: auditEntries.id,
  counted: { table: auditEntries },
  filters: {
    actors: doneBy,
    subjects: isAbout,
    action: (action: AuditAction) => eq(auditEntries.action, action),
    ...dayFilters(auditEntries.at),
  },
  sorts: { at: { column: auditEntries.at, index: 'audit_entries_at' } },
});

type Asked = WholeOf<z.output<typeof AuditQuery>>;
type Row = Awaited<ReturnType<typeof readRows>>['items'][number];

const wantedBy = async <Query extends Asked>(db: Db, { who, about, ...query }: Query) => ({
  ...query,
  ...daysAsked(query),
  actors: who === undefined ? undefined : { found: await findActors(db, who), toJSON: () => who },
  subjects: about === undefined ? undefined : { found: await findSubjects(db, about), toJSON: () => about },
});

const readRows = async (db: Db, query: z.output<typeof AuditQuery>) =>
  readPage(db, auditList, await wantedBy(db, query));

/** What was done, by whom, to what and from where, for admins: filtered and paged as the query asks, the newest first. */
export async function listAudit(db: Db, query: z.output<typeof AuditQuery>): Promise<AuditEntries> {
  const page = await readRows(db, query);
  return { ...page, items: await named(db, page.items) };
}

/** Every entry that the filters leave, in the same order. @throws AppError list_too_long */
export async function* eachAuditEntry(db: Db, query: Asked, most: number): AsyncGenerator<AuditItem, void, undefined> {
  yield* eachItem(db, auditList, await wantedBy(db, query), { most, itemsOf: (rows) => named(db, rows) });
}

/** The entries with the names of what they are about, which are looked up for these rows alone. */
async function named(db: Db, rows: readonly Row[]): Promise<AuditItem[]> {
  const names = await subjectNames(db, rows);
  return rows.map(({ type, subjectId, at, ...entry }) => {
    const { name = null, bookingId = null } = names.get(subjectId) ?? {};
    return { ...entry, at: at.toISOString(), subject: { type, id: subjectId, name, bookingId } };
  });
}
