import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { type Change, lockChange } from './repository.ts';

export type { Change } from './repository.ts';

/**
 * A change of a booking, locked until the transaction ends. The booking and its payments must be locked before.
 * @throws AppError not_found (also for another booking's)
 */
export async function lockChangeOf(
  tx: Tx,
  { bookingId, changeId }: { bookingId: string; changeId: string },
): Promise<Change> {
  const change = await lockChange(tx, changeId);
  if (change.bookingId !== bookingId) throw new AppError('not_found');
  return change;
}
