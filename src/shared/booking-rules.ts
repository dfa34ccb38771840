import type { PriceUnit } from './categories.ts';
import { addDays, addMonths, type CalendarDate, daysBetween } from './dates.ts';
import { MONTHS_AHEAD, type PricedService, type Quote, QuoteError } from './quote.ts';

/** When a service can be booked. */
export interface BookingRules {
  /** The first and the last day that can be booked; null where there is no such bound. */
  bookableFrom: CalendarDate | null;
  bookableUntil: CalendarDate | null;
  /** As for its price. */
  minStay: number;
  /** How many days before its start a booking must be made; 0: until the day itself. */
  leadDays: number;
}

/** Whether a service takes bookings of a day at all; its free places are another question. */
export function isOpenOn(
  { bookableFrom, bookableUntil, leadDays }: Omit<BookingRules, 'minStay'>,
  date: CalendarDate,
  today: CalendarDate,
): boolean {
  const isAfter = date >= addDays(today, leadDays) && date >= (bookableFrom ?? date);
  return isAfter && date <= (bookableUntil ?? date) && date <= addMonths(today, MONTHS_AHEAD);
}

/** Which rule of a service a stay breaks. */
export type BrokenRule = 'too_soon' | 'too_short' | 'not_yet_open' | 'closed';

/** Start and end of a stay; the end follows from the service where it has a fixed length. */
type Span = Pick<Quote, 'startDate' | 'endDate'>;
type RuledService = BookingRules & Pick<PricedService, 'priceUnit'>;

/**
 * The first rule of a service that a stay breaks, with the date that can mend it, or undefined.
 * @param today undefined while it is not known what day it is: no stay is then too soon
 * @param booked the days of a booking that is to be changed: a rule counts only for what the change makes worse
 */
export function brokenRule(
  service: RuledService,
  stay: Span,
  today: CalendarDate | undefined,
  booked?: Span,
): { rule: BrokenRule; field: keyof Span } | undefined {
  const { priceUnit, bookableFrom, bookableUntil, minStay, leadDays } = service;
  const { startDate } = stay;
  const lastDate = lastTaken(priceUnit, stay);
  const bookedLast = booked && lastTaken(priceUnit, booked);
  const starts = startDate !== booked?.startDate;
  const endIsChosen = priceUnit === 'night' || priceUnit === 'day';
  if (starts && today !== undefined && startDate < addDays(today, leadDays)) {
    return { rule: 'too_soon', field: 'startDate' };
  }
  if (starts && bookableFrom && startDate < bookableFrom) return { rule: 'not_yet_open', field: 'startDate' };
  if (bookableUntil && lastDate > bookableUntil && (bookedLast === undefined || lastDate > bookedLast)) {
    return { rule: 'closed', field: endIsChosen && startDate <= bookableUntil ? 'endDate' : 'startDate' };
  }
  const daysOfStay = daysBetween(startDate, lastDate) + 1;
  const daysBooked = booked && bookedLast ? daysBetween(booked.startDate, bookedLast) + 1 : minStay;
  return endIsChosen && daysOfStay < Math.min(minStay, daysBooked)
    ? { rule: 'too_short', field: 'endDate' }
    : undefined;
}

/** The last day on which a stay takes places. */
function lastTaken(unit: PriceUnit, { startDate, endDate }: Span): CalendarDate {
  if (unit === 'night') return addDays(endDate, -1);
  return unit === 'day' ? endDate : startDate;
}

/**
 * Refuses a stay that breaks a rule of its service; `booked` as for `brokenRule`.
 * @throws QuoteError invalid_dates, whose field says which rule
 */
export function checkBookingRules(service: RuledService, stay: Span, today: CalendarDate, booked?: Span): void {
  const broken = brokenRule(service, stay, today, booked);
  if (broken) throw new QuoteError('invalid_dates', { [broken.field]: `stay_${broken.rule}` });
}
