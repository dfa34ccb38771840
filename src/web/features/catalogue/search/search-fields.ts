import type { Category } from '#shared/categories.ts';
import type { Currency } from '#shared/currencies.ts';
import { isCalendarDate } from '#shared/dates.ts';
import type { Display } from '#shared/money.ts';
import { boundsShown } from '../price-bounds.ts';
import { categoriesOf, readSearch, type Search } from '../search-params.ts';

/** The filters as form values: texts as typed. */
export interface SearchFields {
  q: string;
  category: Category[];
  location: string;
  minPrice: string;
  maxPrice: string;
  /** The currency of the prices: the page's. */
  currency: Currency;
  startDate: string;
  endDate: string;
  guests: string;
  minRating: string;
  sort: string;
}

/** The form values of these filters, with prices in the page's currency. */
export function fieldsOf(search: Search, display: Display): SearchFields {
  const bounds = boundsShown(search, display);
  const text = (value: string | number | undefined) => (value === undefined ? '' : String(value));
  return {
    q: text(search.q),
    category: categoriesOf(search.category) ?? [],
    location: text(search.location),
    minPrice: text(bounds.minPrice),
    maxPrice: text(bounds.maxPrice),
    currency: display.currency,
    startDate: text(search.startDate),
    endDate: text(search.endDate),
    guests: text(search.guests),
    minRating: text(search.minRating),
    sort: search.sort ?? 'recommended',
  };
}

/** The filters of form values. */
export function searchOf(fields: SearchFields): Search {
  return readSearch({ ...fields });
}

/** Whether two sets of form values are the same filters. */
export function sameFilters(a: SearchFields, b: SearchFields): boolean {
  const all = (fields: SearchFields) => JSON.stringify([searchOf(fields), fields.startDate, fields.endDate]);
  return all(a) === all(b);
}

/** An end is typed and no start, without which nothing can be searched for. */
export const lacksStart = ({ startDate, endDate }: SearchFields) => startDate.trim() === '' && endDate.trim() !== '';

/** Whether these form values can be searched for: a text that is no date is not left out. */
export function canSearch(fields: SearchFields): boolean {
  const dates = [fields.startDate, fields.endDate].filter((text) => text.trim() !== '');
  return dates.every(isCalendarDate) && !lacksStart(fields);
}
