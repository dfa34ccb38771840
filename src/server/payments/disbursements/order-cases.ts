import type { DisbursementStatus } from '#shared/states.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../db/client.ts';
import { closeIssue, raiseDifference } from '../reconciliation/raise-issue.ts';
import type { Disbursement } from './repository.ts';

/** An order has moved on: what a person was told of its waiting, of its doubtful end, or of tries before it, is over. */
export async function closeOrderCases(
  tx: Tx,
  { id, ownerId }: Pick<Disbursement, 'id' | 'ownerId'>,
  to: DisbursementStatus,
  at: Date,
): Promise<void> {
  if (to !== 'queued') await closeIssue(tx, 'sending_off', id, to, at);
  if (to === 'succeeded' || to === 'failed') await closeIssue(tx, 'outcome_unknown', id, to, at);
  if (to === 'succeeded') await closeIssue(tx, 'provider_refuses', ownerId, to, at);
}

/**
 * M-Pesa refuses what we order, through a fault of ours. A case of the refund or the transfer, whose every try is another
 * order: they are one case, which tells of the last. It is over once its owner has moved on, so it is raised before the
 * order does.
 */
export const raiseRefusal = (app: App, tx: Tx, { ownerId }: Disbursement, found: string): Promise<void> =>
  raiseDifference(app, tx, { code: 'provider_refuses', subject: ownerId, found, at: app.clock.now() });
