import type { App } from '#server/app.ts';
import { isOpenOn } from '#shared/booking-rules.ts';
import { type CalendarDate, daysBetween, daysOf, today } from '#shared/dates.ts';
import { pricesOn } from '#shared/day-prices.ts';
import { AppError } from '#shared/errors.ts';
import { priceOfKind } from '#shared/kind-price.ts';
import { dollars } from '#shared/money.ts';
import type { GuestKind } from '#shared/party.ts';
import { getBookable } from './bookable-queries.ts';
import { placesLeft } from './places-left.ts';

const daysMax = 366;

interface Asked {
  from: CalendarDate;
  to: CalendarDate;
  kind?: GuestKind | undefined;
}

/**
 * Free places and price of each day from `from` to `to`, both included, for guests of a kind; without one the usual price. Days that cannot be booked have no places: past
 * ones, those that begin too soon or too late, and those outside of the days that the provider has opened.
 * @throws AppError not_found; invalid_dates: reversed, or more than 366 days
 */
export async function getAvailability(app: App, id: string, { from, to, kind = 'non_resident' }: Asked) {
  if (to < from || daysBetween(from, to) >= daysMax) throw new AppError('invalid_dates');
  const { service } = await getBookable(app.readDb, id, { startDate: from, endDate: to });
  const dates = daysOf(from, to);
  const left = await placesLeft(app.readDb, service, dates);
  const day = today(app.clock);
  const days = dates.map((date, index) => ({
    date,
    available: isOpenOn(service, date, day) ? (left[index] ?? 0) : 0,
    pricePerUnit: dollars(priceOfKind(pricesOn(service, date), kind)),
  }));
  return { days };
}
