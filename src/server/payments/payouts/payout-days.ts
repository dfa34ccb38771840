import { addDays, type CalendarDate, dateInNairobi, startOfDayNairobi } from '#shared/dates.ts';

const collectsAtHour = 6;
const hourMs = 3_600_000;
/** By ISO: Monday is 1. Calendar dates are read at midnight UTC, where their weekday is that of Nairobi. */
const weekdayOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** When the run of a Monday begins: 06:00 in Nairobi. */
const runOf = (monday: CalendarDate) => new Date(startOfDayNairobi(monday).getTime() + collectsAtHour * hourMs);

/** The Monday whose weekly run is the latest one that should have taken place by now. */
export function lastRunDay(now: Date): CalendarDate {
  const day = dateInNairobi(now);
  const monday = addDays(day, 1 - weekdayOf(day));
  return runOf(monday) <= now ? monday : addDays(monday, -7);
}

/** The Monday on which what is payable is collected next. */
export const nextRunDay = (now: Date): CalendarDate => addDays(lastRunDay(now), 7);
