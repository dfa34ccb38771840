/** Prices of weekends and of single days as columns, in the shapes of `shared/day-prices.ts`. */
import { type SQL, sql } from 'drizzle-orm';
import { serviceDayPrices } from './tables.ts';

/** The weekend price of a row of `services`, or null. */
export const weekendOf = (service: SQL): SQL => sql`case when ${service}.weekend_cents is not null
  then jsonb_build_object('priceCents', ${service}.weekend_cents, 'kindCents', ${service}.weekend_kind_cents) end`;

/** The prices of single days of a row of `services` by date, on these days. By the primary key of `service_day_prices`. */
export const dayPricesBetween = (service: SQL, { first, last }: { first: SQL; last: SQL }): SQL => sql`coalesce((
  select jsonb_object_agg(date, jsonb_build_object('priceCents', price_cents, 'kindCents', kind_cents))
  from ${serviceDayPrices} where service_id = ${service}.id and date between ${first} and ${last}), '{}')`;

/**
 * Whether any single day of a row of `services` has a price, from a day on.
 * @param first such as `priced_on`, the day of the last renewal of prices, which every day has
 */
export const hasDayPricesFrom = (service: SQL, first: SQL): SQL => sql`exists (
  select from ${serviceDayPrices} where service_id = ${service}.id and date >= ${first})`;

/** The kinds of guests that have a price of their own on any single day of a row of `services`, from a day on. */
export const dayPriceKindsFrom = (service: SQL, first: SQL): SQL => sql`array(
  select distinct jsonb_object_keys(kind_cents) from ${serviceDayPrices}
  where service_id = ${service}.id and date >= ${first} order by 1)`;
