import type { CalendarDate } from '#shared/dates.ts';
import type { Slots } from '../understanding/read-message.ts';
import { say, type Words } from './draft.ts';

/** Of a month without days its name is said back, since prices and room are those of days. */
export function monthLines(words: Words, { month, startDate }: Slots): string[] {
  return month === undefined || startDate !== undefined
    ? []
    : [say(words, 'found.askDays', { month: monthName(words, month) })];
}

/** @param month 1 to 12 */
const monthName = (words: Words, month: number): string => say(words, `month.${month as 1}`);

/** The first day of a month that comes: this one from today on. */
export function firstOfMonth(month: number, today: CalendarDate): CalendarDate {
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (month === now) return today;
  return `${month < now ? year + 1 : year}-${String(month).padStart(2, '0')}-01` as CalendarDate;
}
