import type { App } from '#server/app.ts';
import type { DbOrTx } from '#server/db/client.ts';
import { daysOfQuery } from '#server/http/days-of-query.ts';
import { categories } from '#shared/categories.ts';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { addDays, type CalendarDate, type Days, spanOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { daysBefore, partsOf } from '#shared/report-days.ts';
import { listAdminBookings } from '../bookings/list-queries.ts';
import { type BookedOnDay, listBooked, listTopListings } from './booking-queries.ts';
import { countAll, countWaitingForUs } from './count-queries.ts';
import { readHealth } from './health-queries.ts';
import { listMoney, type MoneyOnDay } from './money-queries.ts';

const usualDays = 30;
const recentShown = 6;
const topShown = 8;
const dayMs = 24 * 3_600_000;

type Query = { from?: string | undefined; to?: string | undefined };
/** What a report says of its days, without what is so just now. */
export type Report = Omit<AdminOverview, 'waiting' | 'recent' | 'health'>;

/**
 * The days of a report; by default the last thirty.
 * @throws AppError invalid_input with fields: not dates, the end before the start or after today, or more than a year
 */
export function reportDaysOf(app: App, query: Query): Days {
  const days = daysOfQuery(app, query, (to) => addDays(to, 1 - usualDays));
  if (days.to > today(app.clock)) throw new AppError('invalid_input', { fields: { to: 'range_not_over' } });
  return days;
}

/** What our team sees first: figures of some days beside those before, what waits, and whether jobs and payments work. */
export async function getAdminOverview(app: App, query: Query, lang: Lang): Promise<AdminOverview> {
  const days = reportDaysOf(app, query);
  const { db, clock } = app;
  const [report, waiting, recent, health] = await Promise.all([
    reportOf(app, db, { days, lang }),
    countWaitingForUs(db),
    listAdminBookings(app, { page: 1, pageSize: recentShown, order: 'desc' }, lang),
    readHealth(db, new Date(clock.now().getTime() - dayMs)),
  ]);
  return { ...report, waiting, recent: recent.items, health };
}

/** @param db where the report becomes a file, a transaction of one state, so that its parts add up to its sums */
export async function reportOf(app: App, db: DbOrTx, { days, lang }: { days: Days; lang: Lang }): Promise<Report> {
  const before = daysBefore(days);
  const [span, all] = [spanOf(days), spanOf({ from: before.from, to: days.to })];
  // One after another, since a transaction has one connection.
  const counts = await countAll(db, { before: all.begin, ...span });
  const booked = await listBooked(db, all);
  const money = await listMoney(db, all);
  const topListings = await listTopListings(db, span, { lang, most: topShown });
  const sums = (which: Days) => ({ ...bookedIn(booked, which), ...moneyIn(money, which) });
  const { step, parts } = partsOf(days);
  return {
    ...{ currency: 'USD', today: today(app.clock), ...days, before },
    totals: { people: counts.people, listings: counts.listings },
    sums: { people: counts.peopleNow, listings: counts.listingsNow, ...sums(days) },
    sumsBefore: { people: counts.peopleBefore, listings: counts.listingsBefore, ...sums(before) },
    step,
    parts: parts.map((part) => {
      const { cancelled: _, ...others } = sums(part);
      return { ...part, ...others };
    }),
    categories: byCategory(booked.filter(({ day }) => isIn(day, days))),
    topListings,
  };
}

const isIn = (day: CalendarDate, { from, to }: Days) => day >= from && day <= to;
const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

function bookedIn(booked: readonly BookedOnDay[], days: Days) {
  const rows = booked.filter(({ day }) => isIn(day, days));
  return {
    bookings: sumOf(rows, ({ bookings }) => bookings),
    cancelled: sumOf(rows, ({ cancelled }) => cancelled),
    value: sumOf(rows, ({ cents }) => cents) / 100,
  };
}

function moneyIn(money: readonly MoneyOnDay[], days: Days) {
  const rows = money.filter(({ day }) => isIn(day, days));
  return {
    received: sumOf(rows, ({ received }) => received) / 100,
    commission: sumOf(rows, ({ commission }) => commission) / 100,
  };
}

function byCategory(booked: readonly BookedOnDay[]): Report['categories'] {
  const found = categories.map(({ value: category }) => {
    const rows = booked.filter((row) => row.category === category);
    return {
      category,
      bookings: sumOf(rows, ({ bookings }) => bookings),
      value: sumOf(rows, ({ cents }) => cents) / 100,
    };
  });
  return found.toSorted((one, other) => other.value - one.value || other.bookings - one.bookings);
}
