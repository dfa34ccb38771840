import type { DisbursementStatus } from '#shared/states.ts';
import type { Tx } from '../../db/client.ts';
import { closeIssue } from '../reconciliation/raise-issue.ts';

/** An order has moved on: what a person was told of its waiting, or of its doubtful end, is over. */
export async function closeOrderCases(tx: Tx, id: string, to: DisbursementStatus, at: Date): Promise<void> {
  if (to !== 'queued') await closeIssue(tx, 'sending_off', id, to, at);
  if (to === 'succeeded' || to === 'failed') await closeIssue(tx, 'outcome_unknown', id, to, at);
}
