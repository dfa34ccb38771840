import { and, asc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { listOf, mapPage, type Page, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { payments } from '#server/payments/records/tables.ts';
import type { BookedServicesAnswer, ProviderBookingsQuery } from '#shared/contracts/provider-bookings.schemas.ts';
import type { ProviderBookingItem } from '#shared/contracts/provider-bookings.ts';
import { type CalendarDate, calendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import { waitingOf } from '../booking-answers.ts';
import { openChanges } from '../changes/queries.ts';
import { moneyBack, phoneRequest } from '../charge-queries.ts';
import { firstPayment, isNamed, paidStatus } from '../queries.ts';
import { showsContact } from '../requests/contact-rules.ts';
import { bookingChanges, bookings } from '../tables.ts';
import { titleIn } from '../title-in.ts';

type BookedServices = z.output<typeof BookedServicesAnswer>['items'];
type Wanted = z.output<typeof ProviderBookingsQuery>;
/** A state of bookings, or where they are on a day. */
type Stage = { of: NonNullable<Wanted['status']>; on: CalendarDate };

const bookingColumns = {
  id: bookings.id,
  reference: bookings.reference,
  startDate: bookings.startDate,
  endDate: bookings.endDate,
  priceUnit: bookings.priceUnit,
  guests: bookings.guests,
  status: bookings.status,
  totalCents: bookings.totalCents,
  contactName: bookings.contactName,
  contactEmail: bookings.contactEmail,
  approval: bookings.approval,
  holdEndsAt: bookings.holdEndsAt,
  checkedInAt: bookings.checkedInAt,
  noShowAt: bookings.noShowAt,
  confirmedAt: bookings.confirmedAt,
  createdAt: bookings.createdAt,
};

const selectBookings = (db: Db, position: SQL<Position>) =>
  db
    .select({
      booking: bookingColumns,
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw },
      payment: { status: payments.status },
      paidStatus,
      back: moneyBack(db),
      phoneRequest,
      change: {
        ...{ startDate: bookingChanges.startDate, endDate: bookingChanges.endDate, guests: bookingChanges.guests },
        status: bookingChanges.status,
      },
      position,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(payments, firstPayment)
    // By `booking_changes_one_open`.
    .leftJoin(
      bookingChanges,
      and(eq(bookingChanges.bookingId, bookings.id), inArray(bookingChanges.status, openChanges)),
    )
    .$dynamic();

/** `showsContact` as a condition. */
const contactShown = or(
  inArray(bookings.status, ['confirmed', 'completed']),
  isNotNull(bookings.confirmedAt),
  and(eq(bookings.status, 'pending'), ne(bookings.approval, 'asked')),
);

const providerBookings = listOf({
  name: 'provider-bookings',
  select: selectBookings,
  id: bookings.id,
  counted: { table: bookings, unless: ['q'] },
  filters: {
    providerId: (id: string) => eq(bookings.providerId, id),
    stage: isAt,
    service: (id: string) => eq(bookings.serviceId, id),
    from: (date: CalendarDate) => gte(bookings.startDate, date),
    to: (date: CalendarDate) => lte(bookings.startDate, date),
    q: (text: string) =>
      or(
        ilike(bookings.contactName, containing(text)),
        and(ilike(bookings.contactEmail, containing(text)), contactShown),
        isNamed(text),
      ),
  },
  scope: 'providerId',
  sorts: {
    startDate: { column: bookings.startDate, index: 'bookings_provider' },
    createdAt: { column: bookings.createdAt, index: 'bookings_provider_created' },
  },
});

/** Its provider is asked for a change of it; by `booking_changes_one_open`. */
const changeAsked = sql`exists (select from ${bookingChanges} as one
  where one.booking_id = ${bookings.id} and one.status = 'asked')`;

/** By `bookings_provider_status`. */
function isAt({ of, on }: Stage): SQL | undefined {
  const open = and(inArray(bookings.status, ['pending', 'confirmed']), ne(bookings.approval, 'asked'));
  switch (of) {
    case 'asked':
      return and(
        inArray(bookings.status, ['pending', 'confirmed']),
        or(eq(bookings.approval, 'asked'), and(eq(bookings.approval, 'accepted'), changeAsked)),
      );
    case 'arriving':
      return and(open, eq(bookings.startDate, on));
    case 'upcoming':
      return and(open, gt(bookings.startDate, on));
    case 'under_way':
      return and(
        eq(bookings.status, 'confirmed'),
        lte(bookings.startDate, on),
        gte(bookings.endDate, on),
        isNull(bookings.noShowAt),
        // Who arrives today is there once they are checked in.
        or(lt(bookings.startDate, on), isNotNull(bookings.checkedInAt)),
      );
    default:
      return eq(bookings.status, of);
  }
}

/** States whose bookings are still to come, or there: the next arrivals come first. */
const ahead: readonly (Wanted['status'] | undefined)[] = [
  'asked',
  'arriving',
  'under_way',
  'upcoming',
  'pending',
  'confirmed',
];

/** A provider's bookings; `q` looks in reference, traveller's name, address where it is shown, and listing's title. */
export async function listProviderBookings(
  app: App,
  providerId: string,
  { status, order, from, to, providerId: _, ...wanted }: Wanted,
  lang: Lang,
): Promise<Page<ProviderBookingItem>> {
  const page = await readPage(app.db, providerBookings, {
    ...wanted,
    providerId,
    order: order ?? (wanted.sort === 'startDate' && ahead.includes(status) ? 'asc' : 'desc'),
    ...(status && { stage: { of: status, on: today(app.clock) } }),
    ...(from && { from: calendarDate(from) }),
    ...(to && { to: calendarDate(to) }),
  });
  return mapPage(page, (row) => itemOf(row, lang));
}

type Row = Omit<Awaited<ReturnType<typeof selectBookings>>[number], 'position'>;

function itemOf(
  { booking, service, payment, paidStatus, back, phoneRequest, change }: Row,
  lang: Lang,
): ProviderBookingItem {
  const { id, startDate, endDate, priceUnit, guests, status } = booking;
  return {
    ...{ id, bookingId: booking.reference },
    service: { id: service.id, ...titleIn(lang, service) },
    traveller: booking.contactName || (showsContact(booking) ? booking.contactEmail : booking.reference),
    ...{ startDate, endDate, priceUnit, guests, status },
    paymentStatus: paidStatus ?? payment?.status ?? 'pending',
    moneyBack: back.open ? 'on_its_way' : back.any ? 'done' : 'none',
    phoneRequest,
    totalAmount: dollars(usd(booking.totalCents)),
    currency: 'USD',
    ...waitingOf(booking),
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    noShowAt: booking.noShowAt?.toISOString() ?? null,
    change: change && { ...stayOf(change), isAsked: change.status === 'asked' },
    createdAt: booking.createdAt.toISOString(),
  };
}

const stayOf = ({ startDate, endDate, guests }: NonNullable<Row['change']>) => ({ startDate, endDate, guests });

const servicesMost = 500;

/** A provider's listings that are or were offered, by their titles; by `services_provider_updated`. */
export async function listBookedServices(app: App, providerId: string, lang: Lang): Promise<BookedServices> {
  const rows = await app.db
    .select({ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw })
    .from(services)
    .where(and(eq(services.providerId, providerId), inArray(services.status, ['approved', 'paused'])))
    .orderBy(sql`coalesce(${services.titleEn}, ${services.titleSw})`, asc(services.id))
    .limit(servicesMost);
  return rows.map((row) => ({ id: row.id, ...titleIn(lang, row) }));
}
