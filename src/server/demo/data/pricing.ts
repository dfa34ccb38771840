/** Converts the demo's recurring seasons and relative dates for the product's quote. */
import { addDays, type CalendarDate, calendarDate } from '#shared/dates.ts';
import type { OwnPrice, Season } from '#shared/day-prices.ts';
import { easterSunday } from '#shared/easter.ts';
import { centsFromDollars } from '#shared/money.ts';
import type { KindPrices, PartyGroup } from '#shared/party.ts';
import { quoteWithProof } from '#shared/party-proof.ts';
import type { PricedService, Quote } from '#shared/quote.ts';
import { catalogue } from './catalogue.ts';
import { aminaTrips } from './trips.ts';
import type { DemoSeason, DemoService, DemoTrip } from './types.ts';

/** The seasons that begin in the years from `firstYear` to `lastYear`; one that runs over New Year ends a year later. */
export function datedSeasons(seasons: readonly DemoSeason[], firstYear: number, lastYear: number): Season[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return seasons.flatMap(({ from, to, priceUsd, residencyUsd }) =>
    years.map((year) => ({
      startDate: calendarDate(`${year}-${from}`),
      endDate: calendarDate(`${to < from ? year + 1 : year}-${to}`),
      priceCents: centsFromDollars(priceUsd),
      ...(residencyUsd && { kindCents: kindCentsOf(residencyUsd) }),
    })),
  );
}

/** The prices of single days in the years from `firstYear` to `lastYear`. */
export function datedDays(days: DemoService['singleDays'] = [], firstYear: number, lastYear: number) {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return days.flatMap(({ on, priceUsd }) =>
    years.map((year) => ({
      date: typeof on === 'string' ? calendarDate(`${year}-${on}`) : addDays(easterSunday(year), on.fromEaster),
      priceCents: centsFromDollars(priceUsd),
    })),
  );
}

/** The weekend price of a listing, in cents. */
export const weekendOf = ({ weekend }: DemoService): OwnPrice | undefined =>
  weekend && { priceCents: centsFromDollars(weekend.priceUsd), kindCents: kindCentsOf(weekend.residencyUsd) };

/** What kinds of guests pay, in cents. */
export const kindCentsOf = (prices: DemoService['residencyUsd'] = {}): KindPrices =>
  Object.fromEntries(Object.entries(prices).map(([kind, price]) => [kind, centsFromDollars(price)]));

/** What a price depends on, with the seasons of the three years before `today` to the two after: every bookable day. */
function pricedService(service: DemoService, today: CalendarDate): PricedService {
  const year = Number(today.slice(0, 4));
  return {
    priceUnit: service.priceUnit,
    pricePerUnitCents: centsFromDollars(service.priceUsd),
    guestsPerPlace: service.guestsPerPlace,
    durationDays: service.durationDays,
    minStay: service.rules?.minStay ?? 1,
    kindCents: kindCentsOf(service.residencyUsd),
    childUntil: service.childUntil ?? null,
    onSiteFees: service.onSiteFees ?? [],
    extras: [],
    seasons: datedSeasons(service.seasons, year - 3, year + 2),
    weekend: weekendOf(service) ?? null,
    dayPrices: Object.fromEntries(
      datedDays(service.singleDays, year - 3, year + 2).map(({ date, ...price }) => [date, price]),
    ),
  };
}

/**
 * The quote of a seeded booking.
 * @param stay `nights` of a stay or `days` of a hire (both ends counted); neither: what a missing end date means
 */
export function demoQuote(
  service: DemoService,
  startDate: CalendarDate,
  stay: { guests: number; party?: PartyGroup[]; nights?: number; days?: number },
  today: CalendarDate,
): Quote {
  const span = stay.nights ?? (stay.days === undefined ? undefined : stay.days - 1);
  const endDate = span === undefined ? undefined : addDays(startDate, span);
  return quoteWithProof(pricedService(service, today), { startDate, endDate, guests: stay.guests, party: stay.party });
}

/** The day a trip starts. */
export function tripStart(trip: DemoTrip, today: CalendarDate): CalendarDate {
  return trip.fixedStart === undefined ? addDays(today, trip.startsInDays) : calendarDate(trip.fixedStart);
}

/** The demo service of that key. @throws RangeError when there is none */
export function demoService(key: string): DemoService {
  const service = catalogue.services.find((one) => one.key === key);
  if (!service) throw new RangeError(`no demo service ${key}`);
  return service;
}

/** Points that Amina's completed trips earn: one per whole dollar of each. The dashboard must show 1,250 whatever day it is. */
export function aminaPointsCheck(today: CalendarDate): number {
  return aminaTrips
    .filter(({ outcome }) => outcome === 'complete')
    .map((trip) => demoQuote(demoService(trip.serviceKey), tripStart(trip, today), trip, today).totalCents)
    .reduce((points, totalCents) => points + Math.floor(totalCents / 100), 0);
}
