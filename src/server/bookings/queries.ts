import { and, asc, count, eq, getTableColumns, gt, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BookingsQuery as BookingsQuerySchema, DashboardAnswer } from '#shared/contracts/bookings.schemas.ts';
import type { Booking, BookingItem } from '#shared/contracts/bookings.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import type { BookingStatus, PaymentStatus } from '#shared/states.ts';
import type { App } from '../app.ts';
import { cover } from '../catalogue/cover.ts';
import { services } from '../catalogue/tables.ts';
import type { DbOrTx } from '../db/client.ts';
import type { Person } from '../http/person.ts';
import { pointsAccounts } from '../loyalty/tables.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { NEVER_CAME, payments } from '../payments/tables.ts';
import { providers } from '../providers/tables.ts';
import { findCancelRole, named, serviceColumns, visibleTo } from './access/queries.ts';
import { bookingOf, itemOf } from './booking-answers.ts';
import { findHeldChange, listEndedChanges, listPaidParts } from './changes/queries.ts';
import { countPointsOutOfPrice, listCharges, listSurplusCharges, moneyBack, phoneRequest } from './charges/queries.ts';
import { bookings, bookingTransitions } from './tables.ts';

/** A booking's first payment; later ones belong to changes of the booking. By `payments_booking_seq`. */
const firstPayment = and(eq(payments.bookingId, bookings.id), eq(payments.seq, 1));

/**
 * One booking with everything its page shows.
 * @param db a transaction, to see what it has written
 * @throws AppError not_found: unknown, or not this person's to see
 */
