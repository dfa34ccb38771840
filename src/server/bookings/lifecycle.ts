import { dateInNairobi } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { type BookingStatus, bookingMoves, canMove } from '#shared/states.ts';
import type { Tx } from '../db/client.ts';
import { newId } from '../db/columns.ts';
import { enqueue } from '../jobs/queue.ts';
import { spendPoints } from '../loyalty/spend-points.ts';
import { placesOf, returnPlaces, tryTakePlaces } from './places.ts';
import { type Booking, findLocked, insertTransition, moveHoldEnd, type NewBooking, updateFrom } from './repository.ts';
import type { TransitionActor } from './tables.ts';

export type { Booking } from './repository.ts';

/** Payment prompts may lengthen a hold by so much in all. */
export const extensionMaxMinutes = 60;

export interface Move {
  to: Exclude<BookingStatus, 'pending'>;
  actor: TransitionActor;
  actorId?: string;
  /** Why, as a stable word such as `expired`; for people it is worded where the language is known. */
  reason?: string;
  at: Date;
  /** The states it may leave; absent: every one the table of states allows but `cancelled`, which only reinstating leaves. */
  from?: readonly BookingStatus[];
}

/**
 * The one function that changes a booking's state, and records who, when and why. Places are the caller's: whoever
 * gets a row back has made this change, and nobody else has.
 * @returns the row as it is now, or false when its state was none of `from`
 */
export async function moveBooking(tx: Tx, booking: string | { id: string }, move: Move): Promise<Booking | false> {
  const id = typeof booking === 'string' ? booking : booking.id;
  const { to, actor, actorId = null, reason = null, at } = move;
  const from = (move.from ?? statesLeft).filter((state) => canMove(bookingMoves, state, to));
  const moved = await updateFrom(tx, id, from, { status: to, ...stamps(move) });
  if (!moved) return false;
  await insertTransition(tx, { bookingId: id, fromStatus: moved.before, toStatus: to, at, actor, actorId, reason });
  return moved.booking;
}

const statesLeft: readonly BookingStatus[] = ['pending', 'confirmed'];

function stamps({ to, actor, reason, at }: Move): Partial<NewBooking> {
  switch (to) {
    case 'confirmed':
      return { confirmedAt: at, cancelledAt: null, cancelReason: null }; // the last two after a reinstatement
    case 'completed':
      return { completedAt: at };
    case 'cancelled':
      // A word for programs: people's own words stay with the transition, where they decide nothing.
      return { cancelledAt: at, cancelReason: actor === 'system' ? (reason ?? null) : actor };
  }
}

/** The booking, locked until the transaction ends. Whoever also locks payment and attempt does so after it. @throws AppError not_found */
export async function lockBooking(tx: Tx, id: string): Promise<Booking> {
  const booking = await findLocked(tx, id);
  if (!booking) throw new AppError('not_found');
  return booking;
}

export type PaidBooking = 'confirmed' | 'already_confirmed' | 'reinstated' | 'no_room' | 'cancelled';

/**
 * What a payment in full makes of its booking, at any time: pending → confirmed; expired and still room → its places
 * are taken again and it is `reinstated`. Told by mail where it confirms.
 * @returns `no_room` (expired, places sold since) or `cancelled` (by a person): the money buys nothing and must go back
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
      await tellConfirmed(tx, bookingId);
      return 'confirmed';
    case 'cancelled':
      return booking.cancelReason === 'expired' ? reinstate(tx, booking, at) : 'cancelled';
  }
}

async function reinstate(tx: Tx, booking: Booking, at: Date): Promise<'reinstated' | 'no_room'> {
  // A trip whose day has passed cannot take place, however much room there was.
  if (booking.startDate < dateInNairobi(at)) return 'no_room';
  if (!(await tryTakePlaces(tx, placesOf(booking)))) return 'no_room';
  if (!(await trySpendAgain(tx, booking, at))) {
    await returnPlaces(tx, placesOf(booking));
    return 'no_room';
  }
  await moveBooking(tx, booking, { to: 'confirmed', actor: 'system', reason: 'reinstated', at, from: ['cancelled'] });
  await tellConfirmed(tx, booking.id);
  return 'reinstated';
}

/** Its points came back when the hold ran out; without them the price is not paid. */
async function trySpendAgain(tx: Tx, { personId, pointsSpent }: Booking, at: Date): Promise<boolean> {
  try {
    // A cause of its own: the booking itself has spent them once.
    await tx.transaction((savepoint) => spendPoints(savepoint, { personId, source: newId(), points: pointsSpent, at }));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'points_short') return false;
    throw error;
  }
}

async function tellConfirmed(tx: Tx, bookingId: string): Promise<void> {
  await enqueue(tx, 'mail-booking-confirmed', { bookingId }, { key: bookingId });
  await enqueue(tx, 'mail-provider-booking-confirmed', { bookingId }, { key: bookingId });
}

/**
 * Lets a pending booking hold its places until `until`, at most 60 minutes longer than at first; never shorter.
 * @returns whether its hold ends later now
 */
export function extendHold(tx: Tx, bookingId: string, until: Date): Promise<boolean> {
  return moveHoldEnd(tx, bookingId, until, extensionMaxMinutes);
}

/** Whether a payment may start now: it waits for one, its places are held, and its provider was not to be asked or said yes. */
export function isPayable(booking: Pick<Booking, 'status' | 'holdEndsAt' | 'approval'>, now: Date): boolean {
  const { status, holdEndsAt, approval } = booking;
  return status === 'pending' && holdEndsAt > now && (approval === 'not_needed' || approval === 'accepted');
}
