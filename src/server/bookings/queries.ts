import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  ne,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { App } from '#server/app.ts';
import { cover } from '#server/catalogue/cover.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { containing } from '#server/db/containing.ts';
import { COUNTED_MAX, cappedTotal, type Total } from '#server/db/count.ts';
import { listOf, mapPage, noPosition, offsetOf, type PageNumber, readPage } from '#server/db/page.ts';
import type { Position } from '#server/db/page-cursor.ts';
import { preparedQuery } from '#server/db/prepared-query.ts';
import { readTogether } from '#server/db/read-together.ts';
import { NEVER_CAME, payments } from '#server/payments/records/tables.ts';
import { refunds } from '#server/payments/refunds/tables.ts';
import { providers } from '#server/providers/tables.ts';
import { reviews } from '#server/reviews/tables.ts';
import type { BookingsQuery } from '#shared/contracts/bookings.schemas.ts';
import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { grantedReasons } from '#shared/refund-reasons.ts';
import type { ProviderRight } from '#shared/rights.ts';
import { type BookingParty, type BookingStatus, bookingStatuses, type PaymentStatus } from '#shared/states.ts';
import { isOwnListing, serviceColumns } from './access-queries.ts';
import { arrivalColumns } from './arrival-queries.ts';
import { bookingOf, itemOf } from './booking-answers.ts';
import { listChanges, listPaidParts, openChanges } from './changes/queries.ts';
import {
  listCharges,
  listSurplusCharges,
  moneyBack,
  paidSums,
  phoneRequest,
  pointsOutOfPrice,
} from './charge-queries.ts';
import { listNoShows } from './no-show-queries.ts';
import { findPostedShare, findTripCount } from './provider/member-queries.ts';
import { bookings, bookingTransitions } from './tables.ts';
import { listComing } from './time-off/queries.ts';

/** A booking's first payment; later ones belong to changes of the booking. By `payments_booking_seq`. */
export const firstPayment = and(eq(payments.bookingId, bookings.id), eq(payments.seq, 1));

/** A booking, and as which of its parties it is asked for. */
export interface BookingAsked {
  id: string;
  party: BookingParty;
  /** What the caller may do at its provider. */
  rights: readonly ProviderRight[];
}

/** Whether its traveller has reviewed it, and whether that review was taken down. By `reviews_booking_id_unique`. */
const ownReview = sql<'public' | 'taken_down' | null>`(
  select case when review.taken_down_at is null then 'public' else 'taken_down' end
  from ${reviews} review where review.booking_id = ${bookings.id})`;

const wholeBooking = preparedQuery('whole-booking', ['id'], (db, { id }) =>
  db
    .select({
      booking: bookings,
      service: { ...serviceColumns, cover },
      provider: { id: providers.id, name: providers.name },
      arrival: arrivalColumns,
      payment: { status: payments.status },
      paidStatus,
      paidSums,
      back: moneyBack(db),
      phoneRequest,
      neverCame,
      pointsOutOfPrice: pointsOutOfPrice(db),
      ownReview,
      isOwnListing,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(payments, firstPayment)
    .where(eq(bookings.id, id)),
);

/**
 * One booking with everything that its page shows to one of its parties.
 * @param db a transaction, where the answer must include what it has written
 * @throws AppError not_found
 */
export async function getBooking(
  app: App,
  { id, party, rights, lang }: BookingAsked & { lang: Lang },
  db: DbOrTx = app.db,
): Promise<Booking> {
  const [row] = await wholeBooking.rows(db, { id });
  if (!row) throw new AppError('not_found');
  const isMember = party === 'provider';
  // Nobody is marked as a no-show before the first day.
  const day = today(app.clock);
  const begun = row.booking.startDate <= day;
  const [transitions, given, paid, changes, charges, surplus, noShows, trips, posted, timeOff] = await readTogether(
    db,
    [
      () => transitionsOf.rows(db, { bookingId: id }),
      () => refundsOf.rows(db, { bookingId: id }),
      () => listPaidParts(db, id),
      () => listChanges(db, id),
      () => listCharges(db, id),
      () => listSurplusCharges(db, id),
      async () => (begun ? listNoShows(db, id) : []),
      async () => (isMember && rights.includes('bookings') ? findTripCount(db, row.booking.personId) : undefined),
      async () => (isMember && rights.includes('money') ? ((await findPostedShare(db, id)) ?? null) : undefined),
      async () => (isMember && rights.includes('bookings') ? listComing(db, row.booking.providerId, day) : []),
    ],
  );
  const open = changes.find(({ status }) => openChanges.some((one) => one === status));
  const ended = changes.filter((change) => change !== open);
  const read = { transitions, refunds: given, charges, surplus, paid, open, ended, noShows };
  const full = { ...row, ...read, member: isMember ? { trips, posted, timeOff } : null };
  return bookingOf(app, full, { party, rights, lang });
}

const bookingById = preparedQuery('booking-by-id', ['id'], (db, { id }) =>
  db.select().from(bookings).where(eq(bookings.id, id)),
);

/** The row of a booking, whoever asks: the caller has decided who may read it. @throws AppError not_found */
export async function getBookingRow(db: DbOrTx, bookingId: string): Promise<typeof bookings.$inferSelect> {
  const [row] = await bookingById.rows(db, { id: bookingId });
  if (!row) throw new AppError('not_found');
  return row;
}

const selectTrips = (db: DbOrTx) =>
  db
    .select({ booking: bookings, service: serviceColumns, arrival: arrivalColumns })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId));

