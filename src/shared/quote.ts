import type { PriceUnit } from './categories.ts';
import { addDays, addMonths, type CalendarDate, daysBetween, daysOf, nightsOf } from './dates.ts';
import { AppError } from './errors.ts';
import { type UsdCents, usd } from './money.ts';

/** Days from start to end, both counted, with a price of their own. Where seasons overlap, the first in the list counts. */
export interface Season {
  startDate: CalendarDate;
  endDate: CalendarDate;
  priceCents: UsdCents;
}

/** What prices depend on. */
export interface PricedService {
  priceUnit: PriceUnit;
  pricePerUnitCents: UsdCents;
  /** Guests that one room or vehicle holds; per-person services count people, so it does not matter there. */
  guestsPerPlace: number;
  /** Days that a per-person or per-trip service lasts, at least 1; its end date follows from it. */
  durationDays: number;
  seasons: readonly Season[];
}

export interface QuoteRequest {
  startDate: CalendarDate;
  endDate?: CalendarDate | undefined;
  guests: number;
}

/** One line of a bill. Its words (unit, span) are made where the language is known. */
export interface QuoteLine {
  unit: PriceUnit;
  startDate: CalendarDate;
  /** The last day; for nights the morning after the last one. */
  endDate: CalendarDate;
  /** Guests, rooms or vehicles. */
  places: number;
  /** Nights or days; 1 for persons and trips. */
  units: number;
  /** places × units */
  quantity: number;
  unitPriceCents: UsdCents;
  amountCents: UsdCents;
}

export interface Quote {
  startDate: CalendarDate;
  endDate: CalendarDate;
  /** The days whose places are taken. */
  dates: CalendarDate[];
  guests: number;
  /** Places taken on each of those days. */
  places: number;
  lines: QuoteLine[];
  totalCents: UsdCents;
}

/** A request that has no price: `invalid_dates` or, for a senseless number of guests, `invalid_input`. */
export class QuoteError extends AppError {
  override readonly name = 'QuoteError';

  constructor(code: 'invalid_dates' | 'invalid_input') {
    super(code);
  }
}

/** More guests than any service holds; above it a request is refused before sums could lose precision. */
export const GUESTS_MAX = 10_000;
/** A start date may lie this far ahead. */
export const MONTHS_AHEAD = 24;
// Longer than any stay within the booking window, so that a typo cannot ask for millions of nights.
const daysMax = 732;

/**
 * The price of a service for some dates and guests. Pure; the server's word is final, browsers use it for the live total.
 * Per person and per trip the end follows from the service's duration and one sent is ignored, unless it lies before the start.
 * Without an end a stay is one night and a vehicle one day. Knows nothing of free places or of today (`checkBookingWindow`).
 * @throws QuoteError invalid_dates (reversed; no night between; over two years long), invalid_input (guests)
 */
export function quoteFor(service: PricedService, request: QuoteRequest): Quote {
  const { startDate, guests } = request;
  if (!Number.isInteger(guests) || guests < 1 || guests > GUESTS_MAX) throw new QuoteError('invalid_input');
  const endDate = endDateFor(service, request);
  const places = placesFor(service, guests);
  const dates = takenDates(service.priceUnit, startDate, endDate);
  const lines = linesFor(service, { startDate, endDate, dates, places });
  const totalCents = usd(lines.reduce((sum, line) => sum + line.amountCents, 0));
  return { startDate, endDate, dates, guests, places, lines, totalCents };
}

function endDateFor(service: PricedService, { startDate, endDate }: QuoteRequest): CalendarDate {
  if (endDate !== undefined && endDate < startDate) throw new QuoteError('invalid_dates');
  switch (service.priceUnit) {
    case 'person':
    case 'trip':
      return addDays(startDate, service.durationDays - 1);
    case 'night':
      if (endDate === startDate) throw new QuoteError('invalid_dates');
      return withinLimit(startDate, endDate ?? addDays(startDate, 1));
    case 'day':
      return withinLimit(startDate, endDate ?? startDate);
  }
}

