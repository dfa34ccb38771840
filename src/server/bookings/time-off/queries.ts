import { and, asc, count, eq, gte, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { services } from '#server/catalogue/tables.ts';
import type { DbOrTx } from '#server/db/client.ts';
import type { TimeOff, TimeOffConsequences } from '#shared/contracts/provider-time-off.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import type { Lang } from '#shared/languages.ts';
import { timeOffLimits } from '#shared/time-off-limits.ts';
import type { DaySpan } from '../blocks/repository.ts';
import { lastTaken, longestStay } from '../guests-there.ts';
import { bookings, providerTimeOff } from '../tables.ts';
import { titleIn } from '../title-in.ts';
import { checkSpan } from './check-span.ts';

/** A provider's time off that is not over, the earliest first. By `provider_time_off_provider_end`. */
export const listComing = (
  db: DbOrTx,
  providerId: string,
  today: CalendarDate,
): Promise<(typeof providerTimeOff.$inferSelect)[]> =>
  db
    .select()
    .from(providerTimeOff)
    .where(and(eq(providerTimeOff.providerId, providerId), gte(providerTimeOff.endDate, today)))
    .orderBy(asc(providerTimeOff.startDate), asc(providerTimeOff.id));

/** The listings that are or were offered: those that can have bookings. */
export async function listOffered(db: DbOrTx, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.providerId, providerId), inArray(services.status, ['approved', 'paused'])))
    .orderBy(asc(services.id));
  return rows.map(({ id }) => id);
}

/** Of a booking: it takes, or asks for, places on these days. The days may be columns. */
const onDays = (providerId: string, { startDate, endDate }: Record<keyof DaySpan, unknown>): SQL | undefined =>
  and(
    eq(bookings.providerId, providerId),
    inArray(bookings.status, ['pending', 'confirmed']),
    sql`${bookings.startDate} between ${startDate}::date - ${longestStay}::integer and ${endDate}::date`,
    sql`${lastTaken(sql`${bookings}`)} >= ${startDate}::date`,
  );

/** What is found on days: bookings, which stand whatever their provider closes, and open requests. */
const kinds = { bookings: ne(bookings.approval, 'asked'), requests: eq(bookings.approval, 'asked') };
type Kind = keyof typeof kinds;

const named = {
  ...{ id: bookings.id, reference: bookings.reference, name: bookings.contactName, guests: bookings.guests },
  ...{ startDate: bookings.startDate, endDate: bookings.endDate, priceUnit: bookings.priceUnit },
  ...{ titleEn: services.titleEn, titleSw: services.titleSw },
};

/** The time off of a provider that is not over, each with the first bookings and the first open requests in it. */
export async function listTimeOff(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { providerId, lang }: { providerId: string; lang: Lang },
): Promise<TimeOff> {
  const day = today(clock);
  const [coming, booked, asked] = await Promise.all([
    listComing(db, providerId, day),
    listFound(db, { providerId, day, kind: 'bookings' }),
    listFound(db, { providerId, day, kind: 'requests' }),
  ]);
  return {
    items: coming.map(({ id, startDate, endDate, reason, createdAt }) => {
      const of = (found: typeof booked) => {
        const own = found.filter(({ timeOffId }) => timeOffId === id);
        const first = own.map(({ timeOffId: _, rank: __, total: ___, ...booking }) => withTitle(booking, lang));
        return { first, total: own[0]?.total ?? 0 };
      };
      return {
        ...{ id, startDate, endDate, reason, createdAt: createdAt.toISOString() },
        ...standingOf(of(booked), of(asked)),
      };
    }),
  };
}

/** The first bookings, or open requests, of each time off that is not over, with the number of all of them. */
async function listFound(db: DbOrTx, { providerId, day, kind }: { providerId: string; day: CalendarDate; kind: Kind }) {
  const ofOne = sql`partition by ${providerTimeOff.id}`;
  const found = db
    .select({
      ...named,
      timeOffId: sql<string>`${providerTimeOff.id}`.as('time_off_id'),
      rank: sql<number>`row_number() over (${ofOne} order by ${bookings.startDate}, ${bookings.id})`.as('rank'),
      total: sql<number>`(count(*) over (${ofOne}))::integer`.as('total'),
    })
    .from(providerTimeOff)
    .innerJoin(bookings, onDays(providerId, providerTimeOff))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(and(eq(providerTimeOff.providerId, providerId), gte(providerTimeOff.endDate, day), kinds[kind]))
    .as('found');
  return db.select().from(found).where(lte(found.rank, timeOffLimits.bookingsNamed)).orderBy(found.rank);
}

/**
 * What time off on these days would find: bookings, which stay, and requests, which could no longer be accepted. The number of
 * listings is that of those which it would close now.
 * @throws AppError invalid_dates, time_off_long
 */
export async function getTimeOffConsequences(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { providerId, lang, ...span }: DaySpan & { providerId: string; lang: Lang },
): Promise<TimeOffConsequences> {
  checkSpan(span, today(clock));
  const [listings, booked, asked] = await Promise.all([
    listOffered(db, providerId),
    findOn(db, { providerId, span, kind: 'bookings', lang }),
    findOn(db, { providerId, span, kind: 'requests', lang }),
  ]);
  return { listings: listings.length, ...standingOf(booked, asked) };
}

interface DaysAsked {
  providerId: string;
  span: DaySpan;
  kind: Kind;
  lang: Lang;
}

/** The first bookings, or open requests, on some days, with the number of all of them. */
async function findOn(db: DbOrTx, { providerId, span, kind, lang }: DaysAsked) {
  const on = and(onDays(providerId, span), kinds[kind]);
  const [found, [all]] = await Promise.all([
    db
      .select(named)
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(on)
      .orderBy(asc(bookings.startDate), asc(bookings.id))
      .limit(timeOffLimits.bookingsNamed),
    db.select({ number: count() }).from(bookings).where(on),
  ]);
  return { first: found.map((booking) => withTitle(booking, lang)), total: all?.number ?? 0 };
}

type Found = Awaited<ReturnType<typeof findOn>>;

const standingOf = (booked: Found, asked: Found) => ({
  ...{ bookings: booked.first, bookingsTotal: booked.total },
  ...{ requests: asked.first, requestsTotal: asked.total },
});

const withTitle = <T extends Parameters<typeof titleIn>[1]>({ titleEn, titleSw, ...booking }: T, lang: Lang) => ({
  ...booking,
  ...titleIn(lang, { titleEn, titleSw }),
});
