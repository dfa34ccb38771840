import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { type BookableService, getBookable } from '#server/catalogue/bookable-queries.ts';
import { type Tx, transaction, type UseCaseOptions } from '#server/db/client.ts';
import { newId } from '#server/db/columns.ts';
import { together } from '#server/db/statement.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { spendPoints } from '#server/loyalty/spend-points.ts';
import type { Settings } from '#server/settings/queries.ts';
import { checkBookingRules } from '#shared/booking-rules.ts';
import type { BookingRequest as BookingRequestSchema } from '#shared/contracts/bookings.schemas.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { quoteWithProof } from '#shared/party-proof.ts';
import { freezePolicy } from '#shared/policy.ts';
import type { FrozenTaxes } from '#shared/price-shares.ts';
import { bookedFees, checkBookingWindow, GUESTS_MAX, type Quote } from '#shared/quote.ts';
import { checkAnswers, sealAnswers } from './answers/stored-answers.ts';
import { dueTimeOf } from './came-rules.ts';
import { type Holder, holdWithinLimits, lockHolder } from './check-hold-limits.ts';
import { shiftOf, takePlaces } from './places.ts';
import { nextReference, reserveReference } from './references.ts';
import { type Booking, insertBooking } from './repository.ts';
import { askWithinLimits } from './requests/ask-within-limits.ts';
import { answerEndsAt } from './requests/request-rules.ts';
import { tripOverAt } from './trip-dates.ts';

type Received = z.output<typeof BookingRequestSchema>;
/** Calls within the server may leave out the points. */
export type BookingRequest = Omit<Received, 'points'> & Partial<Pick<Received, 'points'>>;

interface BookingOptions extends UseCaseOptions<Booking> {
  /** Given by the demo for one known booking; otherwise the next free reference is used. */
  fixedReference?: string;
}

/**
 * Creates a booking: takes its places on all days or throws, stores price, policy and commission as they are now, and
 * holds the places until the booking is paid or the hold ends. Points are spent at once, and returned if the booking is
 * never paid. A booking that points pay in full needs no payment. How many places one person may hold unpaid is limited
 * (`holdWithinLimits`).
 * A listing that is booked by request is only asked for: no places are taken before its provider accepts, and how many
 * requests one person may have open is limited (`askWithinLimits`).
 * The questions of the listing are kept with their answers as they are now.
 * @throws AppError not_found (no such service for travellers), bookings_off, requests_off, points_off, invalid_dates, sold_out, points_short, invalid_input
 * (more points than the price), too_many_tries, unpaid_bookings_open, unpaid_bookings_lapsed, unpaid_days_many, unpaid_places_many,
 * email_unverified, requests_many, mode_changed (the listing is booked otherwise than the traveller was told), questions_changed
 */
export async function createBooking(
  app: App,
  person: { id: string },
  request: BookingRequest,
  { inSameTx, fixedReference }: BookingOptions = {},
): Promise<Booking> {
  // No listing has so many places, and larger numbers would make amounts exceed safe integers.
  if (request.guests > GUESTS_MAX) throw new AppError('sold_out');
  const reference = fixedReference ?? (await nextReference(app));
  return transaction(
    app,
    async (tx, { now, service, settings, holder }) => {
      if (request.approval && request.approval !== service.approval) throw new AppError('mode_changed');
      const quote = quoteWithProof(service, {
        startDate: request.startDate,
        endDate: request.endDate || undefined,
        guests: request.guests,
        party: request.party ?? undefined,
        extras: request.extras ?? undefined,
      });
      const day = today(app.clock);
      checkBookingWindow({ today: day, startDate: quote.startDate, lastDate: quote.dates.at(-1) });
      checkBookingRules(service, quote, day);
      const answersSealed = sealAnswers(app, checkAnswers(service.questions, request.answers));
      if (fixedReference) await reserveReference(tx, fixedReference);
      const points = request.points ?? 0;
      const id = newId();
      const bookingUntil = (holdEndsAt: Date): Booking => ({
        ...unpaidBooking,
        ...{ id, reference, personId: person.id, createdAt: now },
        ...{ holdEndsAt, holdBaseEndsAt: holdEndsAt },
        ...termsColumns({ service, settings, quote, now }),
        ...quoteColumns(quote),
        pointsSpent: points,
        discountCents: points, // a point is worth a cent
        ...contactColumns(app, request.contact),
        answersSealed,
      });
      const unit = service.priceUnit;
      const places = { serviceId: service.id, dates: quote.dates, places: quote.places, unit };
      const isPayable = points <= quote.totalCents;
      const write = async (endsAt: Date) => {
        if (!isPayable) return;
        const booking = bookingUntil(endsAt);
        // The answer for the call's key goes in the same round trip, before the counters, which others wait for.
        await together(tx, () => [insertBooking(tx, booking), expireAt(tx, id, endsAt), inSameTx?.(tx, booking)]);
      };
      const isRequest = service.approval === 'request';
      const pendingUntil = isRequest
        ? await ask(
            tx,
            holder,
            { personId: person.id, places: shiftOf(places), capacity: service.capacity, at: now },
            write,
          )
        : await holdWithinLimits(
            tx,
            holder,
            { service, taken: shiftOf(places), holdMinutes: settings.holdMinutes, at: now },
            { take: () => takePlaces(tx, places), write },
          );
      if (!isPayable) throw new AppError('invalid_input', { fields: { points: 'points_too_many' } });
      const booking = bookingUntil(pendingUntil);
      await spendPoints(tx, { personId: person.id, bookingId: id, source: id, points, at: now });
      if (isRequest) await mailAsked(tx, id);
      else if (booking.totalCents === booking.discountCents) await enqueue(tx, 'pay-with-points', { bookingId: id });
      return booking;
    },
    (tx) => readFirst(app, tx, person.id, request),
  );
}

