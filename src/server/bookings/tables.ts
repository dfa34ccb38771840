import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { people } from '#server/accounts/tables.ts';
import { services } from '#server/catalogue/tables.ts';
import { calendarDate, id, instant, minorUnits } from '#server/db/columns.ts';
import { providers } from '#server/providers/tables.ts';
import type { StoredBlockSource } from '#shared/block-limits.ts';
import type { CalendarProblem } from '#shared/calendar-imports.ts';
import type { PriceUnit } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import type { BookedExtra } from '#shared/extras.ts';
import type { BookedFee } from '#shared/on-site-fees.ts';
import type { BookedGroup } from '#shared/party.ts';
import type { FrozenPolicy } from '#shared/policy.ts';
import type { FrozenTaxes } from '#shared/price-shares.ts';
import type { QuoteLine } from '#shared/quote.ts';
import type { Approval } from '#shared/requests.ts';
import type { BookingStatus, ChangeStatus, TransitionActor } from '#shared/states.ts';
import type { ReminderStage } from './reminders/reminder-rules.ts';

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** BK-<year>-<number>; the numbers rise and may have gaps. */
    reference: text('reference').notNull().unique(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    status: text('status').$type<BookingStatus>().notNull(),
    /** Whether its provider had to accept it first, and what the provider answered. An asked one holds no places. */
    approval: text('approval').$type<Approval>().notNull().default('not_needed'),
    /** When the provider accepted or declined it. */
    answeredAt: instant('answered_at'),
    startDate: calendarDate('start_date').notNull(),
    endDate: calendarDate('end_date').notNull(),
    guests: integer('guests').notNull(),
    /** Who the guests are, as they were priced; empty where all of them paid the same. */
    party: jsonb('party').$type<BookedGroup[]>().notNull().default([]),
    /** Places taken on each of its dates. */
    places: integer('places').notNull(),
    priceUnit: text('price_unit').$type<PriceUnit>().notNull(),
    /** The fees of its listing that guests pay on the spot, as they were when it was booked. */
    onSiteFees: jsonb('on_site_fees').$type<BookedFee[]>().notNull().default([]),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    /** What was added for money, as it was then; a part of the total. */
    extras: jsonb('extras').$type<BookedExtra[]>().notNull().default([]),
    /** The price; `discountCents` of it are paid with `pointsSpent` points. */
    totalCents: minorUnits('total_cents').notNull(),
    discountCents: minorUnits('discount_cents').notNull().default(0),
    pointsSpent: integer('points_spent').notNull().default(0),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhoneSealed: text('contact_phone_sealed'),
    /** The questions of the listing as they were asked, with the answers (`answers/stored-answers.ts`); null: none were asked. */
    answersSealed: text('answers_sealed'),
    /** When the traveller changed an answer last; null: never since it was booked. */
    answersChangedAt: instant('answers_changed_at'),
    /** The names of those who come along, as a sealed list (`companions/stored-companions.ts`); null: none were given. */
    companionsSealed: text('companions_sealed'),
    /** Stored when booked: later changes of service or settings do not affect it. */
    policy: jsonb('policy').$type<FrozenPolicy>().notNull(),
    commissionBps: integer('commission_bps').notNull(),
    taxes: jsonb('taxes').$type<FrozenTaxes>().notNull().default({ vatBps: 0, levyBps: 0, withholdingBps: 0 }),
    /**
     * Set while pending: until when its places are held, or, while it is asked, until when its provider may answer.
     * `holdBaseEndsAt` never moves, so that extensions can be capped.
     */
    holdEndsAt: instant('hold_ends_at').notNull(),
    holdBaseEndsAt: instant('hold_base_ends_at').notNull(),
    /**
     * By when guests are due on the first day, HH:MM in Nairobi, as their listing said when it was booked (`came-rules.ts`); null
     * in older bookings.
     */
    dueTime: text('due_time'),
    /** 00:00 in Nairobi of the day after the end date: when a confirmed booking becomes completed. */
    completesAt: instant('completes_at').notNull(),
    /** When its traveller is to be asked for a review by letter; null where they need not be, or were. */
    inviteReviewAt: instant('invite_review_at'),
    /** Who ended it: traveller, provider or admin; or `expired`, `declined`, `unanswered`. */
    cancelReason: text('cancel_reason'),
    /** When the provider noted that nobody came. */
    noShowAt: instant('no_show_at'),
    /** When the provider checked the booking in, by voucher or reference. */
    checkedInAt: instant('checked_in_at'),
    checkedInBy: uuid('checked_in_by'),
    /** It was noted without signal and sent later: `checkedInAt` is the time at the gate. */
    checkedInOffline: boolean('checked_in_offline').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    completedAt: instant('completed_at'),
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    index('bookings_person').on(table.personId, table.createdAt, table.id),
    /** A provider's list by arrival, by state and arrival, and by when they were booked. */
    index('bookings_provider').on(table.providerId, table.startDate, table.id),
    index('bookings_provider_status').on(table.providerId, table.status, table.startDate, table.id),
    index('bookings_provider_created').on(table.providerId, table.createdAt, table.id),
    index('bookings_service').on(table.serviceId, table.startDate),
    /** Everybody's, for admins: by when they were booked, by the first day, and by the contact's name and address. */
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_start').on(table.startDate, table.id),
    index('bookings_search').using(
      'gin',
      sql`${table.contactName} gin_trgm_ops`,
      sql`${table.contactEmail} gin_trgm_ops`,
    ),
    /*
     * Of each index of pending or confirmed rows the condition on its own column is true of all of them, and lets only
     * queries by that column use it. Statistics of a quiet hour know no such rows, so that to read all of one index would
     * seem as cheap as a few of the right one, and a prepared statement keeps that plan when there are thousands.
     */
    index('bookings_expiring').on(table.holdEndsAt).where(sql`status = 'pending' and hold_ends_at < 'infinity'`),
    /** The four by which unpaid holds are limited (`unpaid-holds.ts`). */
    index('bookings_unpaid').on(table.personId).where(sql`status = 'pending' and person_id is not null`),
    index('bookings_unpaid_of_service').on(table.serviceId).where(sql`status = 'pending' and service_id is not null`),
    index('bookings_ended_unpaid')
      .on(table.personId, table.cancelledAt)
      .where(sql`status = 'cancelled' and confirmed_at is null`),
    index('bookings_paid_cancelled')
      .on(table.personId, table.confirmedAt)
      .where(sql`status = 'cancelled' and cancel_reason = 'traveller'`),
    index('bookings_completing').on(table.completesAt).where(sql`status = 'confirmed' and completes_at < 'infinity'`),
    index('bookings_review_invitations').on(table.inviteReviewAt).where(sql`invite_review_at < 'infinity'`),
    /** Everybody's that are not over, and those that were asked for, for admins. */
    index('bookings_open')
      .on(table.status, table.createdAt, table.id)
      .where(sql`status in ('pending', 'confirmed') and created_at < 'infinity'`),
    index('bookings_requests')
      .on(table.approval, table.createdAt, table.id)
      .where(sql`approval <> 'not_needed' and created_at < 'infinity'`),
    /** By which old answers and companions are forgotten. */
    index('bookings_personal')
      .on(table.completesAt)
      .where(sql`coalesce(answers_sealed, companions_sealed) is not null`),
    index('bookings_personal_unconfirmed')
      .on(table.cancelledAt)
      .where(
        sql`coalesce(answers_sealed, companions_sealed) is not null and confirmed_at is null and status = 'cancelled'`,
      ),
    check('bookings_numbers', sql`${table.guests} > 0 and ${table.places} > 0 and ${table.totalCents} >= 0`),
    /** Whatever holds places was accepted, or need not be. */
    check(
      'bookings_approval',
      sql`(${table.approval} <> 'asked' or ${table.status} in ('pending', 'cancelled'))
        and (${table.approval} <> 'declined' or ${table.status} = 'cancelled')`,
    ),
    check('bookings_dates', sql`${table.endDate} >= ${table.startDate}`),
    /** Whoever was checked in has come. */
    check('bookings_came', sql`${table.checkedInAt} is null or ${table.noShowAt} is null`),
  ],
);

