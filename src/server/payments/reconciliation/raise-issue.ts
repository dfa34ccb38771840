import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { reconciliationIssues } from './tables.ts';

export type IssueCode =
  | 'callback_contradicted'
  | 'callback_mismatch'
  | 'callback_unreadable'
  | 'amount_mismatch'
  | 'intent_mismatch'
  | 'livemode_mismatch'
  | 'push_unanswered'
  | 'outcome_unknown'
  | 'provider_refuses'
  | 'sending_off'
  | 'provider_object_missing'
  | 'event_dead';

export interface Issue {
  code: IssueCode;
  /** The attempt, disbursement or event it is about. */
  subject: string;
  expected?: unknown;
  found?: unknown;
  at: Date;
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
