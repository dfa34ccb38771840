import type { Tx } from '#server/db/client.ts';
import { type BookingStatus, bookingMoves, canMove, type TransitionActor } from '#shared/states.ts';
import { type Booking, insertTransition, type NewBooking, updateFrom } from './repository.ts';

interface Move {
  to: Exclude<BookingStatus, 'pending'>;
  actor: TransitionActor;
  actorId?: string;
  /** Why: a constant such as `expired` from the system, or what a person wrote. */
  reason?: string;
  /** What `cancelReason` says when a person ends it; by default who they are. */
  cancelReason?: 'declined';
  at: Date;
  /** The states from which it may move; by default `pending` and `confirmed`. Only reinstating moves a cancelled booking. */
  from?: readonly BookingStatus[];
}

/**
 * Changes a booking's state, and records who, when and why. No other function writes the state. The caller takes or returns
 * places only if it gets the row back: then this call, and no other, made the change.
 * @returns the row as it is now, or false when its state was none of `from`
 */
export async function moveBooking(tx: Tx, booking: string | { id: string }, move: Move): Promise<Booking | false> {
  const id = typeof booking === 'string' ? booking : booking.id;
  const { to, actor, actorId = null, reason = null, at } = move;
  const from = (move.from ?? defaultFrom).filter((state) => canMove(bookingMoves, state, to));
  const moved = await updateFrom(tx, id, from, { status: to, ...stamps(move) });
  if (!moved) return false;
  await insertTransition(tx, { bookingId: id, fromStatus: moved.before, toStatus: to, at, actor, actorId, reason });
  return moved.booking;
}

const defaultFrom: readonly BookingStatus[] = ['pending', 'confirmed'];

function stamps({ to, actor, reason, cancelReason, at }: Move): Partial<NewBooking> {
  switch (to) {
    case 'confirmed':
      return { confirmedAt: at, cancelledAt: null, cancelReason: null }; // the last two after a reinstatement
    case 'completed':
      return { completedAt: at };
    case 'cancelled':
      // A constant that code compares; the text that a person wrote is only in the transition.
      return { cancelledAt: at, cancelReason: actor === 'system' ? (reason ?? null) : (cancelReason ?? actor) };
  }
}
