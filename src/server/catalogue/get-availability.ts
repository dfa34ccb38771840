import type { App } from '#server/app.ts';
import { type CalendarDate, daysBetween, daysOf, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { dollars } from '#shared/money.ts';
import { priceOn } from '#shared/quote.ts';
import { getBookable } from './bookable-queries.ts';
import { placesLeft } from './places-left.ts';

const daysMax = 366;

/**
 * Free places and price of each day from `from` to `to`, both included. Past days have no places.
 * @throws AppError not_found; invalid_dates: reversed, or more than 366 days
 */
export async function getAvailability(app: App, id: string, { from, to }: { from: CalendarDate; to: CalendarDate }) {
  if (to < from || daysBetween(from, to) >= daysMax) throw new AppError('invalid_dates');
  const { service } = await getBookable(app.readDb, id);
  const dates = daysOf(from, to);
  const left = await placesLeft(app.readDb, service, dates);
  const now = today(app.clock);
  const days = dates.map((date, index) => ({
    date,
    available: date < now ? 0 : (left[index] ?? 0),
    pricePerUnit: dollars(priceOn(service, date)),
  }));
  return { days };
}
