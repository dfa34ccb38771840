import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { IssueCode } from '../reconciliation/raise-issue.ts';
import { reconciliationIssues } from '../reconciliation/tables.ts';
import type { Payout, PayoutItem } from './repository.ts';
import { payoutItems, payouts } from './tables.ts';

/**
 * What M-Pesa had refused to send goes out anew, and nobody need see to it any more: a transfer in the place of a failed
 * one says which, and a new payout is made of all that its provider is owed, what had failed among it. Should M-Pesa refuse
 * that as well, it is a case of its own.
 */
export async function closeRefusals(tx: Tx, { providerId }: Payout, { replaces }: PayoutItem, at: Date): Promise<void> {
  const failed = tx
    .select({ subject: sql<string>`${payoutItems.id}::text` })
    .from(payoutItems)
    .innerJoin(payouts, eq(payouts.id, payoutItems.payoutId))
    .where(
      and(
        eq(payouts.providerId, providerId),
        eq(payoutItems.status, 'failed'),
        replaces ? eq(payoutItems.id, replaces) : undefined,
      ),
    );
  await tx
    .update(reconciliationIssues)
    .set({ status: 'closed', note: 'sent again', closedAt: at })
    .where(
      and(
        eq(reconciliationIssues.code, 'provider_refuses' satisfies IssueCode),
        eq(reconciliationIssues.status, 'open'),
        inArray(reconciliationIssues.subject, failed),
      ),
    );
}
