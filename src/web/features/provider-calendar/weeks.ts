import { addDays, addMonths, type CalendarDate, calendarDate, daysBetween } from '#shared/dates.ts';

/** 0 for a Monday to 6 for a Sunday; 1 January 1900, the first date there is, was a Monday. */
const weekdayOf = (date: CalendarDate): number => daysBetween(calendarDate('1900-01-01'), date) % 7;

/** The day to which a key moves the focus; undefined for any other key. */
export function dayAfterKey(key: string, date: CalendarDate): CalendarDate | undefined {
  const weekday = weekdayOf(date);
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekday);
    case 'End':
      return addDays(date, 6 - weekday);
    case 'PageUp':
      return addMonths(date, -1);
    case 'PageDown':
      return addMonths(date, 1);
    default:
      return undefined;
  }
}

/** The weeks of a month, Mondays first; undefined where a day belongs to another month. */
export function weeksOf({ from, to }: { from: CalendarDate; to: CalendarDate }): (CalendarDate | undefined)[][] {
  const before = weekdayOf(from);
  const length = daysBetween(from, to) + 1;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const at = week * 7 + day - before;
      return at >= 0 && at < length ? addDays(from, at) : undefined;
    }),
  );
}