export async function getBooking(
  app: App,
  idOrReference: string,
  person: Person,
  lang: Lang,
  db: DbOrTx = app.db,
): Promise<Booking> {
  const [row] = await db
    .select({
      booking: bookings,
      service: { ...serviceColumns, cover },
      provider: { id: providers.id, name: providers.name },
      payment: { status: payments.status },
      paidStatus,
      back: moneyBack(db),
      phoneRequest,
      neverCame,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .leftJoin(payments, firstPayment)
    .where(and(named(idOrReference), visibleTo(db, person)));
  if (!row) throw new AppError('not_found');
  const { id } = row.booking;
  // One after the other: a transaction has one connection.
  const transitions = await db
    .select()
    .from(bookingTransitions)
    .where(eq(bookingTransitions.bookingId, id))
    .orderBy(asc(bookingTransitions.at), asc(bookingTransitions.id));
  const given = await db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.bookingId, id), ne(refunds.status, 'withdrawn')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const paid = await listPaidParts(db, id);
  const held = await findHeldChange(db, id);
  const ended = await listEndedChanges(db, id);
  const charges = await listCharges(db, id);
  const surplus = await listSurplusCharges(db, id);
  const pointsOutOfPrice = await countPointsOutOfPrice(db, id);
  const canceller = await findCancelRole(db, id, person);
  // Who is none of the three and sees it all the same belongs to the provider, without the right to cancel.
  const asker = { role: canceller?.role ?? 'provider', mayCancel: canceller !== undefined };
  const more = { transitions, refunds: given, charges, surplus, pointsOutOfPrice, paid, held, ended };
  return bookingOf(app, { ...row, ...more }, asker, lang);
}

/**
 * How the payments of a booking that were paid stand together, its changes' included: given back in part as soon as any
 * of it is, refunded once all of it is. Null while none was paid: then its first payment tells. By `payments_booking_seq`.
 */
const paidStatus = sql<PaymentStatus | null>`(
  select case when count(*) = 0 then null
    when bool_and(paid.status = 'refunded') then 'refunded'
    when bool_and(paid.status = 'completed') then 'completed'
    else 'partially_refunded' end
  from ${payments} as paid
  where paid.booking_id = ${bookings.id} and paid.paid_at is not null and paid.status not in ('pending', 'failed'))`;

/**
 * Whether a payment of a booking, or of a change of it, was said never to have come, and the others do not pay for it. By
 * `payments_booking_seq` and `refunds_payment`.
 */
const neverCame = sql<boolean>`(exists (select 1 from ${payments} as denied
    where denied.booking_id = ${bookings.id} and denied.last_error = ${NEVER_CAME})
  and ${bookings.totalCents} > (
    select coalesce(sum(paid.paid_cents + paid.discount_cents - coalesce((
      select sum(back.usd_cents + back.discount_cents) from ${refunds} as back
      where back.payment_id = paid.id and back.status <> 'withdrawn' and back.reason <> 'goodwill'), 0)), 0)
    from ${payments} as paid where paid.booking_id = ${bookings.id} and paid.paid_at is not null))`;

/** How a booking's payments stand, as its lists and its page show it. */
export async function getPaymentStatus(db: DbOrTx, bookingId: string): Promise<PaymentStatus> {
  const [row] = await db
    .select({ paidStatus, first: payments.status })
    .from(bookings)
    .leftJoin(payments, firstPayment)
    .where(eq(bookings.id, bookingId));
  return row?.paidStatus ?? row?.first ?? 'pending';
}

export type BookingsQuery = z.output<typeof BookingsQuerySchema>;

export interface BookingsPage {
  items: BookingItem[];
  total: number;
  page: number;
  pageSize: number;
}

/** The person's own bookings, newest first, by `bookings_person`; `q` looks in title, reference and place. */
export async function listBookings(
  app: App,
  person: { id: string },
  { status, q, page, pageSize }: BookingsQuery,
  lang: Lang,
): Promise<BookingsPage> {
  const now = app.clock.now();
  const fits = and(eq(bookings.personId, person.id), inTab(status, now), q ? mentions(q) : undefined);
  const [rows, [counted]] = await Promise.all([
    app.db
      .select({
        booking: bookings,
        service: { ...serviceColumns, cover },
        payment: { status: payments.status },
        paidStatus,
        back: moneyBack(app.db),
        phoneRequest,
      })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .leftJoin(payments, firstPayment)
      .where(fits)
      // Nulls as in the index: PostgreSQL reads it only in its own order.
      .orderBy(sql`${bookings.createdAt} desc nulls last`, asc(bookings.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    app.db
      .select({ total: count() })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(fits),
  ]);
  return { items: rows.map((row) => itemOf(row, now, lang)), total: counted?.total ?? 0, page, pageSize };
}

function inTab(status: BookingStatus | 'upcoming' | undefined, now: Date): SQL | undefined {
  if (!status) return undefined;
  if (status !== 'upcoming') return eq(bookings.status, status);
  return and(inArray(bookings.status, ['pending', 'confirmed']), gt(bookings.completesAt, now));
}

function mentions(text: string): SQL | undefined {
  const pattern = containing(text);
  // M-Pesa shows references without hyphens. What is nothing but hyphens would be found in every one.
  const bare = text.replaceAll('-', '').trim();
  return or(
    ilike(services.titleEn, pattern),
    ilike(services.titleSw, pattern),
    ilike(services.location, pattern),
    ilike(bookings.reference, pattern),
    bare ? ilike(sql`replace(${bookings.reference}, '-', '')`, containing(bare)) : undefined,
  );
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The four figures of the dashboard, from the rows themselves, in one query. */
export async function getDashboard(app: App, person: { id: string }): Promise<z.output<typeof DashboardAnswer>> {
  const now = app.clock.now();
  const mine = eq(bookings.personId, person.id);
  const spent = app.db
    .select({ cents: sql`coalesce(sum(${payments.paidCents} - ${payments.refundedCents}), 0)` })
    .from(payments)
    .where(sql`${payments.bookingId} in (${app.db.select({ id: bookings.id }).from(bookings).where(mine)})`);
  const points = app.db
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.personId, person.id));
  const upcoming = and(eq(bookings.status, 'confirmed'), gt(bookings.completesAt, now));
  const [row] = await app.db
    .select({
      totalBookings: count(),
      upcomingTrips: sql<number>`count(*) filter (where ${upcoming})`.mapWith(Number),
      spentCents: sql<number>`(${spent})`.mapWith(Number),
      loyaltyPoints: sql<number>`coalesce((${points}), 0)`.mapWith(Number),
    })
    .from(bookings)
    .where(mine);
  if (!row) throw new Error('A count answers one row');
  const { spentCents, ...figures } = row;
  return { ...figures, totalSpent: dollars(usd(spentCents)) };
}
