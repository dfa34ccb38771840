import { isDeepStrictEqual } from 'node:util';
import type { App } from '#server/app.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { changedAnswers } from '#server/bookings/answers/change-answers.ts';
import { applyChange } from '#server/bookings/changes/apply-change.ts';
import { askChange } from '#server/bookings/changes/ask-change.ts';
import { changeAnswer, figuresOf, termsAfter } from '#server/bookings/changes/change-answers.ts';
import { holdChange } from '#server/bookings/changes/hold-change.ts';
import { isSameTrip, type PricedChange, priceChange, type StayRequest } from '#server/bookings/changes/price-change.ts';
import { type Change, findOpenChange, listPaidParts } from '#server/bookings/changes/queries.ts';
import { type Booking, lockBooking } from '#server/bookings/lock-booking.ts';
import { type GivenConsent, type MoveOptions, permitMove } from '#server/consents/permit-move.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { takeTries } from '#server/limits/take-tries.ts';
import { getSettings } from '#server/settings/queries.ts';
import type { BookingChange } from '#shared/contracts/booking-changes.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { insertChangePayment } from '../records/repository.ts';
import { decideRefund, lockRefundables } from '../refunds/decide-refund.ts';

/**
 * Changes of one booking. Each one sends letters to both sides; a change to the same price could be made and undone
 * without end.
 */
const changesPerBooking = { most: 20, periodMs: 24 * 3_600_000 };

/** @see ChangeRequest in src/shared/contracts/booking-changes.schemas.ts */
interface ChangeAsked extends StayRequest {
  /** Changed answers to the questions of the booking. */
  answers?: AnswersSent | undefined;
  /** The figures as they were displayed, in dollars and in points. A figure that is absent is not checked. */
  total: number;
  refund?: number | undefined;
  pointsBack?: number | undefined;
  amountDue?: number | undefined;
  /** The displayed terms of cancelling after the change. */
  policy?: BookingChange['policy'] | undefined;
  /** Why an admin makes it for the traveller, who reads it; absent where they make it themselves. */
  ourReason?: string | undefined;
}

/**
 * Changes dates or guests of a booking, as its traveller or as an admin for them: under the traveller's limits, and what is to be paid they pay themselves. If the new price is higher, the additional places are held and the
 * difference waits to be paid, as a payment of its own. Else the change is applied at once, and the refund of a lower
 * price is decided by the policy in the same transaction. Of a booking that came by a request the provider is asked first.
 * @throws AppError not_found, not_changeable, change_open, disputed, invalid_dates,
 *   invalid_input (nothing would change, or an answer is wrong), quote_changed (a figure differs from what was displayed; with the current
 *   ones), answers_closed, too_many_tries, sold_out, and the refusals of `holdWithinLimits` for one that costs more; of an admin as
 *   `permitMove`
 */
export async function createChange(
  app: App,
  person: { id: string },
  { bookingId: id, ourReason, ...asked }: ChangeAsked & { bookingId: string },
  { inSameTx, consent, lang = 'en' }: MoveOptions<BookingChange> & { lang?: Lang } = {},
): Promise<BookingChange> {
  return transaction(app, async (tx) => {
    const at = app.clock.now();
    const booking = await lockBooking(tx, id);
    const { paid } = await lockRefundables(tx, id);
    const parts = paid.map(({ refundable }) => refundable);
    const priced = await priceChange(app, tx, { booking, asked, paid: parts });
    if (await findOpenChange(tx, id)) throw new AppError('change_open');
    // While a bank holds a payment it is not known what the booking is worth.
    if (paid.some(({ payment }) => payment.disputed)) throw new AppError('disputed');
    const { quote } = priced;
    if (isSameTrip(booking, quote)) throw new AppError('invalid_input', { fields: { startDate: 'same_trip' } });
    checkShown(asked, priced, termsAfter(parts, priced));
    if (app.config.rateLimits) await takeTries(tx, [{ subject: `changes:${id}`, ...changesPerBooking }], at);
    const answersSealed = asked.answers ? changedAnswers(app, booking, { answers: asked.answers, at }) : null;
    const request = { booking, priced, answersSealed, askedBy: booking.personId, ourReason: ourReason ?? null, at };
    if (ourReason !== undefined) await permitChange(tx, person, { booking, priced, consent, at });
    const make = priced.differenceCents > 0 ? hold : apply;
    const change = await (booking.approval === 'accepted'
      ? askChange(tx, request)
      : make(app, tx, { ...request, decidedBy: person.id }));
    if (ourReason !== undefined) await tellOfOurs(tx, person, change);
    const { pointsBack } = figuresOf(priced);
    const answer = changeAnswer(change, { paid: await listPaidParts(tx, id), now: at, lang, pointsBack });
    await inSameTx?.(tx, answer);
    return answer;
  });
}

