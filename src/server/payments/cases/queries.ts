import { and, asc, count, desc, eq, getTableColumns, inArray, min, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, DbOrTx } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, readPage, type WholeOf } from '#server/db/page.ts';
import type { CaseKind } from '#shared/cases.ts';
import type { IssuesQuery } from '#shared/contracts/admin-payments.schemas.ts';
import type { Issue, IssueKinds } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import { reconciliationIssues } from './tables.ts';

type Row = typeof reconciliationIssues.$inferSelect;

const issueOf = ({ createdAt, closedAt, expected, found, ...row }: Row): Issue => ({
  ...row,
  expected: expected ?? null,
  found: found ?? null,
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

/** Written out, so that the partial index of the open ones can be used. */
const isOpen = sql`${reconciliationIssues.status} = 'open'`;

const issuesList = listOf({
  name: 'issues',
  select: (db, position) =>
    db
      .select({ ...getTableColumns(reconciliationIssues), position })
      .from(reconciliationIssues)
      .$dynamic(),
  id: reconciliationIssues.id,
  filters: {
    status: (status: Row['status']) => eq(reconciliationIssues.status, status),
    code: (code: CaseKind) => eq(reconciliationIssues.code, code),
    subjects: (subjects: string[]) => inArray(reconciliationIssues.subject, subjects),
  },
  sorts: { createdAt: { column: reconciliationIssues.createdAt, index: 'reconciliation_issues_created' } },
});

/** Cases, newest first unless the query sorts otherwise. @param query with `subjects`, only those about one of these */
export const listIssues = async (
  db: Db,
  query: Omit<z.output<typeof IssuesQuery>, 'about'> & { subjects?: string[] | undefined },
) => mapPage(await readPage(db, issuesList, query), issueOf);

/** All of them, in the same order; `itemsOf` looks up what belongs to them. @throws AppError list_too_long */
export const eachIssue = <Item>(
  db: Db,
  query: Omit<WholeOf<z.output<typeof IssuesQuery>>, 'about'>,
  { most, itemsOf }: { most: number; itemsOf: (issues: Issue[]) => Promise<Item[]> },
): AsyncIterable<Item> => eachItem(db, issuesList, query, { most, itemsOf: (rows) => itemsOf(rows.map(issueOf)) });

/** How many cases of each code are open, those that have waited longest first. By `reconciliation_issues_open`. */
export async function listIssueKinds(db: DbOrTx): Promise<IssueKinds['items']> {
  const oldest = min(reconciliationIssues.createdAt);
  const rows = await db
    .select({ code: reconciliationIssues.code, open: count(), oldestAt: oldest })
    .from(reconciliationIssues)
    .where(isOpen)
    .groupBy(reconciliationIssues.code)
    .orderBy(asc(oldest), asc(reconciliationIssues.code));
  return rows.flatMap(({ oldestAt, ...row }) => (oldestAt ? [{ ...row, oldestAt: oldestAt.toISOString() }] : []));
}

/** The open cases of a code, the newest first. */
export async function listOpenIssues(db: DbOrTx, code: CaseKind, most: number): Promise<Issue[]> {
  const rows = await db
    .select()
    .from(reconciliationIssues)
    .where(and(isOpen, eq(reconciliationIssues.code, code)))
    .orderBy(desc(reconciliationIssues.createdAt), desc(reconciliationIssues.id))
    .limit(most);
  return rows.map(issueOf);
}

/** @throws AppError not_found */
export async function getIssue(db: DbOrTx, id: string): Promise<Issue> {
  const [row] = await db.select().from(reconciliationIssues).where(eq(reconciliationIssues.id, id));
  if (!row) throw new AppError('not_found');
  return issueOf(row);
}
