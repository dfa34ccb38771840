import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { calendarDate, id, instant, minorUnits } from '#server/db/columns.ts';
import { pictures } from '#server/pictures/tables.ts';
import { providers } from '#server/providers/tables.ts';
import type { Category, PriceUnit } from '#shared/categories.ts';
import type { ListingExtra } from '#shared/extras.ts';
import type { ListingFacts, Sought } from '#shared/facts.ts';
import type { OnSiteFee } from '#shared/on-site-fees.ts';
import type { KindPrices } from '#shared/party.ts';
import type { PolicyName } from '#shared/policy.ts';
import type { ListingQuestion } from '#shared/questions.ts';
import type { BookingMode } from '#shared/requests.ts';
import type { ServiceStatus } from '#shared/states.ts';

export type { ServiceStatus };

export const services = pgTable(
  'services',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    category: text('category').$type<Category>().notNull(),
    status: text('status').$type<ServiceStatus>().notNull(),
    /** True when the service and its provider are approved, and it is not taken down; public queries read only these rows. */
    listed: boolean('listed').notNull().default(false),
    titleEn: text('title_en'),
    titleSw: text('title_sw'),
    summaryEn: text('summary_en'),
    summarySw: text('summary_sw'),
    descriptionEn: text('description_en'),
    descriptionSw: text('description_sw'),
    includedEn: jsonb('included_en').$type<string[]>().notNull().default([]),
    includedSw: jsonb('included_sw').$type<string[]>().notNull().default([]),
    notIncludedEn: jsonb('not_included_en').$type<string[]>().notNull().default([]),
    notIncludedSw: jsonb('not_included_sw').$type<string[]>().notNull().default([]),
    meetingPointEn: text('meeting_point_en'),
    meetingPointSw: text('meeting_point_sw'),
    /** Where guests have to be; null where it is not known or agreed upon later. */
    meetingLat: doublePrecision('meeting_lat'),
    meetingLon: doublePrecision('meeting_lon'),
    languages: jsonb('languages').$type<string[]>().notNull().default([]),
    /** What travellers are asked when they book, in this order. */
    questions: jsonb('questions').$type<ListingQuestion[]>().notNull().default([]),
    /** What guests pay at the place besides the price. */
    onSiteFees: jsonb('on_site_fees').$type<OnSiteFee[]>().notNull().default([]),
    /** What may be added for money, in this order. */
    extras: jsonb('extras').$type<ListingExtra[]>().notNull().default([]),
    /** Rooms, day plan, group and others; see `shared/facts.ts`. */
    facts: jsonb('facts').$type<ListingFacts>().notNull().default({}),
    /** What searches can ask for: the facilities, only those of its category, and what `facts` say of beds; see `soughtIn`. */
    facilities: text('facilities').array().$type<Sought[]>().notNull().default(sql`'{}'`),
    location: text('location').notNull(),
    county: text('county').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** The slug of the place with a page to which its position belongs; null: to none. See places/places.ts. */
    place: text('place'),
    priceUnit: text('price_unit').$type<PriceUnit>().notNull(),
    priceCents: minorUnits('price_cents').notNull(),
    /** What kinds of guests pay where that price applies who do not pay it. */
    kindCents: jsonb('kind_cents').$type<KindPrices>().notNull().default({}),
    /** The price of weekends outside of seasons; null: as on other days. Which days these are: shared/weekend.ts. */
    weekendCents: minorUnits('weekend_cents'),
    /** What kinds of guests pay on these weekends who do not pay that price. */
    weekendKindCents: jsonb('weekend_kind_cents').$type<KindPrices>().notNull().default({}),
    /** The age until which guests pay the prices of children; null where there are none. */
    childUntil: integer('child_until'),
    /** The lowest price of the days with a free place from `pricedOn` on, by which lists sort; see renew-prices.ts. */
    priceFromCents: minorUnits('price_from_cents').notNull(),
    /** The highest price of those days. */
    priceToCents: minorUnits('price_to_cents').notNull(),
    pricedOn: calendarDate('priced_on').notNull(),
    /** Places a day: people for per-person services, else rooms or vehicles. */
    capacity: integer('capacity').notNull(),
    guestsPerPlace: integer('guests_per_place').notNull().default(1),
    durationDays: integer('duration_days').notNull().default(1),
    /** The first and the last day that travellers may book; null: open. */
    bookableFrom: calendarDate('bookable_from'),
    bookableUntil: calendarDate('bookable_until'),
    /** When the letter is due that the last of these days comes near; null once it was, or where none is. */
    closesWarnsAt: instant('closes_warns_at'),
    /** The fewest nights or days of a stay. */
    minStay: integer('min_stay').notNull().default(1),
    /** How many days before its start a booking must be made. */
    leadDays: integer('lead_days').notNull().default(0),
    policy: text('policy').$type<PolicyName>().notNull(),
    approval: text('approval').$type<BookingMode>().notNull().default('instant'),
    featured: boolean('featured').notNull().default(false),
    /** Updated in the transaction that adds a review. */
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    /** By which the recommended order sorts; see ranking.ts. */
    rank: doublePrecision('rank').notNull().default(0),
    /** All searchable words of both languages, lower-cased and without accents; see search-text.ts. */
    searchText: text('search_text').notNull().default(''),
    /** Moves with each change of its provider's, so that two editors do not overwrite each other. */
    version: integer('version').notNull().default(0),
    submittedAt: instant('submitted_at'),
    /** When an admin approved or rejected it last, and who. */
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => people.id),
    /** Set while rejected: why, in the admin's words. */
    rejectReason: text('reject_reason'),
    /** Set while an admin has taken it off the market, whatever its state: when, and why, in the admin's words. */
    takenDownAt: instant('taken_down_at'),
    takenDownReason: text('taken_down_reason'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check(
      'services_capacity',
      sql`${table.capacity} > 0 and ${table.guestsPerPlace} > 0 and ${table.durationDays} > 0`,
    ),
    check(
      'services_booking_rules',
      sql`${table.minStay} > 0 and ${table.leadDays} >= 0 and ${table.bookableUntil} >= ${table.bookableFrom}`,
    ),
    // Nobody can answer a request for a day that has begun.
    check('services_notice', sql`${table.approval} <> 'request' or ${table.leadDays} > 0`),
    check(
      'services_meeting_position',
      sql`(${table.meetingLat} is null) = (${table.meetingLon} is null)
        and ${table.meetingLat} between -90 and 90 and ${table.meetingLon} between -180 and 180`,
    ),
    check('services_price', sql`${table.priceCents} >= 0 and ${table.priceFromCents} >= 0`),
    check(
      'services_taken_down',
      sql`(${table.takenDownAt} is null) = (${table.takenDownReason} is null)
        and not (${table.listed} and ${table.takenDownAt} is not null)`,
    ),
    check('services_weekend', sql`${table.weekendCents} >= 0`),
    check('services_title', sql`${table.titleEn} is not null or ${table.titleSw} is not null`),
    index('services_provider_updated').on(table.providerId, table.updatedAt, table.id),
    index('services_provider_created').on(table.providerId, table.createdAt, table.id),
    index('services_status').on(table.status, table.submittedAt, table.id),
    index('services_updated').on(table.updatedAt, table.id),
    index('services_title_en').on(table.titleEn, table.id),
    index('services_title_sw').on(table.titleSw, table.id),
    index('services_taken_down').on(table.updatedAt, table.id).where(sql`taken_down_at is not null`),
    index('services_featured').on(table.updatedAt, table.id).where(sql`featured`),
    index('services_recommended').on(table.listed, table.rank.desc(), table.id),
    index('services_category_recommended').on(table.listed, table.category, table.rank.desc(), table.id),
    index('services_price_from').on(table.listed, table.priceFromCents, table.id),
    index('services_category_price_from').on(table.listed, table.category, table.priceFromCents, table.id),
    /** The prices of approved listings of one category and unit, in order. */
    index('services_prices').on(table.category, table.priceUnit, table.priceCents).where(sql`status = 'approved'`),
    index('services_rating').on(
      table.listed,
      sql`(${table.ratingSum}::double precision / nullif(${table.reviewCount}, 0)) desc nulls last`,
      table.reviewCount.desc(),
      table.id,
    ),
    index('services_newest').on(table.listed, table.createdAt.desc(), table.id),
    index('services_category_newest').on(table.listed, table.category, table.createdAt.desc(), table.id),
    index('services_place').on(table.listed, table.category, table.lat),
    /** The listings of a category at a place, in the recommended order; what belongs to none is found by no page of a place. */
    index('services_of_place')
      .on(table.place, table.category, table.rank.desc(), table.id)
      .where(sql`listed and place is not null`),
    index('services_closing').on(table.closesWarnsAt).where(sql`closes_warns_at is not null`),
    index('services_facilities').using('gin', table.facilities),
    index('services_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * What a provider wants to change of an approved listing that only an admin may let through: its category and its place.
 * The listing stays as it was approved until then. At most one for each listing.
 */
export const serviceChanges = pgTable(
  'service_changes',
  {
    serviceId: uuid('service_id')
      .primaryKey()
      .references(() => services.id),
    status: text('status').$type<'submitted' | 'rejected'>().notNull(),
    category: text('category').$type<Category>().notNull(),
    location: text('location').notNull(),
    county: text('county').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    submittedBy: uuid('submitted_by')
      .notNull()
      .references(() => people.id),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Set while rejected: why, in the admin's words. */
    rejectReason: text('reject_reason'),
  },
  (table) => [index('service_changes_status').on(table.status, table.submittedAt, table.serviceId)],
);

/**
 * Every word of any `search_text`, so that a typo is compared with some thousand words instead of every listing's text.
 * Words are never removed; one that no listing has any more finds nothing.
 */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`),
]);

/** A price for some days of a service; the seasons of one service do not overlap. */
export const serviceSeasons = pgTable(
  'service_seasons',
  {
    id: id(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    name: text('name').notNull(),
    startDate: calendarDate('start_date').notNull(),
    endDate: calendarDate('end_date').notNull(),
    priceCents: minorUnits('price_cents').notNull(),
    /** What kinds of guests pay on these days who do not pay that price. */
    kindCents: jsonb('kind_cents').$type<KindPrices>().notNull().default({}),
  },
  (table) => [
    index('service_seasons_service').on(table.serviceId, table.startDate),
    check('service_seasons_dates', sql`${table.endDate} >= ${table.startDate}`),
    check('service_seasons_price', sql`${table.priceCents} >= 0`),
  ],
);

/** The price of a single day of a service, which goes before that of its season. */
export const serviceDayPrices = pgTable(
  'service_day_prices',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    date: calendarDate('date').notNull(),
    priceCents: minorUnits('price_cents').notNull(),
    /** What kinds of guests pay on this day who do not pay that price. */
    kindCents: jsonb('kind_cents').$type<KindPrices>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.date] }),
    check('service_day_prices_price', sql`${table.priceCents} >= 0`),
  ],
);

/** The places of each service and day. Without a row nothing is taken and the service's capacity applies. */
export const serviceDays = pgTable(
  'service_days',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    date: calendarDate('date').notNull(),
    capacity: integer('capacity').notNull(),
    taken: integer('taken').notNull().default(0),
    blocked: boolean('blocked').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.date] }),
    check('service_days_taken', sql`${table.taken} >= 0 and ${table.taken} <= ${table.capacity}`),
  ],
);

/** The gallery of a listing, in order from 0; the first picture is its cover. */
export const servicePictures = pgTable(
  'service_pictures',
  {
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    position: integer('position').notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id),
    altEn: text('alt_en').notNull(),
    altSw: text('alt_sw').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.position] }),
    check('service_pictures_position', sql`${table.position} >= 0`),
  ],
);
