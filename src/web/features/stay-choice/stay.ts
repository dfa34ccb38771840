import type { Service } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, parseCalendarDate } from '#shared/dates.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';

type Bookable = Pick<Service, 'priceUnit' | 'durationDays'>;

/** What the first step asks for, as typed. */
export interface StayInput {
  startDate: string;
  endDate: string;
  guests: number;
}

/** A stay with valid dates, for which there is a price. */
export interface Stay {
  startDate: CalendarDate;
  endDate: CalendarDate;
  guests: number;
}

export const startMissing = 'fields:required_fields_missing';

/** The text key of what is wrong with a date. */
export type DateProblem = Extract<KeyOf<'bookings'>, `date.${string}`> | typeof startMissing;

export interface StayProblems {
  startDate?: DateProblem;
  endDate?: DateProblem;
}

/**
 * Whether the end follows from the start, as for prices per person and per trip; it is then shown but not asked for.
 */
export function endFollows({ priceUnit }: Pick<Service, 'priceUnit'>): boolean {
  return priceUnit === 'person' || priceUnit === 'trip';
}

/** The earliest end: per night the next morning, else the start itself. */
export function earliestEnd({ priceUnit }: Pick<Service, 'priceUnit'>, startDate: CalendarDate): CalendarDate {
  return priceUnit === 'night' ? addDays(startDate, 1) : startDate;
}

/**
 * The end to show for a start: the one that follows from the service, else the typed one if it is not before the
 * earliest end, else the earliest end. A typed text that is no date yet stays as it is.
 */
export function endFor(
  service: Bookable,
  { startDate: startText, endDate: endText }: Pick<StayInput, 'startDate' | 'endDate'>,
): string {
  const startDate = parseCalendarDate(startText);
  if (startDate === undefined) return endFollows(service) ? '' : endText;
  if (endFollows(service)) return addDays(startDate, service.durationDays - 1);
  const earliest = earliestEnd(service, startDate);
  const endDate = parseCalendarDate(endText);
  return endText === '' || (endDate !== undefined && endDate < earliest) ? earliest : endText;
}

/**
 * Checks dates and guests by the server's rules, so that mistakes show without a call.
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
