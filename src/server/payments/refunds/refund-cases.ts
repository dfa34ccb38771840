import type { Tx } from '#server/db/client.ts';
import type { CaseKind } from '#shared/cases.ts';
import type { RefundStatus } from '#shared/states.ts';
import { closeIssue } from '../cases/raise-issue.ts';

/** The cases of a refund, and the statuses in which each may stay open. */
const openWhile = {
  refund_by_hand: ['manual'],
  sending_off: ['queued'],
  outcome_unknown: ['unknown'],
  // From the first refusal through every further try, until the refund has succeeded, is manual or withdrawn.
  provider_refuses: ['queued', 'sending', 'unknown', 'pending', 'failed'],
} as const satisfies Partial<Record<CaseKind, readonly RefundStatus[]>>;

/**
 * Closes the cases of a refund that its new status resolves. An open case could make a person pay the refund once more.
 * @param status the status that the caller has just set
 */
export async function closeRefundCases(tx: Tx, refundId: string, status: RefundStatus, at: Date): Promise<void> {
  for (const [code, states] of Object.entries(openWhile) as [CaseKind, readonly RefundStatus[]][]) {
    if (!states.includes(status)) await closeIssue(tx, { code, subject: refundId, note: status, at });
  }
}
