import { type Category, categories, isCategory } from '#shared/categories.ts';
import type { ServicesSearch } from '#shared/contracts/catalogue.ts';
import { type Currency, isCurrency } from '#shared/currencies.ts';
import { parseCalendarDate } from '#shared/dates.ts';
import { GUESTS_MAX } from '#shared/quote.ts';

export const sorts = ['recommended', 'price_asc', 'price_desc', 'rating', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** Filters as an address holds them; everything is optional, and what makes no sense is left out. */
export interface Search {
  q?: string;
  /** One category or several, separated by commas. */
  category?: string;
  location?: string;
  minPrice?: number;
  maxPrice?: number;
  /** What those two are in; absent: dollars. */
  currency?: Exclude<Currency, 'USD'>;
  startDate?: string;
  endDate?: string;
  guests?: number;
  minRating?: number;
  sort?: Sort;
  page?: number;
}

/** The parameters of a page that lists one shelf of the catalogue. */
export type ListSearch = Pick<Search, 'q' | 'category' | 'page'>;

/** Those of /services: the category in its title, and the page's number. */
export interface CategorySearch {
  category?: Category;
  page?: number;
}

/** Those of a listing: what its form for dates and guests begins with. */
export type StaySearch = Pick<Search, 'startDate' | 'endDate' | 'guests'>;

type Raw = Record<string, unknown>;

const longestText = 200;
const longestPlace = 120;
// A million dollars in shillings, at any rate we have seen.
const highestPrice = 1_000_000_000;
const lastPage = 500;

/** Reads the filters of /search; a form without JavaScript sends every field, empty ones too. */
export function readSearch(raw: Raw): Search {
  const [low, high] = [numberIn(raw.minPrice, 0, highestPrice), numberIn(raw.maxPrice, 0, highestPrice)];
  const sort = sorts.find((each) => each === raw.sort);
  const startDate = dateOf(raw.startDate);
  return withoutGaps({
    q: textOf(raw.q, longestText),
    category: categoriesOf(raw.category)?.join(','),
    location: textOf(raw.location, longestPlace),
    minPrice: low,
    maxPrice: high,
    currency: low === undefined && high === undefined ? undefined : currencyOf(raw.currency),
    startDate,
    endDate: startDate && dateOf(raw.endDate),
    guests: wholeIn(raw.guests, 1, GUESTS_MAX),
    minRating: numberIn(raw.minRating, 1, 5),
    sort: sort === 'recommended' ? undefined : sort,
    page: pageOf(raw.page),
  });
}

/** Reads text, one category out of those that the page shows, and the page's number. */
export function readListSearch(raw: Raw, shown: readonly Category[]): ListSearch {
  const category = shown.find((each) => each === raw.category);
  return withoutGaps({ q: textOf(raw.q, longestText), category, page: pageOf(raw.page) });
}

export function readCategorySearch(raw: Raw): CategorySearch {
  const category = categories.find(({ value }) => value === raw.category)?.value;
  return withoutGaps({ category, page: pageOf(raw.page) });
}

export function readStay(raw: Raw): StaySearch {
  const { startDate, endDate, guests } = readSearch(raw);
  return withoutGaps({ startDate, endDate, guests });
}

/** Fills whole rows of two and of three cards. */
const pageSize = 18;

/** The filters as the call takes them, prices in dollars (`boundsInDollars`). @param shown the page's categories, asked for while none is chosen */
export function queryOf(
  { category, currency: _currency, ...rest }: Search,
  shown?: readonly Category[],
): ServicesSearch {
  const wanted = category ?? shown?.join(',');
  return { ...rest, ...(wanted !== undefined && { category: wanted }), pageSize };
}

/**
 * What of a list's address says which listings it shows, for search engines: words, kind and page. A page of a list
 * that is narrowed down further is no page of the whole one, so its number does not count.
 */
export function contentOf({ q, category, page, ...narrowed }: Search): Pick<Search, 'q' | 'category' | 'page'> {
  return withoutGaps({ q, category, page: Object.keys(narrowed).length > 0 ? undefined : page });
}

/** How many filters besides words and order are set. */
export function countFilters({ q: _q, sort: _sort, page: _page, currency: _currency, ...filters }: Search): number {
  return Object.keys(filters).length;
}

/** The known categories among what the address or a form says, in no order of ours and each once. */
export function categoriesOf(value: unknown): Category[] | undefined {
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part) => String(part ?? '').split(','));
  const known = parts.map((part) => part.trim()).filter(isCategory);
  return known.length > 0 ? [...new Set(known)] : undefined;
}

// The router reads `?q=7` as a number; to a person it is a text. Nobody means control characters.
function textOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
  return (
    String(value)
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest) || undefined
  );
}

const currencyOf = (value: unknown) => (isCurrency(value) && value !== 'USD' ? value : undefined);

function dateOf(value: unknown): string | undefined {
  return typeof value === 'string' ? parseCalendarDate(value) : undefined;
}

function numberIn(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= min && number <= max ? number : undefined;
}

function wholeIn(value: unknown, min: number, max: number): number | undefined {
  const number = numberIn(value, min, max);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

const pageOf = (value: unknown) => wholeIn(value, 2, lastPage);

type Gapless<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the members that are undefined, which an address would otherwise carry along. */
function withoutGaps<T extends object>(parts: T): Gapless<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Gapless<T>;
}
