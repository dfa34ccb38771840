import type { CSSProperties } from 'react';
import { addMonths, type CalendarDate, calendarDate, daysBetween, parseCalendarDate, today } from '#shared/dates.ts';
import type { StaySearch } from '#web/features/catalogue/search-params.ts';
import { pageClock } from '#web/lib/clock.ts';

/** The height that a part will have, kept until it is there, so that nothing below it moves. */
export interface ReservedSpace {
  className: string;
  style?: CSSProperties;
}

/** For the booking panel: fields, and the bill if dates are in the address; beside each other or not, by its width. */
export function panelSpace({ startDate }: StaySearch): ReservedSpace {
  return {
    className: startDate ? 'min-h-[43rem] @xs:min-h-[32rem]' : 'min-h-[32rem] @xs:min-h-[22.5rem] lg:@xs:min-h-[21rem]',
  };
}

/**
 * For the calendar: two months below or beside each other, and what cancelling would give back if dates are in the
 * address. A week is 3.5rem high, what stands above the weeks of a month 5.25rem.
 */
export function calendarSpace({ startDate = '' }: StaySearch, day: CalendarDate | undefined): ReservedSpace {
  const weeks = calendarWeeks(parseCalendarDate(startDate) ?? day ?? today(pageClock));
  return {
    className: startDate
      ? 'min-h-[calc(var(--weeks)*3.5rem+26rem)] md:min-h-[calc(var(--longest)*3.5rem+14rem)]'
      : 'min-h-[calc(var(--weeks)*3.5rem+12.5rem)] md:min-h-[calc(var(--longest)*3.5rem+5.25rem)]',
    style: { '--weeks': weeks[0] + weeks[1], '--longest': Math.max(...weeks) } as CSSProperties,
  };
}

/** How many weeks, from Monday to Sunday, the calendar shows of the month of this date and of the next one. */
export function calendarWeeks(date: CalendarDate): [number, number] {
  const month = calendarDate(`${date.slice(0, 7)}-01`);
  return [weeksOf(month), weeksOf(addMonths(month, 1))];
}

function weeksOf(month: CalendarDate): number {
  const daysBefore = (new Date(month).getUTCDay() + 6) % 7;
  return Math.ceil((daysBefore + daysBetween(month, addMonths(month, 1))) / 7);
}
