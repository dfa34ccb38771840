import { and, eq, gte, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { moneyBack, phoneRequest } from '#server/bookings/charge-queries.ts';
import { firstPayment, paidStatus } from '#server/bookings/queries.ts';
import { bookings } from '#server/bookings/tables.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { services } from '#server/catalogue/tables.ts';
import type { Db } from '#server/db/client.ts';
import { eachItem, listOf, mapPage, readPage, type WholeOf } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { payments } from '#server/payments/records/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { Category } from '#shared/categories.ts';
import type { AdminBookingsQuery } from '#shared/contracts/admin-bookings.schemas.ts';
import type { AdminBookings } from '#shared/contracts/admin-bookings.ts';
import { addDays, type CalendarDate, calendarDate, startOfDayNairobi } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { Approval } from '#shared/requests.ts';
import type { BookingStatus, PaymentStatus } from '#shared/states.ts';
import { type Looked, lookFor } from './search.ts';

const columns = {
  ...{ id: bookings.id, reference: bookings.reference, status: bookings.status, approval: bookings.approval },
  ...{ contactName: bookings.contactName, contactEmail: bookings.contactEmail },
  ...{ startDate: bookings.startDate, endDate: bookings.endDate, guests: bookings.guests },
  ...{ totalCents: bookings.totalCents, createdAt: bookings.createdAt },
};

const selectBookings = (db: Db, position: SQL<Position>) =>
  db
    .select({
      booking: columns,
      traveller: { id: people.id, name: people.name, email: people.email },
      service: { id: services.id, titleEn: services.titleEn, titleSw: services.titleSw, category: services.category },
      provider: { id: providers.id, name: providers.name },
      payment: { status: payments.status },
      paidStatus,
      back: moneyBack(db),
      phoneRequest,
      position,
    })
    .from(bookings)
    // Each booking has them. PostgreSQL leaves such a join out where nothing of it is asked for, as when rows are counted.
    .leftJoin(people, eq(people.id, bookings.personId))
    .leftJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(payments, firstPayment)
    .$dynamic();

/** So that the planner reads those few by the indexes with this condition, and nothing else by them (`bookings/tables.ts`). */
const byTheirIndex = sql`${bookings.createdAt} < 'infinity'`;

/** The few that are open are read by `bookings_open`; most are over, and are read in the order of the list. */
const inStatus = (status: BookingStatus): SQL | undefined =>
  and(eq(bookings.status, status), status === 'pending' || status === 'confirmed' ? byTheirIndex : undefined);

/** Those that were asked for are read by `bookings_requests`. */
const inApproval = (approval: Approval): SQL | undefined =>
  and(eq(bookings.approval, approval), approval === 'not_needed' ? undefined : byTheirIndex);

const withPayment = (which: SQL) => sql`${bookings.id} in (
  select one.booking_id from ${payments} as one where ${which})`;
const isLater = sql`one.change_id is not null`;
/** By `payments_booking_seq`, and no `exists`, for which PostgreSQL would read the payments of all bookings at once. */
const hasPaid = (...statuses: PaymentStatus[]) => sql`coalesce((select true from ${payments} as other
  where other.booking_id = ${bookings.id} and other.paid_at is not null and other.status in ${statuses} limit 1), false)`;
const isPaid = hasPaid('completed', 'refunded', 'partially_refunded');
/** `isPaid`, or the first payment is neither paid nor waiting; in one, since most bookings are asked for it. */
const isPaidOrOver = sql`coalesce((select true from ${payments} as other where other.booking_id = ${bookings.id}
  and other.status <> 'pending' and (other.seq = 1 or other.paid_at is not null and other.status <> 'failed') limit 1), false)`;

/**
 * Bookings whose payments, taken together, are answered as in this state: by `paidStatus`, else the status of the first. It is
 * put so that the planner sees how many that are: what few have it reads by the index `payments_status` or that of the
 * changes, and what many have in the order of the list.
 */
function inPaymentState(state: PaymentStatus): SQL | undefined {
  switch (state) {
    case 'pending':
      return not(isPaidOrOver);
    case 'failed':
      return and(eq(payments.status, 'failed'), not(isPaid));
    case 'completed':
      return and(hasPaid('completed'), not(hasPaid('refunded', 'partially_refunded')));
    case 'refunded':
      return and(withPayment(sql`one.status = 'refunded'`), not(hasPaid('completed', 'partially_refunded')));
    case 'partially_refunded':
      return and(
        withPayment(sql`one.status = 'partially_refunded'
          union all select one.booking_id from ${payments} as one where ${isLater}`),
        sql`${paidStatus} = 'partially_refunded'`,
      );
  }
}

const allBookings = listOf({
  name: 'admin-bookings',
  select: selectBookings,
  id: bookings.id,
  counted: { table: bookings, unless: ['looked', 'payment', 'category'] },
  filters: {
    looked: ({ condition }: Looked) => condition,
    status: inStatus,
    payment: inPaymentState,
    approval: inApproval,
    category: (category: Category) => eq(services.category, category),
    person: (id: string) => eq(bookings.personId, id),
    service: (id: string) => eq(bookings.serviceId, id),
    provider: (id: string) => eq(bookings.providerId, id),
    from: (date: CalendarDate) => gte(bookings.startDate, date),
    to: (date: CalendarDate) => lte(bookings.startDate, date),
    bookedFrom: (date: CalendarDate) => gte(bookings.createdAt, startOfDayNairobi(date)),
    bookedTo: (date: CalendarDate) => lt(bookings.createdAt, startOfDayNairobi(addDays(date, 1))),
  },
  sorts: {
    createdAt: { column: bookings.createdAt, index: 'bookings_created' },
    startDate: { column: bookings.startDate, index: 'bookings_start' },
  },
});

const dayOf = (text: string | undefined) => (text === undefined ? undefined : calendarDate(text));

type Query = z.output<typeof AdminBookingsQuery>;
type Item = AdminBookings['items'][number];

const wantedBy = async <Asked extends WholeOf<Query>>(
  app: App,
  { q, from, to, bookedFrom, bookedTo, ...query }: Asked,
) => ({
  ...query,
  sort: query.sort ?? (from || to ? 'startDate' : 'createdAt'),
  looked: q === undefined ? undefined : await lookFor(app, q),
  ...{ from: dayOf(from), to: dayOf(to), bookedFrom: dayOf(bookedFrom), bookedTo: dayOf(bookedTo) },
});

/** The bookings of every traveller and provider, for admins: searched, filtered, sorted and paged as the query asks. */
export async function listAdminBookings(
  app: App,
  { page, pageSize, after, ...query }: Query,
  lang: Lang,
): Promise<AdminBookings> {
  const wanted = { ...(await wantedBy(app, query)), page, pageSize, after };
  return mapPage(await readPage(app.db, allBookings, wanted), (row) => itemOf(row, lang));
}

/** All of them, in the same order. @throws AppError list_too_long */
export async function* eachAdminBooking(
  app: App,
  query: WholeOf<Query>,
  { most, lang }: { most: number; lang: Lang },
): AsyncGenerator<Item, void, undefined> {
  const itemsOf = (rows: Row[]) => rows.map((row) => itemOf(row, lang));
  yield* eachItem(app.db, allBookings, await wantedBy(app, query), { most, itemsOf });
}

type Row = Omit<Awaited<ReturnType<typeof selectBookings>>[number], 'position'>;

function itemOf({ booking, traveller, service, provider, payment, ...row }: Row, lang: Lang): Item {
  if (!traveller || !service || !provider) throw new Error(`Booking ${booking.id} lacks its traveller or listing`);
  const { contactName, contactEmail, totalCents, createdAt, ...facts } = booking;
  const { title, textLang } = titleIn(lang, service);
  return {
    ...facts,
    ...{ traveller, provider },
    contact: { name: contactName, email: contactEmail },
    service: { id: service.id, title, titleLang: textLang, category: service.category },
    total: dollars(usd(totalCents)),
    paymentStatus: row.paidStatus ?? payment?.status ?? 'pending',
    moneyBack: row.back.open ? 'on_its_way' : row.back.any ? 'done' : 'none',
    phoneRequest: row.phoneRequest,
    createdAt: createdAt.toISOString(),
  };
}
