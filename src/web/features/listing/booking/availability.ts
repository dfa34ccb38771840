import type { AnswerOf } from '#shared/call.ts';
import type { getAvailabilityCall } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, calendarDate } from '#shared/dates.ts';

type Shape = NonNullable<(typeof getAvailabilityCall)['shape']>;
export type Day = AnswerOf<Shape>['days'][number];

/** Up to this many places left the calendar shows them, too. */
const few = 3;

/** The first day of the month. */
export function monthOf(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`);
}

/** The days to ask for: from the month's start, or today if that is later, to the end of the next month. */
export function windowOf({ month, today }: { month: CalendarDate; today: CalendarDate }): {
  from: CalendarDate;
  to: CalendarDate;
} {
  return { from: month < today ? today : month, to: addDays(addMonths(month, 2), -1) };
}

/** What a day has: fewer places left than `needed`, few, or more. */
export function stateOf(day: Day | undefined, needed: number): 'unknown' | 'full' | 'few' | 'free' {
  if (!day) return 'unknown';
  if (day.available < needed) return 'full';
  return day.available <= few ? 'few' : 'free';
}

/**
 * The stay after a click on a day, for services whose end is chosen: the first click is the start, one after it the
 * end, the next a new start.
 */
export function nextStay(
  stay: { startDate: string; endDate: string },
  clicked: CalendarDate,
  picking: 'start' | 'end',
): { startDate: string; endDate: string; picking: 'start' | 'end' } {
  if (picking === 'end' && stay.startDate < clicked) return { ...stay, endDate: clicked, picking: 'start' };
  return { startDate: clicked, endDate: '', picking: 'end' };
}

/** Whether a day is part of the stay; without an end only the start is. */
export function isWithin(date: CalendarDate, { startDate, endDate }: { startDate: string; endDate: string }): boolean {
  return startDate <= date && date <= (endDate || startDate);
}
