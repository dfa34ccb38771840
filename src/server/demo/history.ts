/** When everything in the demo happened: instants for people, listings, bookings and reviews. Pure. */
import { addDays, type CalendarDate, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { KES_MAX, kesFor } from '#shared/money.ts';
import type { PartyGroup } from '#shared/party.ts';
import type { ChargeMethod } from '#shared/payment-methods.ts';
import type { DemoCatalogue } from './data/catalogue.ts';
import { demoQuote, demoService, tripStart } from './data/pricing.ts';
import type { DemoPerson, DemoReview, DemoTrip } from './data/types.ts';

/** Which payment methods have a simulator; only those have a history. */
export interface PaidHistory extends Record<ChargeMethod, boolean> {
  /** KES per USD. */
  rate: number;
}

export interface PlannedBooking {
  personKey: string;
  serviceKey: string;
  startDate: CalendarDate;
  /** Absent where the service's duration decides it. */
  endDate?: CalendarDate;
  guests: number;
  /** Who the guests are, where prices tell them apart. */
  party?: PartyGroup[];
  /** How many of what is added for money, by its English name. */
  extras?: Record<string, number>;
  pay: ChargeMethod;
  fixedReference?: string;
  bookedAt: Date;
  /** When it is over, for trips in the past. */
  completesAt?: Date;
  /** When its traveller cancels it. */
  cancelledAt?: Date;
  review?: PlannedReview;
}

export interface PlannedReview {
  rating: number;
  text: string;
  lang: Lang;
  at: Date;
  answer?: { text: string; at: Date };
  report?: { reason: string; at: Date };
}

/** Bookings of different people, made and paid at the same instant so that the seed can make them in parallel. */
export interface Batch {
  at: Date;
  bookings: PlannedBooking[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** The time between two batches, longer than one batch takes by the product's clock. */
const betweenBatchesMs = 20 * minuteMs;
const batchMax = 8;
const batchSpanMs = 12 * dayMs;

/** A number from 0 to `below`, the same on every run, that looks unordered. */
const spread = (index: number, below: number): number => (index * 37 + 11) % below;

/** All bookings of the demo whose payment method has a simulator. */
export function planBookings(catalogue: DemoCatalogue, now: Date, paid: PaidHistory): PlannedBooking[] {
  const methodOf = new Map(catalogue.people.map((person) => [person.key, usualMethod(person)]));
  const reviewed = catalogue.reviews.map((review, index) =>
    reviewedBooking(review, { index, now, paid, usual: methodOf.get(review.authorKey) ?? 'card' }),
  );
  const trips = catalogue.trips.map((trip, index) => tripBooking(trip, index, now));
  return [...trips, ...reviewed].filter(({ pay }) => paid[pay]);
}

/** People who live in Kenya pay with their phone, guests from abroad with a card. */
const usualMethod = ({ nationality }: DemoPerson): ChargeMethod => (nationality === 'Kenyan' ? 'mpesa' : 'card');

interface ReviewContext {
  index: number;
  now: Date;
  paid: PaidHistory;
  usual: ChargeMethod;
}

function reviewedBooking(review: DemoReview, { index, now, paid, usual }: ReviewContext): PlannedBooking {
  const today = dateInNairobi(now);
  const startDate = addDays(today, -review.daysAgo);
  const service = demoService(review.serviceKey);
  const quote = demoQuote(service, startDate, review, today);
  const completesAt = startOfDayNairobi(addDays(quote.endDate, 1));
  const tooMuch = kesFor(quote.totalCents, paid.rate) > KES_MAX;
  const writtenAt = upTo(now, after(completesAt, 1 + spread(index, 5), index));
  return {
    personKey: review.authorKey,
    serviceKey: review.serviceKey,
    startDate,
    ...endOf(review, quote.endDate),
    guests: review.guests,
    pay: tooMuch ? 'card' : usual,
    bookedAt: bookedBefore(startDate, index),
    completesAt,
    review: {
      rating: review.rating,
      text: review.text,
      lang: review.lang,
      at: writtenAt,
      ...(review.reply && {
        answer: { text: review.reply, at: upTo(now, after(writtenAt, 1 + spread(index, 3), index)) },
      }),
      // Lately, so that it does not seem to have waited for months.
      ...(review.report && { report: { reason: review.report, at: after(now, -1, index) } }),
    },
  };
}

function tripBooking(trip: DemoTrip, index: number, now: Date): PlannedBooking {
  const today = dateInNairobi(now);
  const startDate = tripStart(trip, today);
  const { endDate } = demoQuote(demoService(trip.serviceKey), startDate, trip, today);
  const over = trip.outcome === 'complete';
  // Upcoming trips were booked within the last three weeks, at least two days ago.
  const bookedAt = over ? bookedBefore(startDate, index) : dayTime(addDays(today, -2 - spread(index, 20)), index);
  return {
    personKey: trip.personKey,
    serviceKey: trip.serviceKey,
    startDate,
    ...endOf(trip, endDate),
    guests: trip.guests,
    ...(trip.party && { party: trip.party }),
    ...(trip.extras && { extras: trip.extras }),
    pay: trip.pay,
    ...(trip.fixedReference && { fixedReference: trip.fixedReference }),
    bookedAt,
    ...(trip.outcome === 'cancel' && { cancelledAt: new Date(bookedAt.getTime() + dayMs) }),
    ...(over && { completesAt: startOfDayNairobi(addDays(endDate, 1)) }),
  };
}

const endOf = ({ nights, days }: { nights?: number; days?: number }, endDate: CalendarDate) =>
  nights === undefined && days === undefined ? {} : { endDate };

/** Four days to a month before the start, in daytime. */
const bookedBefore = (startDate: CalendarDate, index: number): Date =>
  dayTime(addDays(startDate, -4 - spread(index, 27)), index);

const dayTime = (date: CalendarDate, index: number): Date =>
  new Date(startOfDayNairobi(date).getTime() + (8 + spread(index, 13)) * hourMs + spread(index, 59) * minuteMs);

const after = (at: Date, days: number, index: number): Date =>
  new Date(at.getTime() + days * dayMs + (8 + spread(index, 12)) * hourMs);

/** The instant, or now if it is in the future. */
const upTo = (now: Date, at: Date): Date => (at < now ? at : now);

/** Bookings in order of time; those of different people within twelve days form a batch at the time of the first. */
export function batchesOf(bookings: readonly PlannedBooking[]): Batch[] {
  const batches: Batch[] = [];
  for (const booking of bookings.toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())) {
    const last = batches.at(-1);
    if (last && joins(last, booking)) last.bookings.push(booking);
    else {
      const earliest = last ? last.at.getTime() + betweenBatchesMs : 0;
      batches.push({ at: new Date(Math.max(booking.bookedAt.getTime(), earliest)), bookings: [booking] });
    }
  }
  return batches;
}

/** Whether a booking may join a batch. A person is in it only once, since a phone can have only one open prompt. */
const joins = (batch: Batch, { personKey, bookedAt }: PlannedBooking): boolean =>
  batch.bookings.length < batchMax &&
  bookedAt.getTime() - batch.at.getTime() <= batchSpanMs &&
  batch.bookings.every((other) => other.personKey !== personKey);

/** When people registered and providers and listings were added, each before the first booking that needs them. */
export interface StartDates {
  services: Map<string, Date>;
  providers: Map<string, Date>;
  people: Map<string, Date>;
}

/** @param batches all of them, since the first booking of each decides */
export function startDatesOf(catalogue: DemoCatalogue, batches: readonly Batch[], now: Date): StartDates {
  const booked = (key: 'serviceKey' | 'personKey', value: string) =>
    batches.find(({ bookings }) => bookings.some((booking) => booking[key] === value))?.at ?? now;
  const before = (at: Date, days: number) => new Date(at.getTime() - days * dayMs);

  const services = new Map(
    catalogue.services.map(({ key }, index) => [key, before(booked('serviceKey', key), 20 + spread(index, 70))]),
  );
  const earliest = (dates: (Date | undefined)[]) => new Date(Math.min(...dates.map((at) => (at ?? now).getTime())));
  const providers = new Map(
    catalogue.providers.map(({ key }, index) => {
      const own = catalogue.services.filter(({ providerKey }) => providerKey === key);
      return [key, before(earliest(own.map((service) => services.get(service.key))), 6 + spread(index, 25))];
    }),
  );
  const people = new Map(
    catalogue.people.map(({ key, role }, index) => {
      // Members of a provider also travel, perhaps before their provider was added.
      const business = catalogue.providers.find(({ memberKeys }) => memberKeys.includes(key));
      const first = role === 'admin' ? [...providers.values()] : [booked('personKey', key)];
      const at = earliest([...first, business && providers.get(business.key)]);
      return [key, before(at, role === 'admin' ? 30 : 1 + spread(index, 14))];
    }),
  );
  return { services, providers, people };
}