/** Compares the displayed figures and terms with the current ones. @throws AppError quote_changed */
function checkShown(shown: ChangeAsked, priced: PricedChange, terms: BookingChange['policy']): void {
  const figures = figuresOf(priced);
  const { total, refund = figures.refund, pointsBack = figures.pointsBack, amountDue = figures.amountDue } = shown;
  const { policy = terms } = shown;
  const asShown =
    total === figures.total &&
    refund === figures.refund &&
    pointsBack === figures.pointsBack &&
    amountDue === figures.amountDue &&
    isDeepStrictEqual(policy, terms);
  if (!asShown) throw new AppError('quote_changed', figures);
}

interface Permitted {
  booking: Booking;
  priced: PricedChange;
  consent: GivenConsent | undefined;
  at: Date;
}

/** An admin gives back another person's money by a cheaper change. */
async function permitChange(tx: Tx, admin: { id: string }, { booking, priced, consent, at }: Permitted): Promise<void> {
  const { id: bookingId, reference, status, startDate, endDate, guests, totalCents } = booking;
  const { quote, refundCents } = priced;
  await permitMove(tx, admin, {
    move: {
      ...{ act: 'booking.change', payee: `refund:${bookingId}`, usdCents: refundCents, bookingId },
      subject: { type: 'booking', id: bookingId, name: reference },
      facts: {
        ...{
          status,
          totalCents,
          newTotalCents: quote.totalCents,
          refundCents,
          was: `${startDate} ${endDate}, ${guests}`,
        },
        ...{ startDate: quote.startDate, endDate: quote.endDate, guests: quote.guests },
      },
    },
    ...{ consent, at },
  });
}

/** Records what an admin has changed for the traveller, and tells them; of one that is applied its own letter says it. */
async function tellOfOurs(tx: Tx, admin: { id: string }, change: Change): Promise<void> {
  const { id: changeId, bookingId, status, ourReason: reason, createdAt: at } = change;
  const { fromStartDate, fromEndDate, fromGuests, startDate, endDate, guests, differenceCents, refundCents } = change;
  await recordAudit(tx, {
    ...{ actorId: admin.id, action: 'booking.changed_for_traveller', subjectType: 'booking', subjectId: bookingId, at },
    detail: {
      ...{ reason, changeId, status, differenceCents, refundCents },
      before: { startDate: fromStartDate, endDate: fromEndDate, guests: fromGuests },
      after: { startDate, endDate, guests },
    },
  });
  if (status !== 'applied') await enqueue(tx, 'mail-change-for-you', { changeId }, { key: changeId });
}

type Asked = Parameters<typeof applyChange>[1] & { decidedBy: string };

async function hold(app: App, tx: Tx, asked: Asked): Promise<Change> {
  const { booking, priced, at } = asked;
  const { holdMinutes } = await getSettings(tx);
  const change = await holdChange(app, tx, asked, holdMinutes);
  const dueCents = priced.differenceCents;
  await insertChangePayment(tx, { bookingId: booking.id, changeId: change.id, dueCents, now: at });
  return change;
}

/**
 * Applies a change to the same or a lower price. The part that the policy keeps stays with the booking, and is earned
 * after the trip.
 */
async function apply(app: App, tx: Tx, asked: Asked): Promise<Change> {
  const { booking, priced, decidedBy, at } = asked;
  const change = await applyChange(tx, asked);
  const priceCents = priced.refundCents;
  await decideRefund(app, tx, { booking, priceCents, reason: 'change', decidedBy, at });
  return change;
}
