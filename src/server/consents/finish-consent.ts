import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { StatementCounts } from '#shared/contracts/admin-payments.ts';
import { endAgreed } from './repository.ts';

/**
 * Notes, in the transaction that stores the outcome, that what was agreed to is done; who asked gets a letter. A second run
 * changes nothing.
 * @param requestId undefined or null where one admin was enough   @param result of a statement
 */
export async function finishConsent(
  tx: Tx,
  requestId: string | null | undefined,
  result: StatementCounts | null = null,
): Promise<void> {
  const done = requestId && (await endAgreed(tx, requestId, { status: 'given', result }));
  if (done) await enqueue(tx, 'mail-consent-decided', { requestId: done.id }, { key: done.id });
}
