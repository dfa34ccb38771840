import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import type { Booking } from '../lock-booking.ts';
import { shiftPlaces, tryShiftPlaces } from '../places.ts';
import { updateStay } from '../repository.ts';
import { hasBegun, tripOverAt } from '../trip-dates.ts';
import { columnsOf, type PricedRequest } from './hold-change.ts';
import { type Change, findHeldLocked, insertChange, lockChange, moveChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/** Applies at once a change that costs the same or less. @throws AppError sold_out */
export async function applyChange(tx: Tx, asked: PricedRequest): Promise<Change> {
  const { booking, at } = asked;
  const columns = columnsOf(asked);
  await shiftPlaces(tx, shiftsOf(booking, columns).whole);
  const change = await insertChange(tx, { ...columns, status: 'applied', appliedAt: at });
  await updateBooking(tx, booking, change);
  return change;
}

/** Writes a change's stay into its booking, and enqueues the letters to both sides. The caller has moved the places. */
async function updateBooking(tx: Tx, booking: Booking, change: Change): Promise<void> {
  const { startDate, endDate, guests, places, lines, totalCents, policy } = change;
  const stay = { startDate, endDate, guests, places, lines, totalCents, policy };
  await updateStay(tx, booking.id, { ...stay, completesAt: tripOverAt(endDate) });
  const about = { changeId: change.id };
  await enqueue(tx, 'mail-booking-changed', about, { key: change.id });
  await enqueue(tx, 'mail-provider-booking-changed', about, { key: change.id });
}

export type PaidChange = 'applied' | 'reapplied' | 'no_room' | 'cancelled';

/**
 * Applies a change whose difference is paid in full. A held change is applied. One that lapsed because its hold ended is
 * applied too, if its booking is unchanged and its places can be taken again.
 * @param booking locked by the caller
 * @returns `no_room` (its places were sold meanwhile) or `cancelled` (the traveller cancelled it, or the booking has
 * changed meanwhile) when it is not applied; the caller then refunds the money
 */
export async function applyPaidChange(tx: Tx, booking: Booking, changeId: string, at: Date): Promise<PaidChange> {
  const change = await lockChange(tx, changeId);
  // The changed trip has begun or is over, so a payment that was noted as never having come pays for it after all.
  if (hasBegun(booking, at) && change.status === 'applied') return 'applied';
  if (booking.status !== 'confirmed' || change.status === 'applied') return 'cancelled';
  const { whole, freed } = shiftsOf(booking, change);
  const late = change.status === 'lapsed';
  if (late && !(await mayApplyLapsed(tx, booking, change, at))) return 'cancelled';
  if (late && !(await tryShiftPlaces(tx, whole))) return 'no_room';
  const applied = await moveChange(tx, change.id, 'applied', { appliedAt: at, lapsedAt: null, lapseReason: null });
  if (!applied) throw new Error('A locked change has moved');
  if (!late) await shiftPlaces(tx, freed);
  await updateBooking(tx, booking, applied);
  return late ? 'reapplied' : 'applied';
}

/** Whether only the end of its hold ended the change, no other change came after it, and neither trip has begun. */
async function mayApplyLapsed(tx: Tx, booking: Booking, change: Change, at: Date): Promise<boolean> {
  const unchanged =
    booking.startDate === change.fromStartDate &&
    booking.endDate === change.fromEndDate &&
    booking.guests === change.fromGuests &&
    booking.places === change.fromPlaces &&
    booking.totalCents === change.fromTotalCents;
  const ahead = at < startOfDayNairobi(booking.startDate) && at < startOfDayNairobi(change.startDate);
  return change.lapseReason === 'expired' && unchanged && ahead && !(await findHeldLocked(tx, booking.id));
}
