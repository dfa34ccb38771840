import type { RefundStatus } from '#shared/states.ts';
import type { Tx } from '../../db/client.ts';
import { closeIssue, type IssueCode } from '../reconciliation/raise-issue.ts';

/** What the cases of a refund say of it: they are true while it is there. */
const trueWhile = {
  refund_by_hand: ['manual'],
  sending_off: ['queued'],
  outcome_unknown: ['unknown'],
  // From the first refusal, through every further try, until it is done, a person's or nobody's.
  provider_refuses: ['queued', 'sending', 'unknown', 'pending', 'failed'],
} as const satisfies Partial<Record<IssueCode, readonly RefundStatus[]>>;

/**
 * Closes the cases of a refund that are over with its last move: an open one invites a person to pay it once more.
 * @param status to which the caller has just moved it
 */
export async function closeRefundCases(tx: Tx, refundId: string, status: RefundStatus, at: Date): Promise<void> {
  for (const [code, states] of Object.entries(trueWhile) as [IssueCode, readonly RefundStatus[]][]) {
    if (!states.includes(status)) await closeIssue(tx, code, refundId, status, at);
  }
}