/** Every change of a booking's state: who, when, why. */
export const bookingTransitions = pgTable(
  'booking_transitions',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    /** Null for the first row: the booking was made. */
    fromStatus: text('from_status').$type<BookingStatus>(),
    toStatus: text('to_status').$type<BookingStatus>().notNull(),
    at: instant('at').notNull(),
    actor: text('actor').$type<TransitionActor>().notNull(),
    actorId: uuid('actor_id'),
    reason: text('reason'),
  },
  (table) => [index('booking_transitions_booking').on(table.bookingId, table.at, table.id)],
);

/**
 * Why a change lapsed. It was held: its hold ended, the traveller cancelled it, or the booking ended. It was asked: its
 * provider declined it or did not answer, or the traveller withdrew it, be it by cancelling the booking. `ours`: an admin has
 * taken back a change that our team had asked for.
 */
export type LapseReason = 'expired' | 'traveller' | 'booking_ended' | 'declined' | 'unanswered' | 'withdrawn' | 'ours';

/**
 * A change of dates, guests or extras. One that costs more is `held`: its further places are taken until the difference is paid,
 * and the booking stays as it is until then. Any other is `applied` at once. If the booking came by a request, its
 * provider is `asked` first, and nothing is taken before it accepts.
 */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    id: id(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    status: text('status').$type<ChangeStatus>().notNull(),
    startDate: calendarDate('start_date').notNull(),
    endDate: calendarDate('end_date').notNull(),
    guests: integer('guests').notNull(),
    party: jsonb('party').$type<BookedGroup[]>().notNull().default([]),
    places: integer('places').notNull(),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    extras: jsonb('extras').$type<BookedExtra[]>().notNull().default([]),
    totalCents: minorUnits('total_cents').notNull(),
    /** The new price less the old one; above 0 it is to be paid first. */
    differenceCents: minorUnits('difference_cents').notNull(),
    /** What a cheaper change refunds by the policy at that moment, points included. */
    refundCents: minorUnits('refund_cents').notNull().default(0),
    policy: jsonb('policy').$type<FrozenPolicy>().notNull(),
    /** The answers that the booking has once it is applied; null: those that it has. */
    answersSealed: text('answers_sealed'),
    /** The booking before the change. Late money applies a lapsed change only while the booking is still so. */
    fromStartDate: calendarDate('from_start_date').notNull(),
    fromEndDate: calendarDate('from_end_date').notNull(),
    fromGuests: integer('from_guests').notNull(),
    fromParty: jsonb('from_party').$type<BookedGroup[]>().notNull().default([]),
    fromPlaces: integer('from_places').notNull(),
    fromExtras: jsonb('from_extras').$type<BookedExtra[]>().notNull().default([]),
    fromTotalCents: minorUnits('from_total_cents').notNull(),
    /**
     * Until when its further places are held, or, while it is asked, until when its provider may answer;
     * `holdBaseEndsAt` never moves. Null when applied at once.
     */
    holdEndsAt: instant('hold_ends_at'),
    holdBaseEndsAt: instant('hold_base_ends_at'),
    askedBy: uuid('asked_by').notNull(),
    /** Why our team made it for the traveller, who reads it; null where the traveller made it. */
    ourReason: text('our_reason'),
    createdAt: instant('created_at').notNull(),
    /** When its provider accepted or declined it, where it was asked. */
    answeredAt: instant('answered_at'),
    appliedAt: instant('applied_at'),
    lapsedAt: instant('lapsed_at'),
    lapseReason: text('lapse_reason').$type<LapseReason>(),
    /** What its provider wrote when it declined it, or our team when it took it back, which the traveller reads; else null. */
    declineReason: text('decline_reason'),
  },
  (table) => [
    index('booking_changes_booking').on(table.bookingId, table.createdAt),
    /** These conditions on columns, too, keep other queries off the indexes of open changes. */
    index('booking_changes_lapsing')
      .on(table.holdEndsAt)
      .where(sql`status in ('asked', 'held') and hold_ends_at < 'infinity'`),
    index('booking_changes_held').on(table.askedBy).where(sql`status = 'held' and asked_by is not null`),
    index('booking_changes_lapsed').on(table.askedBy, table.lapsedAt).where(sql`status = 'lapsed'`),
    /** One change at a time. */
    uniqueIndex('booking_changes_one_open')
      .on(table.bookingId)
      .where(sql`status in ('asked', 'held') and booking_id is not null`),
    check('booking_changes_numbers', sql`${table.guests} > 0 and ${table.places} > 0 and ${table.totalCents} >= 0`),
    check('booking_changes_hold', sql`${table.status} not in ('asked', 'held') or ${table.holdEndsAt} is not null`),
  ],
);

