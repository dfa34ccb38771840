import type { Tx } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { together } from '#server/db/statement.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { spendPoints } from '#server/loyalty/spend-points.ts';
import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type Booking, lockBooking } from './lock-booking.ts';
import { moveBooking } from './move-booking.ts';
import { placesOf, returnPlaces, tryTakePlaces } from './places.ts';

/** Why a booking that had expired is not reinstated: its places are sold, its first day has passed, or its points are spent. */
type NotReinstated = 'no_room' | 'day_passed' | 'points_short';
export type PaidBooking = 'confirmed' | 'already_confirmed' | 'reinstated' | NotReinstated | 'cancelled';

/**
 * Confirms a booking that is paid in full. A pending booking is confirmed. An expired one is reinstated if its places can
 * be taken again. Both sides get a letter when the booking becomes confirmed.
 * @returns when it is not confirmed: why an expired booking is not reinstated, or `cancelled` when a person cancelled it;
 * the caller then refunds the money
 * @throws AppError not_found
 */
export async function confirmPaidBooking(tx: Tx, bookingId: string, at: Date): Promise<PaidBooking> {
  const booking = await lockBooking(tx, bookingId);
  switch (booking.status) {
    case 'confirmed':
    case 'completed':
      return 'already_confirmed';
    case 'pending':
      await moveBooking(tx, booking, { to: 'confirmed', actor: 'system', reason: 'paid', at, from: ['pending'] });
      await mailConfirmed(tx, bookingId);
      return 'confirmed';
    case 'cancelled':
      return booking.cancelReason === 'expired' ? reinstate(tx, booking, at) : 'cancelled';
  }
}

async function reinstate(tx: Tx, booking: Booking, at: Date): Promise<'reinstated' | NotReinstated> {
  // A trip whose first day has passed cannot take place, even if it has places.
  if (booking.startDate < dateInNairobi(at)) return 'day_passed';
  if (!(await tryTakePlaces(tx, placesOf(booking)))) return 'no_room';
  if (!(await trySpendAgain(tx, booking, at))) {
    await returnPlaces(tx, placesOf(booking));
    return 'points_short';
  }
  await moveBooking(tx, booking, { to: 'confirmed', actor: 'system', reason: 'reinstated', at, from: ['cancelled'] });
  await mailConfirmed(tx, booking.id);
  return 'reinstated';
}

/** Spends the booking's points again, which were returned when its hold ended. @returns false when the traveller has too few */
async function trySpendAgain(tx: Tx, { id: bookingId, personId, pointsSpent }: Booking, at: Date): Promise<boolean> {
  try {
    // A new source, because points are spent only once for each source and the booking was one already.
    const spent = { personId, bookingId, source: newId(), points: pointsSpent, at };
    await tx.transaction((savepoint) => spendPoints(savepoint, spent));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'points_short') return false;
    throw error;
  }
}

async function mailConfirmed(tx: Tx, bookingId: string): Promise<void> {
  await together(tx, () => [
    enqueue(tx, 'mail-booking-confirmed', { bookingId }, { key: bookingId }),
    enqueue(tx, 'mail-provider-booking-confirmed', { bookingId }, { key: bookingId }),
  ]);
}
