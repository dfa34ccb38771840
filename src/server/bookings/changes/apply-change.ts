import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import type { Booking } from '../lock-booking.ts';
import { shiftPlaces, tryShiftPlaces } from '../places.ts';
import { updateStay } from '../repository.ts';
import { hasBegun, tripOverAt } from '../trip-dates.ts';
import { type Asked, columnsOf } from './hold-change.ts';
import { type Change, findHeldLocked, insertChange, lockChange, moveChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/** A change that costs nothing more counts at once. @throws AppError sold_out */
export async function applyChange(tx: Tx, asked: Asked): Promise<Change> {
  const { booking, at } = asked;
  const columns = columnsOf(asked);
  await shiftPlaces(tx, shiftsOf(booking, columns).whole);
  const change = await insertChange(tx, { ...columns, status: 'applied', appliedAt: at });
  await bringAbout(tx, booking, change);
  return change;
}

/** The booking becomes what the change says, and both sides are told. Places are the caller's. */
async function bringAbout(tx: Tx, booking: Booking, change: Change): Promise<void> {
  const { startDate, endDate, guests, places, lines, totalCents, policy } = change;
  const stay = { startDate, endDate, guests, places, lines, totalCents, policy };
  await updateStay(tx, booking.id, { ...stay, completesAt: tripOverAt(endDate) });
  const about = { changeId: change.id };
  await enqueue(tx, 'mail-booking-changed', about, { key: change.id });
  await enqueue(tx, 'mail-provider-booking-changed', about, { key: change.id });
}

export type PaidChange = 'applied' | 'reapplied' | 'no_room' | 'cancelled';

/**
 * What the difference, paid in full, makes of a change, at any time: held → applied; lapsed because its hold ran out,
 * with its booking as it was and still room → its places are taken again and it is applied all the same.
 * @param booking locked by the caller
 * @returns `no_room` (its places were sold since) or `cancelled` (given up, or the booking is another by now): the money
 * buys nothing and must go back
 */
export async function applyPaidChange(tx: Tx, booking: Booking, changeId: string, at: Date): Promise<PaidChange> {
  const change = await lockChange(tx, changeId);
  // The trip took place as changed, or does now, and what had been said never to have come has come.
  if (hasBegun(booking, at) && change.status === 'applied') return 'applied';
  if (booking.status !== 'confirmed' || change.status === 'applied') return 'cancelled';
  const { whole, freed } = shiftsOf(booking, change);
  const late = change.status === 'lapsed';
  if (late && !(await isStillWanted(tx, booking, change, at))) return 'cancelled';
  if (late && !(await tryShiftPlaces(tx, whole))) return 'no_room';
  const applied = await moveChange(tx, change.id, 'applied', { appliedAt: at, lapsedAt: null, lapseReason: null });
  if (!applied) throw new Error('A locked change has moved');
  if (!late) await shiftPlaces(tx, freed);
  await bringAbout(tx, booking, applied);
  return late ? 'reapplied' : 'applied';
}

/** Nobody gave it up, nobody wished for another one since, and neither trip has begun. */
async function isStillWanted(tx: Tx, booking: Booking, change: Change, at: Date): Promise<boolean> {
  const asItWas =
    booking.startDate === change.fromStartDate &&
    booking.endDate === change.fromEndDate &&
    booking.guests === change.fromGuests &&
    booking.places === change.fromPlaces &&
    booking.totalCents === change.fromTotalCents;
  const ahead = at < startOfDayNairobi(booking.startDate) && at < startOfDayNairobi(change.startDate);
  return change.lapseReason === 'expired' && asItWas && ahead && !(await findHeldLocked(tx, booking.id));
}
