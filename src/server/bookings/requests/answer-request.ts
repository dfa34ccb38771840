import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { returnPoints } from '#server/loyalty/return-points.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { AuditAction } from '#shared/audit-actions.ts';
import { AppError } from '#shared/errors.ts';
import { policyFromAcceptance } from '#shared/policy.ts';
import { type Booking, lockBooking } from '../lock-booking.ts';
import { moveBooking } from '../move-booking.ts';
import { placesOf, takePlaces } from '../places.ts';
import { writeAnswer } from '../repository.ts';
import { checkNotTakenDown } from './check-not-taken-down.ts';
import { isAsked, payEndsAt } from './request-rules.ts';

interface Answer {
  bookingId: string;
  /** The member of its provider who answers. */
  personId: string;
}

/**
 * Accepts a request: takes its places, and holds them from now on for its payment. Free cancelling counts from now, too. Where a place is gone, nothing is
 * written and the request stays open. One that was sent before the listing was paused may be accepted all the same; while our
 * team has taken the listing down, it may not. A second call changes nothing.
 * @throws AppError not_found, request_closed (declined, cancelled, or not answered in time), taken_down, sold_out
 */
export function acceptRequest(app: App, { bookingId, personId }: Answer): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    if (booking.approval === 'accepted' && booking.status !== 'cancelled') return;
    checkAsked(booking, at);
    await checkNotTakenDown(tx, booking.serviceId);
    const { holdMinutes } = await getSettings(tx);
    const holdEndsAt = payEndsAt(booking.startDate, { holdMinutes, at });
    const hold = { holdEndsAt, holdBaseEndsAt: holdEndsAt, policy: policyFromAcceptance(booking.policy, at) };
    await writeAnswer(tx, bookingId, { approval: 'accepted', answeredAt: at, ...hold });
    await note(tx, booking, { personId, action: 'booking.request_accepted', at });
    await enqueue(tx, 'expire-booking', { bookingId }, { at: holdEndsAt });
    // Where points pay all of it, the letter that it is confirmed follows at once.
    if (booking.totalCents === booking.discountCents) await enqueue(tx, 'pay-with-points', { bookingId });
    else await enqueue(tx, 'mail-request-accepted', { bookingId }, { key: bookingId });
    // Last, since others want these days. By the unit of its price: its places mean nothing in another.
    await takePlaces(tx, { ...placesOf(booking), unit: booking.priceUnit });
  });
}

/**
 * Declines a request: it is cancelled, and its points are returned. A second call changes nothing.
 * @param answer.reason for the traveller; may be empty
 * @throws AppError not_found, request_closed (accepted, cancelled, or not answered in time)
 */
export function declineRequest(app: App, { bookingId, personId, reason }: Answer & { reason: string }): Promise<void> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, bookingId);
    if (booking.approval === 'declined') return;
    checkAsked(booking, at);
    const by = { actor: 'provider', actorId: personId, cancelReason: 'declined' } as const;
    await moveBooking(tx, booking, { to: 'cancelled', ...by, ...(reason && { reason }), at, from: ['pending'] });
    await writeAnswer(tx, bookingId, { approval: 'declined', answeredAt: at });
    await returnPoints(tx, {
      personId: booking.personId,
      bookingId,
      source: bookingId,
      points: booking.pointsSpent,
      at,
    });
    await note(tx, booking, { personId, action: 'booking.request_declined', at });
    await enqueue(tx, 'mail-request-declined', { bookingId }, { key: bookingId });
  });
}

function checkAsked(booking: Booking, at: Date): void {
  if (!isAsked(booking, at)) throw new AppError('request_closed');
}

function note(
  tx: Tx,
  { id }: Booking,
  { personId, action, at }: { personId: string; action: AuditAction; at: Date },
): Promise<void> {
  return recordAudit(tx, { actorId: personId, action, subjectType: 'booking', subjectId: id, detail: {}, at });
}
