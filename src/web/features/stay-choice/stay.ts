import { type BookingRules, type BrokenRule, brokenRule } from '#shared/booking-rules.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { addDays, addMonths, type CalendarDate, parseCalendarDate } from '#shared/dates.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';
import { MONTHS_AHEAD } from '#shared/quote.ts';

type Rules = Pick<Service, keyof BookingRules>;
type Bookable = Pick<Service, 'priceUnit' | 'durationDays'> & Rules;

/** What the first step asks for, as typed. */
export interface StayInput {
  startDate: string;
  endDate: string;
  guests: number;
  /** Who they are, as `partyText` writes it, where the listing's prices tell that apart. */
  party?: string | undefined;
  /** What is added for money, as `extrasText` writes it. */
  extras?: string | undefined;
}

/** A stay with valid dates, for which there is a price. */
export interface Stay {
  startDate: CalendarDate;
  endDate: CalendarDate;
  guests: number;
  party?: string;
  extras?: string;
}

export const startMissing = 'fields:required_fields_missing';

/** The text key of what is wrong with a date. */
export type DateProblem =
  | Exclude<Extract<KeyOf<'bookings'>, `date.${string}`>, `${string}_${string}`>
  | typeof startMissing;

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

/** The end of the shortest stay: per night the morning after its last night, else its last day. */
export function earliestEnd(
  { priceUnit, minStay }: Pick<Service, 'priceUnit' | 'minStay'>,
  startDate: CalendarDate,
): CalendarDate {
  return addDays(startDate, priceUnit === 'night' ? minStay : minStay - 1);
}

/** The first end that comes after a start. */
const firstEnd = ({ priceUnit }: Pick<Service, 'priceUnit'>, startDate: CalendarDate): CalendarDate =>
  priceUnit === 'night' ? addDays(startDate, 1) : startDate;

/**
 * The end to show for a start: the one that follows from the service, else the typed one if it comes after the start, else the
 * earliest end. A typed text that is no date yet stays as it is, and so does an end that is only too early for the service:
 * `checkStay` says so, since another end would be another price.
 */
export function endFor(
  service: Pick<Service, 'priceUnit' | 'durationDays' | 'minStay'>,
  { startDate: startText, endDate: endText }: Pick<StayInput, 'startDate' | 'endDate'>,
): string {
  const startDate = parseCalendarDate(startText);
  if (startDate === undefined) return endFollows(service) ? '' : endText;
  if (endFollows(service)) return addDays(startDate, service.durationDays - 1);
  const endDate = parseCalendarDate(endText);
  const isBefore = endDate !== undefined && endDate < firstEnd(service, startDate);
  return endText === '' || isBefore ? earliestEnd(service, startDate) : endText;
}

/**
 * Checks dates and guests by the server's rules, so that mistakes show without a call.
 * @param today undefined while it is not known what day it is: no day is then past, too far, or too soon
 * @param booked the days of a booking that is to be changed: the service's rules count only for what the change makes worse
 * @returns the stay, or what is wrong with which date
 */
export function checkStay(
  service: Bookable,
  { startDate: startText, endDate: endText, guests, party, extras }: StayInput,
  today: CalendarDate | undefined,
  booked?: { startDate: string; endDate: string },
): { stay: Stay } | { problems: StayProblems } {
  const judged = (stay: Stay) => {
    const broken = brokenRule(rulesOf(service), stay, today, booked as Pick<Stay, 'startDate' | 'endDate'> | undefined);
    return broken ? { problems: { [broken.field]: problemOf(service, broken.rule) } } : { stay };
  };
  const who = { guests, ...(party && { party }), ...(extras && { extras }) };
  const startDate = parseCalendarDate(startText);
  if (startDate === undefined) return { problems: { startDate: startText.trim() ? 'date.unreal' : startMissing } };
  if (today && startDate < today) return { problems: { startDate: 'date.past' } };
  const latest = today && addMonths(today, MONTHS_AHEAD);
  if (latest && startDate > latest) return { problems: { startDate: 'date.far' } };
  if (endFollows(service)) {
    return judged({ startDate, endDate: addDays(startDate, service.durationDays - 1), ...who });
  }
  const endDate = endText.trim() === '' ? earliestEnd(service, startDate) : parseCalendarDate(endText);
  if (endDate === undefined) return { problems: { endDate: 'date.unreal' } };
  if (endDate < firstEnd(service, startDate)) {
    return { problems: { endDate: service.priceUnit === 'night' ? 'date.afterStart' : 'date.reversed' } };
  }
  const lastDay = service.priceUnit === 'night' ? addDays(endDate, -1) : endDate;
  if (latest && lastDay > latest) return { problems: { endDate: 'date.far' } };
  return judged({ startDate, endDate, ...who });
}

/** Its days come from the server, as those of a booking do, so they are calendar dates. */
export const rulesOf = ({ bookableFrom, bookableUntil, ...service }: Bookable) => ({
  ...service,
  bookableFrom: bookableFrom as CalendarDate | null,
  bookableUntil: bookableUntil as CalendarDate | null,
});

const problemOf = ({ priceUnit }: Bookable, broken: BrokenRule): DateProblem =>
  broken !== 'too_short' ? ruleProblems[broken] : priceUnit === 'night' ? 'date.fewNights' : 'date.fewDays';

const ruleProblems = { too_soon: 'date.soon', not_yet_open: 'date.notYetOpen', closed: 'date.closed' } as const;
