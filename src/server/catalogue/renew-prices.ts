import { and, asc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import type { Category } from '#shared/categories.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';
import { lockPriced } from './lock-priced.ts';
import { serviceDayPrices, serviceDays, serviceSeasons, services } from './tables.ts';
import { isWeekendDay, weekendDays } from './weekend-days.ts';

/** Few enough that a booking does not wait long for the lock on its listing. */
const batchSize = 200;

/**
 * Computes the stored prices of all listings for today: days that have passed no longer count, and their prices are removed, and
 * a new one can be booked. Runs at the start and once a day; a second run changes nothing.
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
    if (ids.length > 0) {
      await transaction(app, async (tx) => {
        await renewPrices(tx, ids, day);
        await removePastDayPrices(tx, ids, day);
      });
    }
    last = ids.at(-1);
    if (ids.length < batchSize) return;
  }
}

/** Removes the prices of single days before this one. By the primary key of `service_day_prices`; the caller has locked the listings. */
async function removePastDayPrices(tx: Tx, ids: readonly string[], day: CalendarDate): Promise<void> {
  const isPast = and(inArray(serviceDayPrices.serviceId, [...ids]), lt(serviceDayPrices.date, day));
  await tx.delete(serviceDayPrices).where(isPast);
}

/**
 * Computes the lowest and the highest price of the days on which each listing can still be booked: from `day` to
 * `MONTHS_AHEAD` months later, with a free place, and as the listing's rules allow (`leadDays`, `bookableFrom`,
 * `bookableUntil`). Where no day has one, or none is open, all of them count. To be called by everything
 * that changes prices, seasons, prices of single days or free days, after the change and as the last change of the listing's days in its
 * transaction, since it locks the listings, after their days.
 * @param day the first day; by default that of the last renewal, since every day has one
 */
export async function renewPrices(tx: Tx, ids: readonly string[], day?: CalendarDate): Promise<void> {
  if (!(await lockPriced(tx, ids, { varied: day === undefined }))) return;
  const rows = await storePrices(tx, ids, day);
  noteListings(
    tx,
    rows.filter(({ seen }) => seen),
  );
}

/**
 * Writes these prices; for listings that the caller has locked.
 * @returns what was changed, and whether travellers see it: a page also says whether single days from `pricedOn` on have prices
 */
export async function storePrices(tx: Tx, ids: readonly string[], day?: CalendarDate) {
  const { rows } = await tx.execute<{ id: string; category: Category; seen: boolean }>(sql`
    with ${listings(ids, day)},
    ${parts},
    found as (
      select id, coalesce(min(price_cents) filter (where free > 0), min(price_cents) filter (where days > 0)) as lowest,
        coalesce(max(price_cents) filter (where free > 0), max(price_cents) filter (where days > 0)) as highest
      from (select id, price_cents, sum(days) as days, sum(free) as free from part group by id, price_cents) priced
      group by id
    )
    update ${services} set price_from_cents = lowest, price_to_cents = highest, priced_on = listing.day
    from found join listing on listing.id = found.id
    where ${eq(services.id, sql`found.id`)} and (${services.priceFromCents}, ${services.priceToCents}, ${services.pricedOn})
      is distinct from (lowest, highest, listing.day)
    returning ${services.id}, ${services.category}, (lowest, highest) is distinct from (from_before, to_before)
      or exists (select from ${serviceDayPrices} p where p.service_id = ${services.id}
        and p.date >= listing.day_before and p.date < listing.day) as seen`);
  return rows;
}

/** `listing`: the listings with their prices, and the first and the last of the days that count. */
const listings = (ids: readonly string[], day: CalendarDate | undefined) => sql`listing as (
  select id, unit, price_cents, weekend_cents, from_before, to_before, day_before, day, case when open then open_from else day end as first,
    case when open then open_until else latest end as last
  from (
    select *, open_from <= open_until as open from (
      select *, greatest(day + lead_days, bookable_from) as open_from, least(latest, bookable_until) as open_until from (
        select *, (day + make_interval(months => ${MONTHS_AHEAD}))::date as latest from (
          select id, price_unit as unit, price_cents, weekend_cents, price_from_cents as from_before,
            price_to_cents as to_before, priced_on as day_before, lead_days, bookable_from, bookable_until, coalesce(${day ?? null}::date, priced_on) as day
          from ${services} where ${inArray(services.id, [...ids])}
        ) asked
      ) dated
    ) bounded
  ) known
)`;

const inSpan = (date: SQL) => sql`${date} between listing.first and listing.last`;

/**
 * `part`: of each listing how many days have a price, and on how many of these a place is free; several rows of one price
 * are summed up. Days are counted by the season, else by the weekend, else as usual; then those that are full, closed or have a
 * price of their own are taken off what they were counted as. Read for one listing after another, by the primary keys of
 * `service_days` and `service_day_prices`.
 */
const parts = sql`season as (
  select listing.id, s.price_cents, greatest(s.start_date, first) as first, least(s.end_date, last) as last
  from listing join ${serviceSeasons} s on s.service_id = listing.id and s.end_date >= first and s.start_date <= last
),
outside as (
  select listing.id, listing.price_cents, weekend_cents,
    listing.last - listing.first + 1 - coalesce(sum(season.last - season.first + 1), 0) as days,
    case when weekend_cents is null then 0 else ${weekendDays(sql`listing.unit`, sql`listing.first`, sql`listing.last`)}
      - coalesce(sum(${weekendDays(sql`listing.unit`, sql`season.first`, sql`season.last`)}), 0) end as weekends
  from listing left join season on season.id = listing.id
  group by listing.id, listing.unit, listing.price_cents, weekend_cents, listing.first, listing.last
),
marked as (
  select listing.id, own_cents, closed, coalesce(season.price_cents,
    case when ${isWeekendDay(sql`listing.unit`, sql`marked.date`)} then weekend_cents end, listing.price_cents) as ruled_cents
  from listing cross join lateral (
    select date, max(own_cents) as own_cents, bool_or(closed) as closed from (
      select d.date, null::bigint as own_cents, true as closed from ${serviceDays} d
      where d.service_id = listing.id and ${inSpan(sql`d.date`)} and (d.blocked or d.taken >= d.capacity)
      union all
      select p.date, p.price_cents, false from ${serviceDayPrices} p
      where p.service_id = listing.id and ${inSpan(sql`p.date`)}
    ) each_day group by date
  ) marked left join season on season.id = listing.id and marked.date between season.first and season.last
),
part as (
  select id, price_cents, last - first + 1 as days, last - first + 1 as free from season
  union all select id, weekend_cents, weekends, weekends from outside where weekend_cents is not null
  union all select id, price_cents, days - weekends, days - weekends from outside
  union all select id, ruled_cents, case when own_cents is null then 0 else -1 end, -1 from marked
  union all select id, own_cents, 1, case when closed then 0 else 1 end from marked where own_cents is not null
)`;
