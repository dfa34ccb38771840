import { findOwnBooking } from '#server/bookings/access-queries.ts';
import { isChangePayable } from '#server/bookings/changes/change-answers.ts';
import { extendChangeHold } from '#server/bookings/changes/hold-change.ts';
import { findHeldChange } from '#server/bookings/changes/queries.ts';
import { extendHold } from '#server/bookings/extend-hold.ts';
import { isPayable } from '#server/bookings/is-payable.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import { isAgreed, isAsked } from '#server/bookings/requests/request-rules.ts';
import type { Tx } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { lockChangePayment, lockFirstPayment, type Payment } from '../../records/repository.ts';

/**
 * Locks a booking of this person and the payment that can be made for it now, in this order. While the booking is
 * pending it is the payment of the booking; once it is confirmed, the payment of its held change.
 * @throws AppError not_found (also for another person's booking), already_paid, booking_not_payable,
 * request_not_accepted (its provider has not answered), request_closed (declined, unanswered or withdrawn)
 */
export async function lockPayable(
  tx: Tx,
  idOrReference: string,
  person: Person,
  now: Date,
): Promise<{ booking: Booking; payment: Payment }> {
  const own = await findOwnBooking(tx, { idOrReference, personId: person.id });
  if (!own) throw new AppError('not_found');
  const { id } = own;
  const booking = await lockBooking(tx, id);
  if (booking.status === 'confirmed') return { booking, payment: await lockDifference(tx, id, now) };
  const payment = await lockFirstPayment(tx, booking, now);
  if (payment.paidCents > 0 || booking.status === 'completed') throw new AppError('already_paid');
  // Points pay the whole price. A surplus that was refunded does not prevent a payment.
  if (payment.dueCents === 0) throw new AppError('booking_not_payable');
  if (!isPayable(booking, now)) throw new AppError(notPayable(booking, now));
  return { booking, payment };
}

/** Why a booking cannot be paid; one that was never accepted is not called a booking. */
function notPayable(booking: Booking, now: Date): ErrorCode {
  if (isAsked(booking, now)) return 'request_not_accepted';
  return isAgreed(booking) ? 'booking_not_payable' : 'request_closed';
}

async function lockDifference(tx: Tx, bookingId: string, now: Date): Promise<Payment> {
  const change = await findHeldChange(tx, bookingId);
  if (!change || !isChangePayable(change, now)) throw new AppError('already_paid');
  return lockChangePayment(tx, change.id);
}

/**
 * Lets the booking or change of a payment hold its places until then. A hold is extended by 60 minutes at most in all,
 * and never shortened. Locks the booking, and the change after it.
 */
export async function extendHoldOfPayment(
  tx: Tx,
  { bookingId, changeId }: Pick<Payment, 'bookingId' | 'changeId'>,
  until: Date,
): Promise<void> {
  if (!changeId) {
    await extendHold(tx, bookingId, until);
    return;
  }
  await lockBooking(tx, bookingId);
  await extendChangeHold(tx, changeId, until);
}
