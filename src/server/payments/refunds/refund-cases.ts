import type { RefundStatus } from '#shared/states.ts';
import type { Tx } from '../../db/client.ts';
import { closeIssue } from '../reconciliation/raise-issue.ts';

/** What the cases of a refund say of it. */
const said = { refund_by_hand: 'manual', sending_off: 'queued', outcome_unknown: 'unknown' } as const;

/**
 * Closes the cases of a refund that are over with its last move: an open one invites a person to pay it once more.
 * @param status to which the caller has just moved it
 */
export async function closeRefundCases(tx: Tx, refundId: string, status: RefundStatus, at: Date): Promise<void> {
  for (const code of ['refund_by_hand', 'sending_off', 'outcome_unknown'] as const) {
    if (said[code] !== status) await closeIssue(tx, code, refundId, status, at);
  }
}
