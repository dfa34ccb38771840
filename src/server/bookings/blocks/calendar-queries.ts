import { and, asc, between, count, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { listPricesOfDays } from '#server/catalogue/days-queries.ts';
import { serviceDays, services } from '#server/catalogue/tables.ts';
import { blockLimits } from '#shared/block-limits.ts';
import type { AllCalendars, Calendar, CalendarServices } from '#shared/contracts/provider-calendar.ts';
import { addDays, type CalendarDate, daysBetween, daysOf } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { serviceBlocks } from '../tables.ts';
import { titleIn } from '../title-in.ts';

interface Asked {
  providerId: string;
  from: CalendarDate;
  to: CalendarDate;
  lang: Lang;
}

/** @throws AppError invalid_dates: reversed, or more days than `most` */
export function checkDays({ from, to }: Pick<Asked, 'from' | 'to'>, most: number): void {
  if (to < from || daysBetween(from, to) >= most) throw new AppError('invalid_dates');
}

const serviceAnswer = (service: typeof services.$inferSelect, lang: Lang) => {
  const { id, listed, status, priceUnit, capacity } = service;
  return { id, ...titleIn(lang, service), listed, status, priceUnit, capacity };
};

/**
 * What a provider sees of the days of one of its listings.
 * @throws AppError not_found; invalid_dates: reversed, or more days than `blockLimits.daysShown`
 */
export async function getCalendar(app: App, asked: Asked & { serviceId: string }): Promise<Calendar> {
  checkDays(asked, blockLimits.daysShown);
  const { serviceId, providerId, from, to, lang } = asked;
  const { db } = app;
  const [service] = await db
    .select()
    .from(services)
    .where(and(eq(services.providerId, providerId), eq(services.id, serviceId)));
  if (!service) throw new AppError('not_found');
  const [prices, counters, blocks] = await Promise.all([
    listPricesOfDays(db, service, { from, to }),
    db
      .select()
      .from(serviceDays)
      .where(and(eq(serviceDays.serviceId, serviceId), between(serviceDays.date, from, to))),
    // By `service_blocks_service_end`.
    db
      .select()
      .from(serviceBlocks)
      .where(
        and(eq(serviceBlocks.serviceId, serviceId), gte(serviceBlocks.endDate, from), lte(serviceBlocks.startDate, to)),
      ),
  ]);
  const known = new Map(counters.map((counter) => [counter.date, counter]));
  const days = prices.days.map((price, index) => {
    const date = addDays(from, index);
    const { capacity, taken, blocked: closed } = known.get(date) ?? { ...service, taken: 0, blocked: false };
    const onDay = blocks.filter(({ startDate, endDate }) => startDate <= date && date <= endDate);
    const blocked = onDay.reduce((sum, { places }) => sum + (places ?? 0), 0);
    const onlyTimeOff = closed && onDay.every(({ source }) => source === 'time_off');
    return { date, places: capacity, booked: taken - blocked, blocked, closed, onlyTimeOff, ...price };
  });
  const { bookableFrom, bookableUntil, childUntil } = service;
  const { kinds } = prices;
  return { service: { ...serviceAnswer(service, lang), bookableFrom, bookableUntil, kinds, childUntil }, days };
}

const servicesMost = 500;

/** The listings of a provider, by their titles; by `services_provider_updated`. */
export async function listCalendarServices(app: App, providerId: string, lang: Lang): Promise<CalendarServices> {
  const rows = await app.db
    .select({ id: services.id, titleEn: services.titleEn, titleSw: services.titleSw, status: services.status })
    .from(services)
    .where(eq(services.providerId, providerId))
    .orderBy(sql`coalesce(${services.titleEn}, ${services.titleSw})`, asc(services.id))
    .limit(servicesMost);
  return { items: rows.map(({ id, status, ...titles }) => ({ id, ...titleIn(lang, titles), status })) };
}

/**
 * All listings of a provider, with what is left on each day. By `services_provider_updated`.
 * @throws AppError invalid_dates: reversed, or more days than `blockLimits.daysOfAll`
 */
export async function getAllCalendars(
  app: App,
  asked: Asked & { page: number; pageSize: number },
): Promise<AllCalendars> {
  checkDays(asked, blockLimits.daysOfAll);
  const { providerId, from, to, lang, page, pageSize } = asked;
  const { db } = app;
  const [found, [counted]] = await Promise.all([
    db
      .select()
      .from(services)
      .where(eq(services.providerId, providerId))
      .orderBy(sql`coalesce(${services.titleEn}, ${services.titleSw})`, asc(services.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(services).where(eq(services.providerId, providerId)),
  ]);
  const ids = found.map(({ id }) => id);
  const counters = await db
    .select()
    .from(serviceDays)
    .where(and(inArray(serviceDays.serviceId, ids), between(serviceDays.date, from, to)));
  const known = new Map(counters.map((counter) => [`${counter.serviceId} ${counter.date}`, counter]));
  const dates = daysOf(from, to);
  const items = found.map((service) => ({
    service: serviceAnswer(service, lang),
    days: dates.map((date) => {
      const day = known.get(`${service.id} ${date}`);
      if (!day) return { date, left: service.capacity, closed: false };
      return { date, left: day.blocked ? 0 : day.capacity - day.taken, closed: day.blocked };
    }),
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}