/** What a booking depends on, read in one round trip. The person is locked from then on. */
async function readFirst(app: App, tx: Tx, personId: string, request: BookingRequest) {
  const { serviceId, startDate, endDate } = request;
  const now = app.clock.now();
  const [bookable, holder] = await together(tx, () => [
    getBookable(tx, serviceId, { startDate, endDate: endDate || undefined }),
    lockHolder(app, tx, personId, now),
  ]);
  refuseWhatIsOff(bookable, request);
  return { now, ...bookable, holder };
}

/** What an admin has switched off. @throws AppError bookings_off, requests_off, points_off */
function refuseWhatIsOff(
  { service, settings }: { service: BookableService; settings: Settings },
  { points = 0 }: BookingRequest,
): void {
  if (!settings.takesBookings) throw new AppError('bookings_off');
  if (!settings.takesRequests && service.approval === 'request') throw new AppError('requests_off');
  if (!settings.takesPoints && points > 0) throw new AppError('points_off', { fields: { points: 'points_off' } });
}

/** Asks for places. @returns until when the provider may answer */
async function ask(
  tx: Tx,
  holder: Holder | undefined,
  wish: Parameters<typeof askWithinLimits>[2],
  write: (endsAt: Date) => Promise<void>,
): Promise<Date> {
  await askWithinLimits(tx, holder, wish);
  const [first] = wish.places.days;
  if (first === undefined) throw new Error('A booking takes a day at least');
  const endsAt = answerEndsAt(first.date, wish.at);
  await write(endsAt);
  return endsAt;
}

async function mailAsked(tx: Tx, bookingId: string): Promise<void> {
  await together(tx, () => [
    enqueue(tx, 'mail-provider-request', { bookingId }, { key: bookingId }),
    enqueue(tx, 'mail-request-asked', { bookingId }, { key: bookingId }),
  ]);
}

const expireAt = (tx: Tx, bookingId: string, at: Date) => enqueue(tx, 'expire-booking', { bookingId }, { at });

/** What is the same in every booking that is made. */
const unpaidBooking = {
  status: 'pending',
  cancelReason: null,
  noShowAt: null,
  inviteReviewAt: null,
  checkedInAt: null,
  checkedInBy: null,
  answersChangedAt: null,
  companionsSealed: null,
  checkedInOffline: false,
  answeredAt: null,
  confirmedAt: null,
  completedAt: null,
  cancelledAt: null,
} as const;

interface Terms {
  service: BookableService;
  settings: Settings;
  quote: Quote;
  now: Date;
}

/** What the booking keeps of its listing and the settings as they are now. */
function termsColumns({ service, settings, quote, now }: Terms) {
  return {
    serviceId: service.id,
    providerId: service.providerId,
    approval: service.approval === 'request' ? ('asked' as const) : ('not_needed' as const),
    priceUnit: service.priceUnit,
    dueTime: dueTimeOf(service.priceUnit, service),
    onSiteFees: bookedFees(service),
    policy: freezePolicy(service.policy, quote.startDate, now),
    commissionBps: bps(settings.commissionPercent),
    taxes: taxesOf(settings),
  };
}

/** Hundredths of a percent. */
const bps = (percent: number) => Math.round(percent * 100);

const taxesOf = (settings: Settings): FrozenTaxes => ({
  vatBps: bps(settings.commissionVatPercent),
  levyBps: bps(settings.tourismLevyPercent),
  withholdingBps: bps(settings.withholdingTaxPercent),
});

type QuoteColumns = keyof Omit<Quote, 'dates'> | 'completesAt';

function quoteColumns(quote: Quote): Pick<Booking, QuoteColumns> {
  const { dates: _, ...columns } = quote;
  return { ...columns, completesAt: tripOverAt(quote.endDate) };
}

function contactColumns(app: App, { name, email, phone }: BookingRequest['contact']) {
  return { contactName: name, contactEmail: email, contactPhoneSealed: phone === '' ? null : app.secrets.seal(phone) };
}
