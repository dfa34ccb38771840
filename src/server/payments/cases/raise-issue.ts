import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { CaseKind } from '#shared/cases.ts';
import { reconciliationIssues } from './tables.ts';

export interface Issue {
  code: CaseKind;
  /** What the case is about: our id of an attempt, refund or event, or an id of the provider's, such as a receipt. */
  subject: string;
  expected?: unknown;
  found?: unknown;
  at: Date;
}

type Closing = Pick<Issue, 'code' | 'subject' | 'at'> & { note: string };

const isOpenIssue = (code: CaseKind, subject: string) =>
  and(
    eq(reconciliationIssues.code, code),
    eq(reconciliationIssues.subject, subject),
    eq(reconciliationIssues.status, 'open'),
  );

/** Opens a case, or updates the open one of the same code and subject, so that it shows what was found last. */
export async function raiseOrUpdateIssue(
  app: App,
  tx: Tx,
  { code, subject, expected, found, at }: Issue,
): Promise<void> {
  const again = await tx
    .update(reconciliationIssues)
    .set({ expected, found })
    .where(isOpenIssue(code, subject))
    .returning({ id: reconciliationIssues.id });
  if (again.length === 0) await raiseIssue(app, tx, { code, subject, expected, found, at });
}

/**
 * Opens a case unless one of the same code and subject with the same `found` was closed before. For findings that come up
 * again each time a provider's list is read.
 */
export async function raiseUnlessClosed(app: App, tx: Tx, issue: Issue): Promise<void> {
  const [closed] = await tx
    .select({ id: reconciliationIssues.id })
    .from(reconciliationIssues)
    .where(
      and(
        eq(reconciliationIssues.code, issue.code),
        eq(reconciliationIssues.subject, issue.subject),
        eq(reconciliationIssues.status, 'closed'),
        issue.found === null ? isNull(reconciliationIssues.found) : eq(reconciliationIssues.found, issue.found),
      ),
    );
  if (!closed) await raiseIssue(app, tx, issue);
}

/** Closes the open case of this code and subject, if there is one, because the system itself has resolved it. */
export async function closeIssue(tx: Tx, { code, subject, note, at }: Closing): Promise<void> {
  await tx.update(reconciliationIssues).set({ status: 'closed', note, closedAt: at }).where(isOpenIssue(code, subject));
}

/** Closes the case `paid_twice` that names this transfer as the second one: the transfer failed, so only one arrived. */
export async function closePaidTwice(tx: Tx, followedBy: string, at: Date): Promise<void> {
  await tx
    .update(reconciliationIssues)
    .set({ status: 'closed', note: 'the other came to nothing', closedAt: at })
    .where(
      and(
        eq(reconciliationIssues.code, 'paid_twice'),
        eq(reconciliationIssues.status, 'open'),
        sql`${reconciliationIssues.found} ->> 'followedBy' = ${followedBy}`,
      ),
    );
}

const outcomeCodes: CaseKind[] = ['callback_contradicted', 'outcome_unknown', 'push_unanswered'];

/** Closes the cases about the unknown outcome of an attempt, because the provider itself has confirmed that it was paid. */
export async function closeOutcomeIssues(
  tx: Tx,
  { attemptId, receipt, at }: { attemptId: string; receipt: string | undefined; at: Date },
): Promise<void> {
  const note = receipt ? `paid ${receipt}` : 'paid';
  await tx
    .update(reconciliationIssues)
    .set({ status: 'closed', note, closedAt: at })
    .where(
      and(
        inArray(reconciliationIssues.code, outcomeCodes),
        eq(reconciliationIssues.subject, attemptId),
        eq(reconciliationIssues.status, 'open'),
      ),
    );
}

/**
 * Opens a case for a person and logs an alert. While a case of the same code and subject is open, nothing is written
 * (`reconciliation_issues_once`).
 */
export async function raiseIssue(app: App, tx: Tx, { code, subject, expected, found, at }: Issue): Promise<void> {
  const [made] = await tx
    .insert(reconciliationIssues)
    .values({ code, subject, expected, found, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: reconciliationIssues.id });
  if (made) app.log.error({ alert: code, subject }, 'payments need a person');
}
