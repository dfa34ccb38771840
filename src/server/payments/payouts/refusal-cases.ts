import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { CaseKind } from '#shared/cases.ts';
import { reconciliationIssues } from '../cases/tables.ts';
import type { Payout, PayoutItem } from './repository.ts';
import { payoutItems, payouts } from './tables.ts';

/**
 * Closes the cases of transfers that M-Pesa refused to send, when their money is sent again: a replacement closes the
 * case of the transfer that it replaces, and a new payout those of all failed transfers of its provider, since it
 * contains all that the provider is owed. If M-Pesa refuses again, a new case is opened.
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
        eq(reconciliationIssues.code, 'provider_refuses' satisfies CaseKind),
        eq(reconciliationIssues.status, 'open'),
        inArray(reconciliationIssues.subject, failed),
      ),
    );
}
