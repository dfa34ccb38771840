import type { PriceUnit } from './categories.ts';
import { chargedExtras } from './charged-extras.ts';
import { addDays, addMonths, type CalendarDate, daysBetween, daysOf, nightsOf } from './dates.ts';
import { type DailyPrices, kindsPriced, type PricesOfDay, pricesOn } from './day-prices.ts';
import { AppError, type FieldProblem } from './errors.ts';
import type { BookedExtra, ExtraCount, ListingExtra } from './extras.ts';
import { ownPriceOf, priceOfKind } from './kind-price.ts';
import { type UsdCents, usd } from './money.ts';
import type { BookedFee, OnSiteFee } from './on-site-fees.ts';
import {
  adultOf,
  type BookedGroup,
  childAgeIn,
  type GuestKind,
  inOrder,
  isChild,
  kindsToChoose,
  type PartyGroup,
  partyProblem,
} from './party.ts';

/** The properties of a service on which its price depends. */
export interface PricedService extends DailyPrices {
  /** How many guests one room or vehicle holds. Not used where the price is per person. */
  guestsPerPlace: number;
  /** How many days a service with a price per person or per trip lasts, at least 1. Its end date follows from this. */
  durationDays: number;
  /**
   * The fewest nights or days of a stay, at least 1; without an end date it is as short as this. Not used where the price is
   * per person or per trip.
   */
  minStay: number;
  /** The age until which guests pay a child's price; null where none is one of children. Fees have their own. */
  childUntil: number | null;
  /** What guests pay at the place besides. It is no part of any total; by it, too, guests are told apart. */
  onSiteFees: readonly OnSiteFee[];
  /** What may be added for money. */
  extras: readonly ListingExtra[];
}

export interface QuoteRequest {
  startDate: CalendarDate;
  endDate?: CalendarDate | undefined;
  guests: number;
  /** Who the guests are; without it all are adult non-residents. */
  party?: readonly PartyGroup[] | undefined;
  /** What is added; without it what `keptExtras` has. */
  extras?: readonly ExtraCount[] | undefined;
  /** What a booking has that is to be changed; by default nothing. */
  keptExtras?: readonly BookedExtra[] | undefined;
}

/** One line of a bill. Its text is made later, where the language is known. */
export interface QuoteLine {
  unit: PriceUnit;
  startDate: CalendarDate;
  /** The last day; where nights are counted, the day of departure. */
  endDate: CalendarDate;
  /** Whose price it is; absent where no guest has a price of their own, so that all pay the usual one of these days. */
  kind?: GuestKind;
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
  /** The days on which the booking takes places. */
  dates: CalendarDate[];
  guests: number;
  /** Who the guests are, in the order of `guestKinds`; empty where all of them pay the same on every day, also on the spot. */
  party: BookedGroup[];
  /** How many places it takes on each of those days. */
  places: number;
  /** The stay itself, by price. */
  lines: QuoteLine[];
  /** What is added to it. */
  extras: BookedExtra[];
  /** All of both. */
  totalCents: UsdCents;
}

/**
 * A request for which there is no price: `invalid_dates`, or `invalid_input` where the number of guests is out of
 * range.
 */
export class QuoteError extends AppError {
  override readonly name = 'QuoteError';

  constructor(code: 'invalid_dates' | 'invalid_input', fields?: Record<string, string | FieldProblem>) {
    super(code, fields && { fields });
  }
}

/** More guests than any service holds. A request for more is refused, so that sums stay safe integers. */
export const GUESTS_MAX = 10_000;
/** How many months ahead a start date may lie. */
export const MONTHS_AHEAD = 24;
// Longer than any stay within the booking window. It bounds the number of nights that one request computes.
const daysMax = 732;

/**
 * The price of a service for dates and a number of guests. Browsers compute the displayed total with it; the price that
 * is charged is the one that the server computes. It checks neither free places nor the booking window
 * (`checkBookingWindow`).
 * - Per person and per trip the end date follows from the service's duration. One that is sent is ignored, unless it
 *   lies before the start.
 * - Without an end date a stay, or the hire of a vehicle, is as short as the service allows.
 * - Per person each guest pays the price of their kind. A room or vehicle costs the price of the guest in it who pays most;
 *   those who pay most are put together, so that the total is the lowest.
 * @throws QuoteError invalid_dates (the end lies before the start, a stay has no night, or it is longer than 732 days),
 *   invalid_input (the number of guests is not 1 to `GUESTS_MAX`; the party has another sum, or no adult; an extra is not
 *   offered, stands there twice, or there are more of it than there may be)
 */
