import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { getBookableService } from '#server/catalogue/queries.ts';
import { transaction, type UseCaseOptions } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { spendPoints } from '#server/loyalty/spend-points.ts';
import { getSettings, type Settings } from '#server/settings/queries.ts';
import type { BookingRequest as BookingRequestSchema } from '#shared/contracts/bookings.schemas.ts';
import { today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { freezePolicy } from '#shared/policy.ts';
import { checkBookingWindow, GUESTS_MAX, type Quote, quoteFor } from '#shared/quote.ts';
import { holdWithinLimits } from './check-hold-limits.ts';
import { shiftOf, takePlaces } from './places.ts';
import { nextReference, reserveReference } from './references.ts';
import { type Booking, insertBooking, insertTransition, type NewBooking } from './repository.ts';
import type { FrozenTaxes } from './tables.ts';
import { tripOverAt } from './trip-dates.ts';

type Received = z.output<typeof BookingRequestSchema>;
/** Calls within the server may leave out the points. */
export type BookingRequest = Omit<Received, 'points'> & Partial<Pick<Received, 'points'>>;

interface BookingOptions extends UseCaseOptions<Booking> {
  /** The language of the booking's letters. */
  lang: Lang;
  /** Given by the demo for one known booking; otherwise the next free reference is used. */
  fixedReference?: string;
}

/**
 * Creates a booking: takes its places on all days or throws, stores price, policy and commission as they are now, and
 * holds the places until the booking is paid or the hold ends. Points are spent at once, and returned if the booking is
 * never paid. A booking that points pay in full needs no payment. How many places one person may hold unpaid is limited
 * (`holdWithinLimits`).
 * @throws AppError not_found (no such service for travellers), invalid_dates, sold_out, points_short, invalid_input
 * (more points than the price), too_many_tries, unpaid_bookings_open, unpaid_bookings_lapsed, unpaid_days_many, unpaid_places_many,
 * email_unverified
 */
export async function createBooking(
  app: App,
  person: { id: string },
  request: BookingRequest,
  { lang, inSameTx, fixedReference }: BookingOptions,
): Promise<Booking> {
  // No listing has so many places, and larger numbers would make amounts exceed safe integers.
  if (request.guests > GUESTS_MAX) throw new AppError('sold_out');
  const reference = fixedReference ?? (await nextReference(app));
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const service = await getBookableService(tx, request.serviceId);
    const quote = quoteFor(service, {
      startDate: request.startDate,
      endDate: request.endDate || undefined,
      guests: request.guests,
    });
    checkBookingWindow({ today: today(app.clock), startDate: quote.startDate, lastDate: quote.dates.at(-1) });
    const settings = await getSettings(tx);
    if (fixedReference) await reserveReference(tx, fixedReference);
    const places = { serviceId: service.id, dates: quote.dates, places: quote.places };
    const { holdMinutes } = settings;
    const wish = { personId: person.id, service, taken: shiftOf(places), holdMinutes, at: now };
    const holdEndsAt = await holdWithinLimits(app, tx, wish, () => takePlaces(tx, places));
    const points = request.points ?? 0;
    if (points > quote.totalCents) throw new AppError('invalid_input', { fields: { points: 'points_too_many' } });
    const booking = await insertBooking(tx, {
      reference,
      personId: person.id,
      serviceId: service.id,
      providerId: service.providerId,
      status: 'pending',
      approval: service.approval === 'request' ? 'asked' : 'not_needed',
      priceUnit: service.priceUnit,
      ...quoteColumns(quote),
      pointsSpent: points,
      discountCents: points, // a point is worth a cent
      ...contactColumns(app, request.contact),
      language: lang,
      policy: freezePolicy(service.policy, quote.startDate, now),
      commissionBps: bps(settings.commissionPercent),
      taxes: taxesOf(settings),
      holdEndsAt,
      holdBaseEndsAt: holdEndsAt,
      createdAt: now,
    });
    await insertTransition(tx, {
      bookingId: booking.id,
      fromStatus: null,
      toStatus: 'pending',
      at: now,
      actor: 'traveller',
      actorId: person.id,
    });
    await spendPoints(tx, { personId: person.id, source: booking.id, points, at: now });
    if (booking.totalCents === booking.discountCents) await enqueue(tx, 'pay-with-points', { bookingId: booking.id });
    await enqueue(tx, 'expire-booking', { bookingId: booking.id }, { at: holdEndsAt });
    await inSameTx?.(tx, booking);
    return booking;
  });
}

/** Hundredths of a percent. */
const bps = (percent: number) => Math.round(percent * 100);

const taxesOf = (settings: Settings): FrozenTaxes => ({
  vatBps: bps(settings.commissionVatPercent),
  levyBps: bps(settings.tourismLevyPercent),
  withholdingBps: bps(settings.withholdingTaxPercent),
});

type QuoteColumns = 'startDate' | 'endDate' | 'guests' | 'places' | 'lines' | 'totalCents' | 'completesAt';

function quoteColumns(quote: Quote): Pick<NewBooking, QuoteColumns> {
  const { startDate, endDate, guests, places, lines, totalCents } = quote;
  return { startDate, endDate, guests, places, lines, totalCents, completesAt: tripOverAt(endDate) };
}

function contactColumns(app: App, { name, email, phone }: BookingRequest['contact']) {
  return { contactName: name, contactEmail: email, contactPhoneSealed: phone === '' ? null : app.secrets.seal(phone) };
}
