import { addMonths, type CalendarDate, isCalendarDate } from '#shared/dates.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';

/** The last day that can be blocked. */
export const lastDayFrom = (today: CalendarDate): CalendarDate => addMonths(today, MONTHS_AHEAD);

/** Why days that are typed cannot be blocked, for the first and the last; what is no date is not judged. */
export function wrongDays({ start, end, today }: { start: string; end: string; today: CalendarDate }): {
  start?: 'past';
  end?: 'reversed' | 'far';
} {
  const [first, last] = [start, end].map((text) => (isCalendarDate(text) ? text : undefined));
  return {
    ...(first && first < today && { start: 'past' as const }),
    ...(last && last > lastDayFrom(today) && { end: 'far' as const }),
    ...(first && last && last < first && { end: 'reversed' as const }),
  };
}
