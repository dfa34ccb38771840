import type { AnswerOf } from '#shared/call.ts';
import type { getAvailabilityCall } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, calendarDate } from '#shared/dates.ts';

type Shape = NonNullable<(typeof getAvailabilityCall)['shape']>;
export type Day = AnswerOf<Shape>['days'][number];

/** So few places that the calendar names them instead of the price. */
const few = 3;

/** The first day of a day's month. */
export function monthOf(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`);
}

/** What two months of the calendar ask for: from today at the earliest to the end of the second month. */
export function windowOf(month: CalendarDate, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: month < today ? today : month, to: addDays(addMonths(month, 2), -1) };
}

/** What a day's cell says: too full for the party's `needed` places, few places left, or only its price. */
export function stateOf(day: Day | undefined, needed: number): 'unknown' | 'full' | 'few' | 'free' {
  if (!day) return 'unknown';
  if (day.available < needed) return 'full';
  return day.available <= few ? 'few' : 'free';
}

/** The stay that a click on a day means, for services whose end is chosen: a start, then an end after it, then anew. */
export function nextStay(
  stay: { startDate: string; endDate: string },
  clicked: CalendarDate,
  picking: 'start' | 'end',
): { startDate: string; endDate: string; picking: 'start' | 'end' } {
  if (picking === 'end' && stay.startDate < clicked) return { ...stay, endDate: clicked, picking: 'start' };
  return { startDate: clicked, endDate: '', picking: 'end' };
}

/** Whether a day belongs to the stay, to mark it; without an end it is the start alone. */
export function isWithin(date: CalendarDate, { startDate, endDate }: { startDate: string; endDate: string }): boolean {
  return startDate <= date && date <= (endDate || startDate);
}
