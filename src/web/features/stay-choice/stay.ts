import type { Service } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, parseCalendarDate } from '#shared/dates.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';

type Bookable = Pick<Service, 'priceUnit' | 'durationDays'>;

/** What the first step collects, as typed. */
export interface StayInput {
  startDate: string;
  endDate: string;
  guests: number;
}

/** A stay that has a price: real dates in the right order. */
export interface Stay {
  startDate: CalendarDate;
  endDate: CalendarDate;
  guests: number;
}

/** What the form says while the start date is missing. */
export const startMissing = 'fields:required_fields_missing';

/** What is wrong with a date, as the key of its words. */
export type DateProblem = Extract<KeyOf<'bookings'>, `date.${string}`> | typeof startMissing;

export interface StayProblems {
  startDate?: DateProblem;
  endDate?: DateProblem;
}

/** Per person and per trip the end follows from the service; it is shown but not asked for. */
export function endFollows({ priceUnit }: Pick<Service, 'priceUnit'>): boolean {
  return priceUnit === 'person' || priceUnit === 'trip';
}

/** The earliest end: per night the next morning, else the start itself. */
export function earliestEnd({ priceUnit }: Pick<Service, 'priceUnit'>, startDate: CalendarDate): CalendarDate {
  return priceUnit === 'night' ? addDays(startDate, 1) : startDate;
}

/**
 * The end to show for a start: the one that follows from the service, else what was typed as long as it still fits,
 * else the earliest one. Text that is no date yet stays as it is.
 */
export function endFor(service: Bookable, startText: string, endText: string): string {
  const startDate = parseCalendarDate(startText);
  if (startDate === undefined) return endFollows(service) ? '' : endText;
  if (endFollows(service)) return addDays(startDate, service.durationDays - 1);
  const earliest = earliestEnd(service, startDate);
  const endDate = parseCalendarDate(endText);
  return endText === '' || (endDate !== undefined && endDate < earliest) ? earliest : endText;
}

/**
 * Judges the first step as the server will, so that nobody waits for what is plain to see.
 * @returns the stay, or what is wrong with which date
 */
export function checkStay(
  service: Bookable,
  { startDate: startText, endDate: endText, guests }: StayInput,
  today: CalendarDate,
): { stay: Stay } | { problems: StayProblems } {
  const startDate = parseCalendarDate(startText);
  if (startDate === undefined) return { problems: { startDate: startText.trim() ? 'date.unreal' : startMissing } };
  if (startDate < today) return { problems: { startDate: 'date.past' } };
  const latest = addMonths(today, MONTHS_AHEAD);
  if (startDate > latest) return { problems: { startDate: 'date.far' } };
  if (endFollows(service)) {
    return { stay: { startDate, endDate: addDays(startDate, service.durationDays - 1), guests } };
  }
  const endDate = endText.trim() === '' ? earliestEnd(service, startDate) : parseCalendarDate(endText);
  if (endDate === undefined) return { problems: { endDate: 'date.unreal' } };
  if (endDate < earliestEnd(service, startDate)) {
    return { problems: { endDate: service.priceUnit === 'night' ? 'date.afterStart' : 'date.reversed' } };
  }
  const lastDay = service.priceUnit === 'night' ? addDays(endDate, -1) : endDate;
  if (lastDay > latest) return { problems: { endDate: 'date.far' } };
  return { stay: { startDate, endDate, guests } };
}