/**
 * A person's bookings that are held, confirmed or completed and end on this day or later, the last to begin first. By
 * `bookings_person`.
 */
export const listTrips = (
  db: DbOrTx,
  { personId, from, most }: { personId: string; from: CalendarDate; most: number },
) =>
  selectTrips(db)
    .where(
      and(
        eq(bookings.personId, personId),
        ne(bookings.status, 'cancelled'),
        sql`${bookings.approval} is distinct from 'asked'`,
        gte(bookings.endDate, from),
      ),
    )
    .orderBy(desc(bookings.startDate), asc(bookings.id))
    .limit(most);

/** A booking with its listing and where to be, or undefined, whoever asks: the caller has decided who may read it. */
export async function findTrip(db: DbOrTx, bookingId: string) {
  const [row] = await selectTrips(db).where(eq(bookings.id, bookingId));
  return row;
}

const transitionsOf = preparedQuery('transitions-of-booking', ['bookingId'], (db, { bookingId }) =>
  db
    .select()
    .from(bookingTransitions)
    .where(eq(bookingTransitions.bookingId, bookingId))
    .orderBy(asc(bookingTransitions.at), asc(bookingTransitions.id)),
);

/** A booking's refunds but those withdrawn, oldest first. */
const refundsOf = preparedQuery('refunds-of-booking', ['bookingId'], (db, { bookingId }) =>
  db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, bookingId), ne(refunds.status, 'withdrawn')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id)),
);

/**
 * The status of all paid payments of a booking and its changes together: `refunded` or `completed` when all are, else
 * `partially_refunded`. Null while none was paid; the first payment's status then counts. By `payments_booking_seq`.
 */
export const paidStatus = sql<PaymentStatus | null>`(
  select case when count(*) = 0 then null
    when bool_and(paid.status = 'refunded') then 'refunded'
    when bool_and(paid.status = 'completed') then 'completed'
    else 'partially_refunded' end
  from ${payments} as paid
  where paid.booking_id = ${bookings.id} and paid.paid_at is not null and paid.status not in ('pending', 'failed'))`;

const granted = sql`array[${sql.join(
  grantedReasons.map((reason) => sql`${reason}`),
  sql`, `,
)}]::text[]`;

/**
 * Whether a payment of a booking or of its changes was noted as never having come, and the other payments do not cover
 * the price. By `payments_booking_seq` and `refunds_payment`.
 */
const neverCame = sql<boolean>`(exists (select 1 from ${payments} as denied
    where denied.booking_id = ${bookings.id} and denied.last_error = ${NEVER_CAME})
  and ${bookings.totalCents} > (
    select coalesce(sum(paid.paid_cents + paid.discount_cents - coalesce((
      select sum(back.usd_cents + back.discount_cents) from ${refunds} as back
      where back.payment_id = paid.id and back.status <> 'withdrawn' and back.reason <> all(${granted})), 0)), 0)
    from ${payments} as paid where paid.booking_id = ${bookings.id} and paid.paid_at is not null))`;

const paymentStatusOf = preparedQuery('payment-status-of-booking', ['bookingId'], (db, { bookingId }) =>
  db
    .select({ paidStatus, first: payments.status })
    .from(bookings)
    .leftJoin(payments, firstPayment)
    .where(eq(bookings.id, bookingId)),
);

