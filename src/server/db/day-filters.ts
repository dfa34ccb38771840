import { gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, type CalendarDate, calendarDate, startOfDayNairobi } from '#shared/dates.ts';

/** The filters of a list by the days in Nairobi, both included, of one of its instants. */
export const dayFilters = (instant: PgColumn) => ({
  from: (date: CalendarDate): SQL => gte(instant, startOfDayNairobi(date)),
  to: (date: CalendarDate): SQL => lt(instant, startOfDayNairobi(addDays(date, 1))),
});

/** The days of a query that its schema has checked, for `dayFilters`. */
export const daysAsked = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : calendarDate(from),
  to: to === undefined ? undefined : calendarDate(to),
});
