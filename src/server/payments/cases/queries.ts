import { eq, getTableColumns } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, DbOrTx } from '#server/db/client.ts';
import { listOf, mapPage, readPage } from '#server/db/page.ts';
import type { IssuesQuery } from '#shared/contracts/admin-payments.schemas.ts';
import type { Issue } from '#shared/contracts/admin-payments.ts';
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
    code: (code: string) => eq(reconciliationIssues.code, code),
  },
  sorts: { createdAt: { column: reconciliationIssues.createdAt, index: 'reconciliation_issues_created' } },
});

/** Cases, newest first unless the query sorts otherwise. */
export const listIssues = async (db: Db, query: z.output<typeof IssuesQuery>) =>
  mapPage(await readPage(db, issuesList, query), issueOf);

/** @throws AppError not_found */
export async function getIssue(db: DbOrTx, id: string): Promise<Issue> {
  const [row] = await db.select().from(reconciliationIssues).where(eq(reconciliationIssues.id, id));
  if (!row) throw new AppError('not_found');
  return issueOf(row);
}
