import { addDays, type CalendarDate, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';

const collectsAtHour = 6;
const hourMs = 3_600_000;
/**
 * The ISO number of a weekday: Monday is 1. A calendar date is read at midnight UTC, which has the same weekday as in
 * Nairobi.
 */
const weekdayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The instant at which the run of a Monday begins: 06:00 in Nairobi. */
const runOf = (monday: CalendarDate) => new Date(startOfDayNairobi(monday).getTime() + collectsAtHour * hourMs);

/** The Monday of the latest weekly run that is due by now. */
export function lastRunDay(now: Date): CalendarDate {
  const day = dateInNairobi(now);
  const monday = addDays(day, 1 - weekdayOf(day));
  return runOf(monday) <= now ? monday : addDays(monday, -7);
}

/** The Monday of the next weekly run. */
export const nextRunDay = (now: Date): CalendarDate => addDays(lastRunDay(now), 7);
