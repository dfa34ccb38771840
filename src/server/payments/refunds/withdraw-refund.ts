import type { Tx } from '#server/db/client.ts';
import { closeRefundCases } from './refund-cases.ts';
import { moveRefund, type Refund } from './repository.ts';
import { tellOfOthers } from './tell-of-refund.ts';

/**
 * Withdraws a queued or manual refund and closes its cases. The caller reverses its postings.
 * @param refund locked by the caller   @returns false when it is neither queued nor manual
 */
export async function withdrawRefund(tx: Tx, refund: Refund, at: Date): Promise<boolean> {
  const { id, status } = refund;
  if (status === 'manual') await moveRefund(tx, id, 'queued');
  if (!(await moveRefund(tx, id, 'withdrawn', { nextTryAt: null, settledAt: at }))) return false;
  await closeRefundCases(tx, id, 'withdrawn', at);
  await tellOfOthers(tx, refund);
  return true;
}
