import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import type { Category } from '#shared/categories.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { lockPriced } from './lock-priced.ts';
import { serviceDays, serviceSeasons, services } from './tables.ts';

/** Few enough that a booking does not wait long for the lock on its listing. */
const batchSize = 200;

/**
 * Computes the stored prices of all listings for today: days that have passed no longer count, and a new one can be
 * booked. Runs at the start and once a day; a second run changes nothing.
 */
export async function renewAllPrices(app: App): Promise<void> {
  const day = today(app.clock);
  for (let last: string | undefined; ; ) {
    const old = await app.db
      .select({ id: services.id })
      .from(services)
      .where(and(ne(services.pricedOn, day), last === undefined ? undefined : gt(services.id, last)))
      .orderBy(asc(services.id))
      .limit(batchSize);
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await transaction(app, (tx) => renewPrices(tx, ids, day));
    last = ids.at(-1);
    if (ids.length < batchSize) return;
  }
}

/**
 * Computes the lowest and the highest price of the days on which each listing can still be booked: from `day` to
 * `MONTHS_AHEAD` months later, with a free place, and as the listing's rules allow (`leadDays`, `bookableFrom`,
 * `bookableUntil`). Where no day has one, or none is open, all of them count. To be called by everything
 * that changes prices, seasons or free days, after the change and as the last change of the listing's days in its
 * transaction, since it locks the listings, after their days.
 * @param day the first day; by default that of the last renewal, since every day has one
 */
export async function renewPrices(tx: Tx, ids: readonly string[], day?: CalendarDate): Promise<void> {
  if (!(await lockPriced(tx, ids, { seasonal: day === undefined }))) return;
  const { rows } = await tx.execute<{ id: string; category: Category; seen: boolean }>(sql`
    with listing as (
      select id, price_cents, from_before, to_before, day, case when open then open_from else day end as first,
        case when open then open_until else latest end as last
      from (
        select *, open_from <= open_until as open from (
          select *, greatest(day + lead_days, bookable_from) as open_from, least(latest, bookable_until) as open_until from (
            select *, (day + make_interval(months => ${MONTHS_AHEAD}))::date as latest from (
              select id, price_cents, price_from_cents as from_before, price_to_cents as to_before, lead_days,
                bookable_from, bookable_until, coalesce(${day ?? null}::date, priced_on) as day
              from ${services} where ${inArray(services.id, [...ids])}
            ) asked
          ) dated
        ) bounded
      ) known
    ),
    season as (
      select id, price_cents, last - first + 1 as days, ${closedDays} as closed
      from (
        select listing.id, s.price_cents, greatest(s.start_date, first) as first, least(s.end_date, last) as last
        from listing join ${serviceSeasons} s on s.service_id = listing.id and s.end_date >= first and s.start_date <= last
      ) span
    ),
    usual as (
      select span.id, span.price_cents, last - first + 1 - coalesce(sum(days), 0) as days,
        ${closedDays} - coalesce(sum(closed), 0) as closed
      from listing span left join season on season.id = span.id group by span.id, span.price_cents, first, last
    ),
    found as (
      select id, coalesce(min(price_cents) filter (where days > closed), min(price_cents) filter (where days > 0)) as lowest,
        coalesce(max(price_cents) filter (where days > closed), max(price_cents) filter (where days > 0)) as highest
      from (select id, price_cents, days, closed from season union all select id, price_cents, days, closed from usual) part
      group by id
    )
    update ${services} set price_from_cents = lowest, price_to_cents = highest, priced_on = listing.day
    from found join listing on listing.id = found.id
    where ${eq(services.id, sql`found.id`)} and (${services.priceFromCents}, ${services.priceToCents}, ${services.pricedOn})
      is distinct from (lowest, highest, listing.day)
    returning ${services.id}, ${services.category}, (lowest, highest) is distinct from (from_before, to_before) as seen`);
  noteListings(
    tx,
    rows.filter(({ seen }) => seen),
  );
}

/** How many days from `span.first` to `span.last` are full or blocked, by the primary key of `service_days`. */
const closedDays = sql`(select count(*) from ${serviceDays} d where d.service_id = span.id
  and d.date between first and last and (d.blocked or d.taken >= d.capacity))`;
