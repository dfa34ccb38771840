import { AppError } from '#shared/errors.ts';
import { dollars, usd } from '#shared/money.ts';
import { checkRecentSignIn } from '../../accounts/recent-sign-in.ts';
import type { App } from '../../app.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findCancelRole } from '../../bookings/access/queries.ts';
import { type CancelRole, centsBack, isCancellable, percentBack } from '../../bookings/cancellation.ts';
import { endBooking } from '../../bookings/end-booking.ts';
import { type Booking, lockBooking } from '../../bookings/lifecycle.ts';
import { type Tx, transaction } from '../../db/client.ts';
import type { Person } from '../../http/person.ts';
import { enqueue } from '../../jobs/queue.ts';
import { decideRefund, lockRefundables } from './decide-refund.ts';

export interface Cancellation {
  /** In the person's own words; a provider and we owe the traveller one. */
  reason: string;
  /** What goes back when we cancel: by the traveller's policy, or all of it. Others may not choose. */
  refund?: 'policy' | 'full' | undefined;
  /** Dollars and points that were shown to come back; absent: whatever it is. */
  refundAmount?: number | undefined;
  pointsBack?: number | undefined;
}

/**
 * Cancels a booking and decides its refund, in one transaction: places and points return, the traveller's policy (frozen
 * when it was booked) says how much of the price goes back, a provider who cancels gives all of it back. What is kept is
 * shared as a trip's price. Sending the money is a job's.
 * @param answer reads, or writes, more in the same transaction
 * @returns what `answer` does
 * @throws AppError not_found (also for another's), forbidden (choosing the refund), invalid_input (a reason is missing),
 * not_cancellable (over, begun, or cancelled already), refund_changed (other than shown), disputed, sign_in_again (an admin's)
 */
export async function cancelBooking<Answer>(
  app: App,
  person: Person,
  idOrReference: string,
  wish: Cancellation,
  answer: (tx: Tx, id: string) => Promise<Answer>,
): Promise<Answer> {
  const found = await findCancelRole(app.db, idOrReference, person);
  if (!found) throw new AppError('not_found');
  const { id, role } = found;
  if (wish.refund && role !== 'admin') throw new AppError('forbidden');
  // It moves another's money.
  if (role === 'admin') await checkRecentSignIn(app, person);
  if (role !== 'traveller' && wish.reason === '') {
    throw new AppError('invalid_input', { fields: { reason: 'required_fields_missing' } });
  }
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, id);
    if (!isCancellable(booking, role, at)) throw new AppError('not_cancellable');
    const percent = percentBack(booking, wish.refund === 'policy' ? 'traveller' : role, at);
    const { reason } = wish;
    await endBooking(tx, booking, { actor: role, actorId: person.id, reason, at });
    const why = whyBack(role, wish);
    await giveBack(app, tx, { booking, percent, reason: why, personId: person.id, shown: wish, at });
    if (role === 'admin') {
      const detail = { reason, percent };
      await recordAudit(tx, {
        actorId: person.id,
        action: 'booking.cancelled',
        subjectType: 'booking',
        subjectId: id,
        detail,
        at,
      });
    }
    return answer(tx, id);
  });
}

function whyBack(role: CancelRole, { refund }: Cancellation): 'policy' | 'provider_cancel' | 'our_cancel' {
  if (role === 'traveller' || refund === 'policy') return 'policy';
  return role === 'provider' ? 'provider_cancel' : 'our_cancel';
}

interface GiveBack {
  booking: Booking;
  percent: number;
  reason: ReturnType<typeof whyBack>;
  personId: string;
  shown: Pick<Cancellation, 'refundAmount' | 'pointsBack'>;
  at: Date;
}

async function giveBack(app: App, tx: Tx, { booking, percent, reason, personId, shown, at }: GiveBack): Promise<void> {
  const refundables = await lockRefundables(tx, booking.id);
  const made = await decideRefund(app, tx, {
    booking,
    priceCents: centsBack(refundables.leftCents, booking.totalCents, percent),
    refundables,
    reason,
    decidedBy: personId,
    at,
  });
  const cents = made.reduce((sum, { usdCents }) => sum + usdCents, 0);
  const points = made.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  const { refundAmount = dollars(usd(cents)), pointsBack = points } = shown;
  // Thrown before anything holds: nobody gives up more than they were shown.
  if (refundAmount !== dollars(usd(cents)) || pointsBack !== points) throw new AppError('refund_changed');
  await enqueue(tx, 'post-earning', { bookingId: booking.id }, { key: `cancelled:${booking.id}` });
}
