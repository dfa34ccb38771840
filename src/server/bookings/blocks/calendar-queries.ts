import { and, between, eq } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { serviceDays, serviceSeasons, services } from '#server/catalogue/tables.ts';
import { blockLimits } from '#shared/block-limits.ts';
import type { Block, Calendar } from '#shared/contracts/provider-calendar.ts';
import { type CalendarDate, daysBetween, daysOf } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { dollars, usd } from '#shared/money.ts';
import { priceOn } from '#shared/quote.ts';
import { titleIn } from '../title-in.ts';
import { type BlockRow, blocksIn } from './repository.ts';

interface Asked {
  serviceId: string;
  providerId: string;
  from: CalendarDate;
  to: CalendarDate;
  lang: Lang;
}

/**
 * What a provider sees of the days of one of its listings, in any state of the listing.
 * @throws AppError not_found; invalid_dates: reversed, or more days than `blockLimits.daysShown`
 */
export async function getCalendar(app: App, { serviceId, providerId, from, to, lang }: Asked): Promise<Calendar> {
  if (to < from || daysBetween(from, to) >= blockLimits.daysShown) throw new AppError('invalid_dates');
  const { db } = app;
  const own = and(eq(services.id, serviceId), eq(services.providerId, providerId));
  const [service] = await db.select().from(services).where(own);
  if (!service) throw new AppError('not_found');
  const [seasons, counters, blocks] = await Promise.all([
    db.select().from(serviceSeasons).where(eq(serviceSeasons.serviceId, serviceId)),
    db
      .select()
      .from(serviceDays)
      .where(and(eq(serviceDays.serviceId, serviceId), between(serviceDays.date, from, to))),
    blocksIn(db, serviceId, { startDate: from, endDate: to }),
  ]);
  const known = new Map(counters.map((counter) => [counter.date, counter]));
  const priced = { ...service, pricePerUnitCents: usd(service.priceCents), seasons };
  const days = daysOf(from, to).map((date) => {
    const { capacity, taken, blocked } = known.get(date) ?? { ...service, taken: 0, blocked: false };
    const elsewhere = placesBlocked(blocks, date);
    return {
      date,
      places: capacity,
      booked: taken - elsewhere,
      elsewhere,
      closed: blocked,
      pricePerUnit: dollars(priceOn(priced, date)),
    };
  });
  return {
    service: { id: service.id, title: titleIn(lang, service).title, bookable: service.listed },
    days,
    blocks: blocks.map(blockAnswer),
  };
}

const placesBlocked = (blocks: readonly BlockRow[], date: CalendarDate): number =>
  blocks.reduce(
    (sum, { startDate, endDate, places }) => sum + (startDate <= date && date <= endDate ? (places ?? 0) : 0),
    0,
  );

/** A block as its provider's members see it. */
export const blockAnswer = ({ id, startDate, endDate, places, note, createdAt }: BlockRow): Block => ({
  id,
  startDate,
  endDate,
  places,
  note,
  createdAt: createdAt.toISOString(),
});
