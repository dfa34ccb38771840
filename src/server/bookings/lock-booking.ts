import type { Tx } from '#server/db/client.ts';
import { AppError } from '#shared/errors.ts';
import { type Booking, findLocked } from './repository.ts';

export type { Booking } from './repository.ts';

/** The booking, locked until the transaction ends. Payments and attempts are locked after it, never before. @throws AppError not_found */
export async function lockBooking(tx: Tx, id: string): Promise<Booking> {
  const booking = await findLocked(tx, id);
  if (!booking) throw new AppError('not_found');
  return booking;
}