/** The next free booking number of a year; processes reserve blocks of them. */
export const bookingNumbers = pgTable('booking_numbers', {
  year: integer('year').primaryKey(),
  next: integer('next').notNull(),
});

/** The calendars of other sites that a listing reads. */
export const calendarImports = pgTable(
  'calendar_imports',
  {
    id: id(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** Such as the site; for the provider's members alone. */
    name: text('name').notNull(),
    /** Whoever has the address can read the other calendar. */
    addressSealed: text('address_sealed').notNull(),
    /** By which the same address is found again. */
    addressDigest: text('address_digest').notNull(),
    host: text('host').notNull(),
    /** Taken by each of its events on each day; null where an event closes its days. */
    places: integer('places'),
    createdAt: instant('created_at').notNull(),
    nextReadAt: instant('next_read_at').notNull(),
    /** When the reading began whose outcome stands here. */
    triedAt: instant('tried_at').notNull(),
    /** The last time that it could be read. */
    readAt: instant('read_at').notNull(),
    /** Why it could not be read the last time; null where it could. */
    problem: text('problem').$type<CalendarProblem>(),
    /** Readings that were due and failed, one after the other: the more, the less often it is tried. */
    failures: integer('failures').notNull().default(0),
    /** When a file first lacked nearly all events that it had. They stay until a later reading agrees. */
    emptiedAt: instant('emptied_at'),
    /** Of the last file: events that were ours, and events that take nobody's time. */
    ownEvents: integer('own_events').notNull().default(0),
    freeEvents: integer('free_events').notNull().default(0),
  },
  (table) => [
    index('calendar_imports_next').on(table.nextReadAt),
    uniqueIndex('calendar_imports_address').on(table.serviceId, table.addressDigest),
    check('calendar_imports_places', sql`${table.places} > 0`),
  ],
);

/** The events of these calendars that are not over. */
export const importedEvents = pgTable(
  'imported_events',
  {
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => calendarImports.id, { onDelete: 'cascade' }),
    /** A digest of what the other calendar knows it by. */
    key: text('key').notNull(),
    startDate: calendarDate('start_date').notNull(),
    /** The last day, or night. */
    endDate: calendarDate('end_date').notNull(),
    /** It only says how far ahead the other calendar takes bookings, so it takes no places. */
    windowEnd: boolean('window_end').notNull(),
    /** Its days on which there was no room, because of bookings or of other blocks. */
    conflictDays: jsonb('conflict_days').$type<CalendarDate[]>().notNull().default([]),
    /** Those of them that a member has looked at. */
    settledDays: jsonb('settled_days').$type<CalendarDate[]>().notNull().default([]),
    /** Its days are what our own calendar says is booked, so the other site has probably read them from us. */
    repeatsOwn: boolean('repeats_own').notNull().default(false),
    /** When a letter about its days without room was due. There is one at most. */
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('imported_events_key').on(table.importId, table.key),
    check('imported_events_days', sql`${table.startDate} <= ${table.endDate}`),
  ],
);

