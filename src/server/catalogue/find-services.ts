import type { App } from '#server/app.ts';
import type { Category, ServiceSort } from '#shared/categories.ts';
import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { type CalendarDate, today } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Sought } from '#shared/facts.ts';
import type { Lang } from '#shared/languages.ts';
import { centsFromDollars } from '#shared/money.ts';
import { checkBookingWindow } from '#shared/quote.ts';
import { listSimilar } from './list-similar.ts';
import { listServices, type ServicesPage } from './queries.ts';
import type { AskedStay } from './search-dates.ts';

/** The query of GET /api/services after validation; prices in dollars. */
interface ServicesRequest {
  q?: string | undefined;
  category?: Category[] | undefined;
  location?: string | undefined;
  place?: string | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  startDate?: CalendarDate | undefined;
  endDate?: CalendarDate | undefined;
  guests?: number | undefined;
  minRating?: number | undefined;
  facilities?: Sought[] | undefined;
  sort?: ServiceSort | undefined;
  page: number;
  pageSize: number;
}

/**
 * Listings that match a request. An end date without a start date is ignored.
 * @throws AppError invalid_dates: reversed, past, or more than 24 months ahead
 */
export function findServices(app: App, request: ServicesRequest, lang: Lang): Promise<ServicesPage> {
  const { category, minPrice, maxPrice, startDate, endDate, ...search } = request;
  checkDates(app, request);
  const cents = (price: number | undefined) => (price === undefined ? undefined : centsFromDollars(price));
  return listServices(
    app.readDb,
    {
      ...search,
      categories: category,
      minPriceCents: cents(minPrice),
      maxPriceCents: cents(maxPrice),
      startDate,
      endDate: startDate && endDate,
      today: startDate && today(app.clock),
    },
    lang,
  );
}

type Dates = Pick<ServicesRequest, 'startDate' | 'endDate' | 'guests'>;

/**
 * Similar listings, each with its price on these dates where it has room for the guests then. Dates that nobody can
 * book are ignored.
 * @throws AppError not_found
 */
export function findSimilar(app: App, id: string, dates: Dates, lang: Lang): Promise<ServiceItem[]> {
  return listSimilar(app.readDb, id, lang, stayOf(app, dates));
}

function stayOf(app: App, dates: Dates): AskedStay | undefined {
  const { startDate, endDate, guests = 1 } = dates;
  try {
    checkDates(app, dates);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
  return startDate && { startDate, endDate, guests, today: today(app.clock) };
}

/** @throws AppError invalid_dates */
function checkDates(app: App, { startDate, endDate }: Dates): void {
  if (!startDate) return;
  if (endDate && endDate < startDate) throw new AppError('invalid_dates');
  checkBookingWindow({ today: today(app.clock), startDate, lastDate: endDate });
}
