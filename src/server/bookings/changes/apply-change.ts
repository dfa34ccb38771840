import type { Tx } from '#server/db/client.ts';
import { together } from '#server/db/statement.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { areSameExtras } from '#shared/charged-extras.ts';
import { startOfDayNairobi } from '#shared/dates.ts';
import { isSameParty } from '#shared/party.ts';
import { shiftGivingBack } from '../calendar-imports/give-back.ts';
import type { Booking } from '../lock-booking.ts';
import { type PlacesShift, tryShiftPlaces } from '../places.ts';
import { updateStay } from '../repository.ts';
import { hasBegun, tripOverAt } from '../trip-dates.ts';
import { columnsOf, type PricedRequest } from './hold-change.ts';
import { type Change, findOpenLocked, insertChange, lockChange, moveChange } from './repository.ts';
import { shiftsOf } from './stay-places.ts';

/** Applies at once a change that costs the same or less. @throws AppError sold_out */
export async function applyChange(tx: Tx, asked: PricedRequest): Promise<Change> {
  const { booking, at } = asked;
  const columns = columnsOf(asked);
  await shiftGivingBack(tx, shiftsOf(booking, columns).whole, at);
  const change = await insertChange(tx, { ...columns, status: 'applied', appliedAt: at });
  await updateBooking(tx, booking, { change, at });
  return change;
}

/** Writes a change's stay into its booking, and enqueues the letters to both sides. The caller has moved the places. */
async function updateBooking(tx: Tx, booking: Booking, { change, at }: { change: Change; at: Date }): Promise<void> {
  const { startDate, endDate, guests, party, places, lines, extras, totalCents, policy, answersSealed } = change;
  const stay = { startDate, endDate, guests, party, places, lines, extras, totalCents, policy };
  const answers = answersSealed === null ? {} : { answersSealed, answersChangedAt: at };
  await updateStay(tx, booking.id, { ...stay, ...answers, completesAt: tripOverAt(endDate) });
  const about = { changeId: change.id };
  await together(tx, () => [
    enqueue(tx, 'mail-booking-changed', about, { key: change.id }),
    enqueue(tx, 'mail-provider-booking-changed', about, { key: change.id }),
  ]);
}

/** Why a change that had lapsed is not applied: its places are sold, or a trip has begun. */
type NotReapplied = 'no_room' | 'day_passed';
export type PaidChange = 'applied' | 'reapplied' | NotReapplied | 'cancelled';

/**
 * Applies a change whose difference is paid in full. A held change is applied. One that lapsed because its hold ended is
 * applied too, if its booking is unchanged, no trip has begun, and its places can be taken again.
 * @param booking locked by the caller
 * @returns when it is not applied: why a lapsed change is not, or `cancelled` when the traveller cancelled it or the
 * booking, or changed the booking meanwhile; the caller then refunds the money
 */
export async function applyPaidChange(tx: Tx, booking: Booking, changeId: string, at: Date): Promise<PaidChange> {
  const change = await lockChange(tx, changeId);
  // The changed trip has begun or is over, so a payment that was noted as never having come pays for it after all.
  if (change.status === 'applied') return hasBegun(booking, at) ? 'applied' : 'cancelled';
  if (change.status === 'lapsed') return reapply(tx, booking, change, at);
  if (booking.status !== 'confirmed') return 'cancelled';
  await applyOpenChange(tx, booking, change, at);
  await shiftGivingBack(tx, shiftsOf(booking, change).freed, at);
  return 'applied';
}

async function reapply(
  tx: Tx,
  booking: Booking,
  change: Change,
  at: Date,
): Promise<'reapplied' | NotReapplied | 'cancelled'> {
  const stands = booking.status === 'confirmed' || booking.status === 'completed';
  if (!stands || !(await onlyExpired(tx, booking, change))) return 'cancelled';
  // A trip that has begun cannot be changed any more, even if there are places.
  if (hasBegun(booking, at) || at >= startOfDayNairobi(change.startDate)) return 'day_passed';
  const shift = (savepoint: Tx, whole: PlacesShift) => shiftGivingBack(savepoint, whole, at);
  if (!(await tryShiftPlaces(tx, shiftsOf(booking, change).whole, shift))) return 'no_room';
  await applyOpenChange(tx, booking, change, at);
  return 'reapplied';
}

/** Applies an open or lapsed change to its booking. The caller has locked both, and moves the places. */
export async function applyOpenChange(tx: Tx, booking: Booking, change: Change, at: Date): Promise<void> {
  const { answeredAt } = change;
  const stamps = { answeredAt, appliedAt: at, lapsedAt: null, lapseReason: null };
  const applied = await moveChange(tx, change.id, 'applied', stamps);
  if (!applied) throw new Error('A locked change has moved');
  await updateBooking(tx, booking, { change: applied, at });
}

/** Whether only the end of its hold ended the change, and the booking was not changed since. */
async function onlyExpired(tx: Tx, booking: Booking, change: Change): Promise<boolean> {
  const unchanged =
    booking.startDate === change.fromStartDate &&
    booking.endDate === change.fromEndDate &&
    isSameParty(booking, { guests: change.fromGuests, party: change.fromParty }) &&
    booking.places === change.fromPlaces &&
    areSameExtras(booking.extras, change.fromExtras) &&
    booking.totalCents === change.fromTotalCents;
  return change.lapseReason === 'expired' && unchanged && !(await findOpenLocked(tx, booking.id));
}