function withinLimit(startDate: CalendarDate, endDate: CalendarDate): CalendarDate {
  if (daysBetween(startDate, endDate) > daysMax) throw new QuoteError('invalid_dates');
  return endDate;
}

/** Places that a party needs: people for per-person services, else rooms or vehicles that hold them all. */
export function placesFor(service: Pick<PricedService, 'priceUnit' | 'guestsPerPlace'>, guests: number): number {
  return service.priceUnit === 'person' ? guests : Math.ceil(guests / service.guestsPerPlace);
}

/** The largest party that a service's `capacity` (in places) holds. */
export function largestParty(
  service: Pick<PricedService, 'priceUnit' | 'guestsPerPlace'> & { capacity: number },
): number {
  return service.priceUnit === 'person' ? service.capacity : service.capacity * service.guestsPerPlace;
}

/** The days whose places a booking takes: each night, each day, or the start alone. */
export function takenDates(unit: PriceUnit, startDate: CalendarDate, endDate: CalendarDate): CalendarDate[] {
  if (unit === 'night') return nightsOf(startDate, endDate);
  return unit === 'day' ? daysOf(startDate, endDate) : [startDate];
}

type Stay = Pick<Quote, 'startDate' | 'endDate' | 'dates' | 'places'>;

/** One line per run of days at one price; persons and trips have a single day that counts, hence a single line. */
function linesFor(service: PricedService, { startDate, endDate, dates, places }: Stay): QuoteLine[] {
  const unit = service.priceUnit;
  const line = (from: CalendarDate, to: CalendarDate, units: number, unitPriceCents: UsdCents): QuoteLine => {
    const quantity = places * units;
    const amountCents = usd(quantity * unitPriceCents);
    return { unit, startDate: from, endDate: to, places, units, quantity, unitPriceCents, amountCents };
  };
  if (unit === 'person' || unit === 'trip') return [line(startDate, endDate, 1, priceOn(service, startDate))];
  return runsOfEqualPrice(service, dates).map(({ from, units, priceCents }) =>
    line(from, addDays(from, unit === 'night' ? units : units - 1), units, priceCents),
  );
}

function runsOfEqualPrice(service: PricedService, dates: readonly CalendarDate[]) {
  const runs: { from: CalendarDate; units: number; priceCents: UsdCents }[] = [];
  for (const date of dates) {
    const priceCents = priceOn(service, date);
    const run = runs.at(-1);
    if (run?.priceCents === priceCents) run.units += 1;
    else runs.push({ from: date, units: 1, priceCents });
  }
  return runs;
}

/** The price of one unit on a day: its season's, else the service's own. */
export function priceOn(service: Pick<PricedService, 'pricePerUnitCents' | 'seasons'>, date: CalendarDate): UsdCents {
  const season = service.seasons.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
  return season?.priceCents ?? service.pricePerUnitCents;
}

/** The lowest price of one unit, shown as 'from' in lists. With `today`, seasons that are over no longer count. */
export function fromPriceCents(
  service: Pick<PricedService, 'pricePerUnitCents' | 'seasons'>,
  today?: CalendarDate,
): UsdCents {
  const open = service.seasons.filter(({ endDate }) => today === undefined || endDate >= today);
  return usd(Math.min(service.pricePerUnitCents, ...open.map(({ priceCents }) => priceCents)));
}

/**
 * Refuses dates that cannot be booked today: past, or more than 24 months ahead.
 * @param lastDate the last day whose place is taken, for stays and vehicles (default: the start)
 * @throws QuoteError invalid_dates
 */
export function checkBookingWindow(startDate: CalendarDate, today: CalendarDate, lastDate = startDate): void {
  const latest = addMonths(today, MONTHS_AHEAD);
  if (startDate < today || startDate > latest || lastDate > latest) throw new QuoteError('invalid_dates');
}
