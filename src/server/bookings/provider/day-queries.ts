import { and, asc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import { limitTo } from '#server/db/page.ts';
import { providers } from '#server/providers/tables.ts';
import { daySheetRows } from '#shared/contracts/provider-bookings.schemas.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { arrivalColumns } from '../arrival-queries.ts';
import { longestStay } from '../guests-there.ts';
import { bookings } from '../tables.ts';

/** Where a booking is on a day: it begins, it is under way before and after, or it is on its last day. */
export type DayPart = 'arrival' | 'under_way' | 'departure';

/** A page of the bookings that a provider has on a day. */
interface WantedDay {
  providerId: string;
  date: CalendarDate;
  page: number;
}

const partOn = (date: CalendarDate): SQL<DayPart> =>
  sql`case when ${bookings.startDate} = ${date} then 'arrival' when ${bookings.endDate} = ${date} then 'departure' else 'under_way' end`;

/** Paid bookings alone. Completed ones are over before today, so that today reads few rows, by `bookings_provider_status`. */
const onDay = (app: App, { providerId, date }: Omit<WantedDay, 'page'>): SQL | undefined =>
  and(
    eq(bookings.providerId, providerId),
    inArray(bookings.status, date < today(app.clock) ? ['confirmed', 'completed'] : ['confirmed']),
    sql`${bookings.startDate} between ${date}::date - ${longestStay}::integer and ${date}::date`,
    gte(bookings.endDate, date),
  );

/** What the gate has to know of a booking: no phone, no answers and no companions, which are sealed. */
const gateColumns = {
  id: bookings.id,
  reference: bookings.reference,
  contactName: bookings.contactName,
  contactEmail: bookings.contactEmail,
  guests: bookings.guests,
  party: bookings.party,
  startDate: bookings.startDate,
  endDate: bookings.endDate,
  completesAt: bookings.completesAt,
  checkedInAt: bookings.checkedInAt,
  noShowAt: bookings.noShowAt,
};

const sheetColumns = {
  ...gateColumns,
  contactPhoneSealed: bookings.contactPhoneSealed,
  extras: bookings.extras,
  places: bookings.places,
  priceUnit: bookings.priceUnit,
  status: bookings.status,
  answersSealed: bookings.answersSealed,
  companionsSealed: bookings.companionsSealed,
};

/** By listing, then by the travellers' names; at most `daySheetRows`. */
const inOrder = (page: number): SQL[] => [
  sql`coalesce(${services.titleEn}, ${services.titleSw})`,
  asc(services.id),
  sql`lower(${bookings.contactName})`,
  sql`${bookings.id} ${limitTo({ page, pageSize: daySheetRows })}`,
];

export type DayRow = Awaited<ReturnType<typeof listDay>>[number];

/** At most `daySheetRows` bookings of a day, in the order of their listings' titles and travellers' names. */
export function listDay(app: App, wanted: WantedDay) {
  return app.db
    .select({
      booking: sheetColumns,
      part: partOn(wanted.date),
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw, location: services.location },
      arrival: arrivalColumns,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .where(onDay(app, wanted))
    .orderBy(...inOrder(wanted.page));
}

export type ExpectedRow = Awaited<ReturnType<typeof listExpectedOn>>[number];

/** The first `daySheetRows` of the same bookings, with what the gate has to know of them. */
export function listExpectedOn(app: App, wanted: Omit<WantedDay, 'page'>) {
  return app.db
    .select({ booking: gateColumns, service: { titleEn: services.titleEn, titleSw: services.titleSw } })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(onDay(app, wanted))
    .orderBy(...inOrder(1));
}

/** How many bookings and guests a day has in each part. */
export async function countDay(
  app: App,
  wanted: Omit<WantedDay, 'page'>,
): Promise<Map<DayPart, { bookings: number; guests: number }>> {
  const rows = await app.db
    .select({
      part: partOn(wanted.date),
      bookings: sql<number>`count(*)`.mapWith(Number),
      guests: sql<number>`sum(${bookings.guests})`.mapWith(Number),
    })
    .from(bookings)
    .where(onDay(app, wanted))
    .groupBy(sql`1`);
  return new Map(rows.map(({ part, ...count }) => [part, count]));
}
