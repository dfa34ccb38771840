import type { Tx } from '#server/db/client.ts';
import { type BookingStatus, bookingMoves, canMove } from '#shared/states.ts';
import { type Booking, insertTransition, type NewBooking, updateFrom } from './repository.ts';
import type { TransitionActor } from './tables.ts';

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
