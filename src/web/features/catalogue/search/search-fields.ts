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
  facilities: string[];
  sort: string;
  /** How the prices of the address are shown. While they are not changed they stay in the address as they were typed. */
  kept: Record<'minPrice' | 'maxPrice', string> & {
    typed: Pick<Search, 'minPrice' | 'maxPrice'> & { currency: Currency };
  };
}

/** The form values of these filters, with prices in the page's currency. */
export function fieldsOf(search: Search, display: Display): SearchFields {
  const bounds = boundsShown(search, display);
  const text = (value: string | number | undefined) => (value === undefined ? '' : String(value));
  const prices = { minPrice: text(bounds.minPrice), maxPrice: text(bounds.maxPrice) };
  const { minPrice, maxPrice, currency = 'USD' } = search;
  return {
    q: text(search.q),
    category: categoriesOf(search.category) ?? [],
    location: text(search.location),
    ...prices,
    kept: { ...prices, typed: { minPrice, maxPrice, currency } },
    currency: display.currency,
    startDate: text(search.startDate),
    endDate: text(search.endDate),
    guests: text(search.guests),
    minRating: text(search.minRating),
    facilities: search.facilities?.split(',') ?? [],
    sort: search.sort ?? 'recommended',
  };
}

/**
 * What somebody has typed and chosen in the form while it was HTML. Dates are left to their own fields, which read them. Those that
 * are controlled by now have the values that React gave them.
 */
export function changedFields(form: HTMLFormElement): Partial<SearchFields> {
  const changed = new Set([...form.elements].filter(isChanged).map((control) => control.getAttribute('name')));
  const values = new FormData(form);
  const isList = (name: string) => name === 'category' || name === 'facilities';
  return Object.fromEntries(
    (['q', 'category', 'location', 'minPrice', 'maxPrice', 'guests', 'minRating', 'facilities', 'sort'] as const)
      .filter((name) => changed.has(name))
      .map((name) => [name, isList(name) ? values.getAll(name) : values.get(name)]),
  );
}

/** Whether a control differs from the HTML. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(first, 0);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  return control.type === 'checkbox'
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** The filters of form values. */
export function searchOf({ kept, ...fields }: SearchFields): Search {
  const arePricesKept = fields.minPrice === kept.minPrice && fields.maxPrice === kept.maxPrice;
  return readSearch({ ...fields, ...(arePricesKept && kept.typed) });
}

/** Whether two sets of form values are the same filters, and show prices in the same currency. */
export function sameFilters(a: SearchFields, b: SearchFields): boolean {
  const all = (fields: SearchFields) =>
    JSON.stringify([searchOf(fields), fields.currency, fields.startDate, fields.endDate]);
  return all(a) === all(b);
}

/** An end is typed and no start, without which nothing can be searched for. */
export const lacksStart = ({ startDate, endDate }: SearchFields) => startDate.trim() === '' && endDate.trim() !== '';

/** Whether these form values can be searched for: a text that is no date is not left out. */
export function canSearch(fields: SearchFields): boolean {
  const dates = [fields.startDate, fields.endDate].filter((text) => text.trim() !== '');
  return dates.every(isCalendarDate) && !lacksStart(fields);
}