/** Days on which a provider takes no bookings, of any of its listings: each has a block that closes them. Those of one do not overlap. */
export const providerTimeOff = pgTable(
  'provider_time_off',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id),
    startDate: calendarDate('start_date').notNull(),
    /** The last day. */
    endDate: calendarDate('end_date').notNull(),
    /** For the provider's members alone; may be empty. */
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('provider_time_off_provider_end').on(table.providerId, table.endDate),
    check('provider_time_off_days', sql`${table.startDate} <= ${table.endDate}`),
  ],
);

/**
 * Days on which a provider takes places of a listing out of sale. Those of a block with `places` are counted in `taken` of
 * their days; without, the days are closed (`blocked`).
 */
export const serviceBlocks = pgTable(
  'service_blocks',
  {
    id: id(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    startDate: calendarDate('start_date').notNull(),
    /** The last day. */
    endDate: calendarDate('end_date').notNull(),
    /** Taken on each day; null where the days are closed. */
    places: integer('places'),
    /** Such as who comes; for the provider's members alone. */
    name: text('name').notNull(),
    source: text('source').$type<StoredBlockSource>().notNull(),
    /** The event that it was made for; null also once that is over, or its calendar is no longer read. */
    importedEventId: uuid('imported_event_id').references(() => importedEvents.id, { onDelete: 'set null' }),
    /** The time off of which it is part. */
    timeOffId: uuid('time_off_id').references(() => providerTimeOff.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('service_blocks_service_end').on(table.serviceId, table.endDate),
    index('service_blocks_imported').on(table.importedEventId).where(sql`${table.importedEventId} is not null`),
    index('service_blocks_time_off').on(table.timeOffId).where(sql`${table.timeOffId} is not null`),
    check('service_blocks_days', sql`${table.startDate} <= ${table.endDate}`),
    check('service_blocks_places', sql`${table.places} > 0`),
  ],
);

/** The addresses at which other calendars read when a listing is full; a row once there has been one. */
export const serviceFeeds = pgTable('service_feeds', {
  serviceId: uuid('service_id')
    .primaryKey()
    .references(() => services.id, { onDelete: 'cascade' }),
  /** The number of the address that was made last; each new one ends those before. */
  generation: integer('generation').notNull(),
  /** Whether that address works. */
  active: boolean('active').notNull(),
});

/** The addresses at which calendars read all of a traveller's bookings; a row once there has been one. */
export const tripFeeds = pgTable('trip_feeds', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** The number of the address that was made last; each new one ends those before. */
  generation: integer('generation').notNull(),
  /** Whether that address works. */
  active: boolean('active').notNull(),
});

/** Which reminders of a trip were sent, for each first day that it had, so that none is sent twice. */
export const tripReminders = pgTable(
  'trip_reminders',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    stage: text('stage').$type<ReminderStage>().notNull(),
    startDate: calendarDate('start_date').notNull(),
    remindedAt: instant('reminded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.stage, table.startDate] })],
);