export function quoteFor(service: PricedService, request: QuoteRequest): Quote {
  const { startDate, guests } = request;
  if (!Number.isInteger(guests) || guests < 1 || guests > GUESTS_MAX) throw new QuoteError('invalid_input');
  const party = partyFor(service, request);
  const endDate = endDateFor(service, request);
  const places = placesFor(service, guests);
  const dates = takenDates(service.priceUnit, startDate, endDate);
  // Fees that differ make no bill of several lines.
  const priced = kindsToChoose(kindsPriced(service)).length === 0 ? [] : party;
  const lines = linesFor(service, { startDate, endDate, dates, places, party: priced });
  const extras = extrasFor(service, request, { startDate, endDate });
  const totalCents = usd(sumOf(lines) + sumOf(extras));
  return { startDate, endDate, dates, guests, party, places, lines, extras, totalCents };
}

const sumOf = (lines: readonly { amountCents: UsdCents }[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

function extrasFor(
  { priceUnit, extras: offered }: PricedService,
  { guests, extras: chosen, keptExtras: kept = [] }: QuoteRequest,
  dates: Pick<Quote, 'startDate' | 'endDate'>,
): BookedExtra[] {
  const charged = chargedExtras(offered, { chosen, kept, guests, stay: { priceUnit, ...dates } });
  if ('problem' in charged) throw new QuoteError('invalid_input', { extras: charged.problem });
  return charged.extras;
}

/** The kinds of guests whom the prices or fees of a service tell apart; none where all pay the same. */
const kindsOf = (service: PricedService): GuestKind[] =>
  kindsToChoose([...kindsPriced(service), ...service.onSiteFees.map(({ amounts }) => amounts)]);

/** The fees of a service as its bookings keep them: they know whom a party tells as a child, also where only adults travel. */
export function bookedFees(service: PricedService): BookedFee[] {
  const toldUntil = kindsOf(service).some(isChild) ? childAgeIn(service) : null;
  return service.onSiteFees.map((fee) => ({ ...fee, toldUntil: toldUntil ?? undefined }));
}

function partyFor(service: PricedService, { guests, party }: QuoteRequest): BookedGroup[] {
  const problem = party && partyProblem(party, guests);
  if (problem) throw new QuoteError('invalid_input', { party: problem });
  if (kindsOf(service).length === 0) return [];
  const until = childAgeIn(service);
  return inOrder(party ?? [{ kind: 'non_resident', count: guests }]).map((group) =>
    isChild(group.kind) && until !== null ? { ...group, until } : group,
  );
}

function endDateFor(service: PricedService, { startDate, endDate }: QuoteRequest): CalendarDate {
  const { minStay } = service;
  if (endDate !== undefined && endDate < startDate) throw new QuoteError('invalid_dates');
  switch (service.priceUnit) {
    case 'person':
    case 'trip':
      return addDays(startDate, service.durationDays - 1);
    case 'night':
      if (endDate === startDate) throw new QuoteError('invalid_dates');
      return withinLimit(startDate, endDate ?? addDays(startDate, minStay));
    case 'day':
      return withinLimit(startDate, endDate ?? addDays(startDate, minStay - 1));
  }
}

function withinLimit(startDate: CalendarDate, endDate: CalendarDate): CalendarDate {
  if (daysBetween(startDate, endDate) > daysMax) throw new QuoteError('invalid_dates');
  return endDate;
}

/**
 * How many places a number of guests takes: one each where the price is per person, else as many rooms or vehicles as
 * hold them.
 */
export function placesFor(service: Pick<PricedService, 'priceUnit' | 'guestsPerPlace'>, guests: number): number {
  return service.priceUnit === 'person' ? guests : Math.ceil(guests / service.guestsPerPlace);
}

/** The largest number of guests that a service's `capacity` (in places) holds. */
export function largestParty(
  service: Pick<PricedService, 'priceUnit' | 'guestsPerPlace'> & { capacity: number },
): number {
  return service.priceUnit === 'person' ? service.capacity : service.capacity * service.guestsPerPlace;
}

/** The days on which a booking takes places: each night, each day, or the start date alone. */
export function takenDates(unit: PriceUnit, startDate: CalendarDate, endDate: CalendarDate): CalendarDate[] {
  if (unit === 'night') return nightsOf(startDate, endDate);
  return unit === 'day' ? daysOf(startDate, endDate) : [startDate];
}

type Stay = Pick<Quote, 'startDate' | 'endDate' | 'dates' | 'places' | 'party'>;

/**
 * For each run of days on which the same is charged a line, or one for each kind of guests. Per person and per trip the prices
 * of the start date apply to the whole.
 */
function linesFor(service: PricedService, { startDate, endDate, dates, places, party }: Stay): QuoteLine[] {
  const unit = service.priceUnit;
  const isLong = unit === 'night' || unit === 'day';
  return runsOfEqualCharge(service, isLong ? dates : [startDate], { places, party }).flatMap(
    ({ from, units, charged }) => {
      const to = isLong ? addDays(from, unit === 'night' ? units : units - 1) : endDate;
      return charged.map((group) => {
        const quantity = group.places * units;
        const amountCents = usd(quantity * group.unitPriceCents);
        return { unit, startDate: from, endDate: to, ...group, units, quantity, amountCents };
      });
    },
  );
}

// What is charged is compared, not the prices: those of children in rooms, or of guests who share one with somebody who pays more,
// may differ without being paid by anybody.
function runsOfEqualCharge(
  service: PricedService,
  dates: readonly CalendarDate[],
  who: Pick<Stay, 'places' | 'party'>,
) {
  const runs: { from: CalendarDate; units: number; charged: ChargedPlaces[] }[] = [];
  for (const from of dates) {
    const charged = chargedPlaces(service, { ...who, prices: pricesOn(service, from) });
    const run = runs.at(-1);
    if (run && JSON.stringify(run.charged) === JSON.stringify(charged)) run.units += 1;
    else runs.push({ from, units: 1, charged });
  }
  return runs;
}

type ChargedPlaces = Pick<QuoteLine, 'kind' | 'places' | 'unitPriceCents'>;

/** Whether a guest pays what they pay by being of a kind; non-residents do where others would pay something else. */
const isChargedAs = (kind: GuestKind, prices: PricesOfDay): boolean =>
  ownPriceOf(prices, kind) !== undefined || (kind === 'non_resident' && Object.keys(prices.kindCents).length > 0);

/** How many places are charged at which price on days that have the same prices. */
function chargedPlaces(
  { priceUnit, guestsPerPlace }: PricedService,
  { prices, places, party }: Pick<Stay, 'places' | 'party'> & { prices: PricesOfDay },
): ChargedPlaces[] {
  if (party.every(({ kind }) => !isChargedAs(kind, prices))) return [{ places, unitPriceCents: prices.priceCents }];
  const priced = ({ kind, count }: PartyGroup) => ({ kind, places: count, unitPriceCents: priceOfKind(prices, kind) });
  if (priceUnit === 'person') return party.map(priced);
  // Guests are put into rooms by price, the highest first, so the first one in a room is the one whose price it costs.
  let before = 0;
  const charged = inOrder(party.map(({ kind, count }) => ({ kind: adultOf(kind), count })))
    .map(priced)
    .toSorted((one, other) => other.unitPriceCents - one.unitPriceCents)
    .map((group) => {
      const first = Math.ceil(before / guestsPerPlace);
      before += group.places;
      return { ...group, places: Math.ceil(before / guestsPerPlace) - first };
    });
  return charged.filter((group) => group.places > 0);
}

/**
 * The price of one unit on the days of a quote, in US cents: the mean, rounded half up, where the days have different
 * prices. Lists filter and sort by it (`unitPriceOn` in search-dates.ts is the same rule in SQL).
 */
export function unitPriceOf({ lines }: Pick<Quote, 'lines'>): {
  pricePerUnitCents: UsdCents;
  pricesDiffer: boolean;
} {
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const pricePerUnitCents = usd(Math.floor((2 * sumOf(lines) + units) / (2 * units)));
  return { pricePerUnitCents, pricesDiffer: lines.length > 1 };
}

/**
 * Refuses dates that cannot be booked today: those in the past, and those more than `MONTHS_AHEAD` months ahead.
 * @throws QuoteError invalid_dates
 */
export function checkBookingWindow({ today, startDate, lastDate = startDate }: BookingWindow): void {
  const latest = addMonths(today, MONTHS_AHEAD);
  if (startDate < today || startDate > latest || lastDate > latest) throw new QuoteError('invalid_dates');
}

interface BookingWindow {
  today: CalendarDate;
  startDate: CalendarDate;
  /** The last day on which the booking takes places; the start date when absent. */
  lastDate?: CalendarDate | undefined;
}
