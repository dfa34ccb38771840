import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/client.ts';
import type { DisbursementStatus } from '#shared/states.ts';
import { closeIssue, raiseOrUpdateIssue } from '../cases/raise-issue.ts';
import type { Disbursement } from './repository.ts';

/** Closes the cases of a disbursement that are resolved by its new status. */
export async function closeDisbursementCases(
  tx: Tx,
  { id, ownerId }: Pick<Disbursement, 'id' | 'ownerId'>,
  to: DisbursementStatus,
  at: Date,
): Promise<void> {
  if (to !== 'queued') await closeIssue(tx, { code: 'sending_off', subject: id, note: to, at });
  if (to === 'succeeded' || to === 'failed')
    await closeIssue(tx, { code: 'outcome_unknown', subject: id, note: to, at });
  if (to === 'succeeded') await closeIssue(tx, { code: 'provider_refuses', subject: ownerId, note: to, at });
}

/**
 * Opens the case that M-Pesa refuses what we send through a fault of ours. Its subject is the refund or the payout item, since
 * each of their tries may be another disbursement: one case shows the last refusal. It is closed when the owner's status
 * changes, so it must be raised before the disbursement's status does.
 */
export const raiseRefusal = (app: App, tx: Tx, { ownerId }: Disbursement, found: string): Promise<void> =>
  raiseOrUpdateIssue(app, tx, { code: 'provider_refuses', subject: ownerId, found, at: app.clock.now() });
