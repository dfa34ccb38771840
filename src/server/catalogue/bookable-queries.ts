import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { type Settings, settingsIn, settingsText } from '#server/settings/queries.ts';
import type { BookingRules } from '#shared/booking-rules.ts';
import type { Category } from '#shared/categories.ts';
import { AppError } from '#shared/errors.ts';
import type { ListingFacts } from '#shared/facts.ts';
import { usd } from '#shared/money.ts';
import type { PolicyName } from '#shared/policy.ts';
import type { ListingQuestion } from '#shared/questions.ts';
import type { PricedService, QuoteRequest } from '#shared/quote.ts';
import type { BookingMode } from '#shared/requests.ts';
import { dayPriceKindsFrom, dayPricesBetween, weekendOf } from './own-prices.ts';
import { serviceSeasons, services } from './tables.ts';

/** What the price on the dates that are asked for, the places and a booking of a listing depend on. */
export interface BookableService extends PricedService, BookingRules {
  id: string;
  category: Category;
  /** The facts that say when its guests come. */
  facts: Pick<ListingFacts, 'meetingTime' | 'checkInFrom'>;
  providerId: string;
  /** Places on a day that has no row in `service_days`. */
  capacity: number;
  policy: PolicyName;
  approval: BookingMode;
  questions: ListingQuestion[];
}

interface Row extends Omit<BookableService, 'pricePerUnitCents'> {
  priceCents: number;
  settings: string | null;
}

/** Dates of a stay; without a last one it is as short as the listing allows. */
export type AskedDates = Pick<QuoteRequest, 'startDate' | 'endDate'>;

const first = sql`${sql.placeholder('startDate')}::date`;
/** The days on which such a stay takes places, and at most one more. */
const askedDays = { first, last: sql`coalesce(${sql.placeholder('endDate')}::date, ${first} + s.min_stay)` };

const bookable = statement<AskedDates & { id: string }, Row>(
  'bookable',
  () => sql`
    select s.id, s.category, s.provider_id as "providerId", s.capacity, s.policy, s.approval, s.price_unit as "priceUnit",
      s.price_cents as "priceCents", s.kind_cents as "kindCents", s.child_until as "childUntil", s.guests_per_place as "guestsPerPlace", s.duration_days as "durationDays",
      s.bookable_from as "bookableFrom", s.bookable_until as "bookableUntil", s.min_stay as "minStay", s.lead_days as "leadDays", s.questions,
      jsonb_strip_nulls(jsonb_build_object('meetingTime', s.facts->'meetingTime', 'checkInFrom', s.facts->'checkInFrom')) as facts,
      s.on_site_fees as "onSiteFees", s.extras, ${weekendOf(sql`s`)} as weekend,
      ${dayPricesBetween(sql`s`, askedDays)} as "dayPrices", ${dayPriceKindsFrom(sql`s`, sql`s.priced_on`)} as "dayPriceKinds",
      coalesce((
        select jsonb_agg(jsonb_build_object('startDate', start_date, 'endDate', end_date, 'priceCents', price_cents,
            'kindCents', kind_cents) order by start_date)
        from ${serviceSeasons} where service_id = s.id), '[]') as seasons,
      ${settingsText} as settings
    from ${services} s where s.id = ${sql.placeholder('id')} and s.listed`,
);

/**
 * A listing that anybody may book, with the prices of the single days that a stay on these dates has, and the settings in
 * force.
 * @throws AppError not_found: unknown or not listed
 */
export async function getBookable(
  db: DbOrTx,
  id: string,
  { startDate, endDate }: AskedDates,
): Promise<{ service: BookableService; settings: Settings }> {
  const [row] = await bookable.rows(db, { id, startDate, endDate });
  if (!row) throw new AppError('not_found');
  const { priceCents, settings, ...service } = row;
  return { service: { ...service, pricePerUnitCents: usd(priceCents) }, settings: settingsIn(settings) };
}
