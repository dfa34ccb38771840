import { and, desc, eq } from 'drizzle-orm';
import type { Issue } from '#shared/contracts/admin-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { DbOrTx } from '../../db/client.ts';
import { reconciliationIssues } from './tables.ts';

type Row = typeof reconciliationIssues.$inferSelect;

const issueOf = ({ createdAt, closedAt, expected, found, ...row }: Row): Issue => ({
  ...row,
  expected: expected ?? null,
  found: found ?? null,
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

interface Wish {
  page: number;
  pageSize: number;
  status?: 'open' | 'closed' | undefined;
  code?: string | undefined;
}

/** Doubts and differences, newest first. */
export async function listIssues(db: DbOrTx, { page, pageSize, status, code }: Wish) {
  const fits = and(
    status ? eq(reconciliationIssues.status, status) : undefined,
    code ? eq(reconciliationIssues.code, code) : undefined,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(reconciliationIssues)
      .where(fits)
      .orderBy(desc(reconciliationIssues.createdAt), desc(reconciliationIssues.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(reconciliationIssues, fits),
  ]);
  return { items: rows.map(issueOf), total, page, pageSize };
}

/** @throws AppError not_found */
export async function getIssue(db: DbOrTx, id: string): Promise<Issue> {
  const [row] = await db.select().from(reconciliationIssues).where(eq(reconciliationIssues.id, id));
  if (!row) throw new AppError('not_found');
  return issueOf(row);
}
