import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { reconciliationIssues } from './tables.ts';

export type IssueCode =
  | 'callback_contradicted'
  | 'callback_mismatch'
  | 'callback_unreadable'
  | 'callback_unproven'
  | 'amount_mismatch'
  | 'intent_mismatch'
  | 'livemode_mismatch'
  | 'push_unanswered'
  | 'outcome_unknown'
  | 'provider_refuses'
  | 'card_keys_refused'
  | 'sending_off'
  | 'provider_object_missing'
  | 'refund_by_hand'
  | 'refund_mismatch'
  | 'event_dead'
  | 'unknown_query_code'
  | 'dispute'
  | 'dispute_unknown'
  | 'dispute_reopened'
  | 'fraud_warning'
  | 'bank_payout_failed'
  | 'ledger_unbalanced'
  | 'ledger_difference'
  | 'stripe_difference'
  | 'disbursement_stuck'
  | 'paid_twice'
  | 'refund_stuck'
  | 'deposit_stuck'
  | 'deposit_overdrawn'
  | 'unattributed_receipt'
  | 'receipt_contradicted';

export interface Issue {
  code: IssueCode;
  /** What it is about: our id of an attempt, refund, event …, or a provider's, such as a receipt. */
  subject: string;
  expected?: unknown;
  found?: unknown;
  at: Date;
}

const openOne = (code: IssueCode, subject: string) =>
  and(
    eq(reconciliationIssues.code, code),
    eq(reconciliationIssues.subject, subject),
    eq(reconciliationIssues.status, 'open'),
  );

/** The same difference is found again: what was found last is what a person should see. */
export async function raiseDifference(app: App, tx: Tx, { code, subject, expected, found, at }: Issue): Promise<void> {
  const again = await tx
    .update(reconciliationIssues)
    .set({ expected, found })
    .where(openOne(code, subject))
    .returning({ id: reconciliationIssues.id });
  if (again.length === 0) await raiseIssue(app, tx, { code, subject, expected, found, at });
}

/** What a list tells of at every reading: a person who has closed the very same finding is not asked again. */
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

/** What the system has brought to its end by itself needs nobody any more. */
export async function closeIssue(tx: Tx, code: IssueCode, subject: string, note: string, at: Date): Promise<void> {
  await tx.update(reconciliationIssues).set({ status: 'closed', note, closedAt: at }).where(openOne(code, subject));
}

/** The transfer that was thought to pay the same money once more, as the case says, has come to nothing. */
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

const doubtsOfOutcome: IssueCode[] = ['callback_contradicted', 'outcome_unknown', 'push_unanswered'];

/** The provider itself says that an attempt was paid: nobody need find out any more what became of it. */
export async function closeDoubts(tx: Tx, attemptId: string, receipt: string | undefined, at: Date): Promise<void> {
  const note = receipt ? `paid ${receipt}` : 'paid';
  await tx
    .update(reconciliationIssues)
    .set({ status: 'closed', note, closedAt: at })
    .where(
      and(
        inArray(reconciliationIssues.code, doubtsOfOutcome),
        eq(reconciliationIssues.subject, attemptId),
        eq(reconciliationIssues.status, 'open'),
      ),
    );
}

/** Notes a doubt for a person to close, and raises the alarm in the log; the same doubt is noted once. */
export async function raiseIssue(app: App, tx: Tx, { code, subject, expected, found, at }: Issue): Promise<void> {
  const [made] = await tx
    .insert(reconciliationIssues)
    .values({ code, subject, expected, found, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: reconciliationIssues.id });
  if (made) app.log.error({ alert: code, subject }, 'payments need a person');
}
