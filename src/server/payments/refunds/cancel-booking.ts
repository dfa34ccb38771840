import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { centsBack, isCancellable, percentBack } from '#server/bookings/cancellation.ts';
import { endBooking } from '#server/bookings/end-booking.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import { type BookingAsked, getBooking } from '#server/bookings/queries.ts';
import { isAgreed } from '#server/bookings/requests/request-rules.ts';
import type { Share } from '#server/bookings/shares.ts';
import { type GivenConsent, type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import type { Person } from '#server/http/person.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Booking as BookingAnswer } from '#shared/contracts/bookings.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, type UsdCents, usd } from '#shared/money.ts';
import { phoneNumberIn } from '#shared/phone-in-text.ts';
import type { CancellationReason } from '#shared/refund-reasons.ts';
import type { BookingParty } from '#shared/states.ts';
import { decideRefund, lockRefundables, type Refundables, sharesBack } from './decide-refund.ts';

interface Cancellation {
  /** The booking, and as which of its parties the person cancels. */
  booking: BookingAsked;
  /** The person's own words; required when a provider or an admin cancels. */
  reason: string;
  /** How much an admin refunds: by the traveller's policy, or all of it. Only admins may choose. */
  refund?: 'policy' | 'full' | undefined;
  /** Dollars and points that the person was shown as the refund; absent: not compared. */
  refundAmount?: number | undefined;
  pointsBack?: number | undefined;
  /** Of what is answered. */
  lang: Lang;
}

/**
 * Cancels a booking and decides its refund, in one transaction (docs/decisions/012-cancelling-decides-its-refund.md). Places
 * and points are returned. The traveller's policy, fixed when it was booked, tells how much of the price is refunded; when the
 * provider cancels, all of it is. What is kept is split as the price of a trip. A job sends the money.
 * @returns the booking as its person sees it then
 * @throws AppError not_found, forbidden (choosing the refund), invalid_input (a reason is missing, or a provider's has a phone number),
 * not_cancellable (over, begun, or cancelled already), request_closed (the same of a request that was not accepted), refund_changed (other than shown), disputed;
 * and of an admin as `permitMove`
 */
export async function cancelBooking(
  app: App,
  person: Person,
  request: Cancellation,
  { inSameTx, consent }: MoveOptions<BookingAnswer> = {},
): Promise<BookingAnswer> {
  const { id, party } = request.booking;
  if (request.refund && party !== 'admin') throw new AppError('forbidden');
  if (party !== 'traveller' && request.reason === '') {
    throw new AppError('invalid_input', { fields: { reason: 'reason_missing' } });
  }
  const phone = party === 'provider' ? phoneNumberIn(request.reason) : undefined;
  if (phone !== undefined) {
    const problem = { key: 'text_phone', values: { part: { en: phone, sw: phone } } };
    throw new AppError('invalid_input', { fields: { reason: problem } });
  }
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, id);
    if (!isCancellable(booking, party, at)) {
      throw new AppError(isAgreed(booking) ? 'not_cancellable' : 'request_closed');
    }
    const percent = percentBack(booking, request.refund === 'policy' ? 'traveller' : party, at);
    const { reason } = request;
    const refundables = await lockRefundables(tx, id);
    const priceCents = centsBack({ leftCents: refundables.leftCents, totalCents: booking.totalCents, percent });
    // Before another admin is asked to consent to what would be refused.
    checkShown(request, sharesBack(refundables, priceCents));
    if (party === 'admin') await permitRefund(tx, person, { booking, percent, priceCents, consent, at });
    await endBooking(tx, booking, { actor: party, actorId: person.id, reason, at });
    const refundedFor = refundReason(party, request);
    await decideCancellationRefund(app, tx, {
      ...{ booking, priceCents, refundables },
      reason: refundedFor,
      personId: person.id,
      at,
    });
    if (party === 'admin') {
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
    const answer = await getBooking(app, { ...request.booking, lang: request.lang }, tx);
    await inSameTx?.(tx, answer);
    return answer;
  });
}

/** So that nothing is cancelled on other terms than were shown. @throws AppError refund_changed */
function checkShown(shown: Pick<Cancellation, 'refundAmount' | 'pointsBack'>, shares: readonly Share[]): void {
  const amount = dollars(usd(shares.reduce((sum, { usdCents }) => sum + usdCents, 0)));
  const points = shares.reduce((sum, { discountCents }) => sum + discountCents, 0);
  const { refundAmount = amount, pointsBack = points } = shown;
  if (refundAmount !== amount || pointsBack !== points) throw new AppError('refund_changed');
}

function refundReason(party: BookingParty, { refund }: Cancellation): CancellationReason {
  if (party === 'traveller' || refund === 'policy') return 'policy';
  return party === 'provider' ? 'provider_cancel' : 'our_cancel';
}

interface Permitted {
  booking: Booking;
  percent: number;
  priceCents: UsdCents;
  consent: GivenConsent | undefined;
  at: Date;
}

/** An admin gives back another person's money by this. */
async function permitRefund(
  tx: Tx,
  admin: { id: string },
  { booking, percent, priceCents: usdCents, consent, at }: Permitted,
): Promise<void> {
  const { id: bookingId, reference, status, totalCents, startDate, endDate } = booking;
  await permitMove(tx, admin, {
    move: {
      ...{ act: 'booking.cancel', payee: `refund:${bookingId}`, usdCents, bookingId },
      subject: { type: 'booking', id: bookingId, name: reference },
      facts: { status, totalCents, startDate, endDate, percent, refundCents: usdCents },
    },
    ...{ consent, at },
  });
}

interface CancellationRefund {
  booking: Booking;
  priceCents: UsdCents;
  refundables: Refundables;
  reason: ReturnType<typeof refundReason>;
  personId: string;
  at: Date;
}

async function decideCancellationRefund(
  app: App,
  tx: Tx,
  { booking, priceCents, refundables, reason, personId, at }: CancellationRefund,
): Promise<void> {
  await decideRefund(app, tx, { booking, priceCents, refundables, reason, decidedBy: personId, at });
  await enqueue(tx, 'post-earning', { bookingId: booking.id }, { key: `cancelled:${booking.id}` });
}
