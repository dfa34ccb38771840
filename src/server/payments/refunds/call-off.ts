import type { Tx } from '../../db/client.ts';
import { closeRefundCases } from './refund-cases.ts';
import { moveRefund, type Refund } from './repository.ts';

/**
 * A refund that waits, for a machine or a person, is not sent any more: it is withdrawn, and so are its cases. What it was
 * posted as is the caller's to undo.
 * @param refund locked   @returns false unless it waits
 */
export async function callOff(tx: Tx, { id, status }: Pick<Refund, 'id' | 'status'>, at: Date): Promise<boolean> {
  if (status === 'manual') await moveRefund(tx, id, 'queued');
  if (!(await moveRefund(tx, id, 'withdrawn', { nextTryAt: null, settledAt: at }))) return false;
  await closeRefundCases(tx, id, 'withdrawn', at);
  return true;
}