/** The payment status of a booking, as its lists and its page show it. */
export async function getPaymentStatus(db: DbOrTx, bookingId: string): Promise<PaymentStatus> {
  const [row] = await paymentStatusOf.rows(db, { bookingId });
  return row?.paidStatus ?? row?.first ?? 'pending';
}

const selectOwn = (db: DbOrTx, position: SQL<Position>) =>
  db
    .select({
      booking: bookings,
      service: { ...serviceColumns, cover },
      payment: { status: payments.status },
      paidStatus,
      paidSums,
      back: moneyBack(db),
      phoneRequest,
      ownReview,
      isOwnListing,
      position,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(payments, firstPayment)
    .$dynamic();

const ownBookings = listOf({
  name: 'own-bookings',
  select: selectOwn,
  id: bookings.id,
  filters: {
    personId: (personId: string) => eq(bookings.personId, personId),
    tab: ({ status, now }: { status: Tab | undefined; now: Date }) => inTab(status, now),
    q: mentions,
  },
  scope: 'personId',
  sorts: { createdAt: { column: bookings.createdAt, index: 'bookings_person' } },
});

type Tab = BookingStatus | 'upcoming';
const everyTab = ['all', 'upcoming', ...bookingStatuses] as const;

/** The statements of a tab without a text to look for, by which most pages of own bookings are read. By `bookings_person`. */
function tabQueries(tab: (typeof everyTab)[number]) {
  const status = tab === 'all' ? undefined : tab;
  const page = preparedQuery(
    `own-bookings-${tab}`,
    ['personId', 'now', 'limit', 'offset'],
    (db, { personId, now, limit, offset }) =>
      selectOwn(db, noPosition)
        .where(and(eq(bookings.personId, personId), inTab(status, now)))
        .orderBy(desc(bookings.createdAt), desc(bookings.id))
        .limit(limit)
        .offset(offset),
  );
  const total = preparedQuery(`own-bookings-${tab}-total`, ['personId', 'now'], (db, { personId, now }) => {
    const own = db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.personId, personId), inTab(status, now)))
      .limit(COUNTED_MAX + 1)
      .as('own');
    return db.select({ total: sql<number>`count(*)::integer` }).from(own);
  });
  return { page, total };
}

const tabs = Object.fromEntries(everyTab.map((tab) => [tab, tabQueries(tab)])) as Record<
  (typeof everyTab)[number],
  ReturnType<typeof tabQueries>
>;

/** The person's own bookings, newest first; `q` looks in title, reference and place. */
export async function listBookings(
  app: App,
  person: { id: string },
  { status, q, page, pageSize }: z.output<typeof BookingsQuery>,
  lang: Lang,
): Promise<Total & PageNumber & { items: BookingItem[] }> {
  const now = app.clock.now();
  if (q !== undefined) {
    const wanted = { personId: person.id, tab: { status, now }, q, page, pageSize };
    return mapPage(await readPage(app.db, ownBookings, wanted), (row) => itemOf(row, now, lang));
  }
  const own = { personId: person.id, now };
  const tab = tabs[status ?? 'all'];
  const [rows, [counted]] = await Promise.all([
    tab.page.rows(app.db, { ...own, limit: pageSize, offset: offsetOf({ page, pageSize }) }),
    tab.total.rows(app.db, own),
  ]);
  return { items: rows.map((row) => itemOf(row, now, lang)), ...cappedTotal(counted?.total ?? 0), page, pageSize };
}

function inTab(status: Tab | undefined, now: Date | Placeholder): SQL | undefined {
  if (!status) return undefined;
  if (status !== 'upcoming') return eq(bookings.status, status);
  return and(inArray(bookings.status, ['pending', 'confirmed']), gt(bookings.completesAt, now));
}

function mentions(text: string): SQL | undefined {
  return or(ilike(services.location, containing(text)), isNamed(text));
}

/** Whether a text is part of a booking's reference or of its listing's titles. */
export function isNamed(text: string): SQL | undefined {
  const pattern = containing(text);
  // M-Pesa shows references without hyphens. A search for hyphens alone would otherwise match every booking.
  const bare = text.replaceAll('-', '').trim();
  return or(
    ilike(services.titleEn, pattern),
    ilike(services.titleSw, pattern),
    ilike(bookings.reference, pattern),
    bare ? ilike(sql`replace(${bookings.reference}, '-', '')`, containing(bare)) : undefined,
  );
}
