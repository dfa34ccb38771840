import { type Category, categories, isCategory, type ServiceSort, serviceSorts } from '#shared/categories.ts';
import type { ServicesSearch } from '#shared/contracts/catalogue.ts';
import { type Currency, isCurrency } from '#shared/currencies.ts';
import { parseCalendarDate } from '#shared/dates.ts';
import { GUESTS_MAX } from '#shared/quote.ts';

/** The filters in an address; all are optional, and values that are not valid are left out. */
export interface Search {
  q?: string;
  /** One category or several, by the alphabet and separated by commas. */
  category?: string;
  location?: string;
  minPrice?: number;
  maxPrice?: number;
  /** The currency of those two; absent: dollars. */
  currency?: Exclude<Currency, 'USD'>;
  startDate?: string;
  endDate?: string;
  guests?: number;
  minRating?: number;
  /** Facilities that a listing must have, by the alphabet and separated by commas. Which there are the server knows. */
  facilities?: string;
  sort?: ServiceSort;
  page?: number;
}

/** The search parameters of /stays, /meals and /transport. */
export type ListSearch = Pick<Search, 'q' | 'category' | 'page'>;

/** The search parameters of /services. */
export interface CategorySearch {
  category?: Category;
  page?: number;
}

/** The search parameters of a listing, with which its form for dates and guests begins. */
export type StaySearch = Pick<Search, 'startDate' | 'endDate' | 'guests'>;

type Raw = Record<string, unknown>;

const longestText = 200;
const longestPlace = 120;
// More than a million dollars in shillings, so that the highest price in dollars can be asked for in shillings.
const prices = { min: 0, max: 1_000_000_000 };
const lastPage = 500;

/** Reads the filters of /search. Without JavaScript the form sends every field, also empty ones. */
export function readSearch(raw: Raw): Search {
  const [low, high] = [numberIn(raw.minPrice, prices), numberIn(raw.maxPrice, prices)];
  const sort = serviceSorts.find((each) => each === raw.sort);
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
    guests: wholeIn(raw.guests, { min: 1, max: GUESTS_MAX }),
    minRating: numberIn(raw.minRating, { min: 1, max: 5 }),
    facilities: facilitiesOf(raw.facilities),
    sort: sort === 'recommended' ? undefined : sort,
    page: readPageNumber(raw.page),
  });
}

/** Reads search text, one of the page's categories, and the page number. */
export function readListSearch(raw: Raw, shown: readonly Category[]): ListSearch {
  const category = shown.find((each) => each === raw.category);
  return withoutGaps({ q: textOf(raw.q, longestText), category, page: readPageNumber(raw.page) });
}

export function readCategorySearch(raw: Raw): CategorySearch {
  const category = categories.find(({ value }) => value === raw.category)?.value;
  return withoutGaps({ category, page: readPageNumber(raw.page) });
}

export function readStay(raw: Raw): StaySearch {
  const { startDate, endDate, guests } = readSearch(raw);
  return withoutGaps({ startDate, endDate, guests });
}

/** A multiple of two and three, so that the last row of cards is full. */
const pageSize = 18;

/**
 * The query of the call. Prices must be in dollars (`boundsInDollars`).
 * @param shown the page's categories, if none is chosen
 */
export function queryOf(
  { category, currency: _currency, ...rest }: Search,
  shown?: readonly Category[],
): ServicesSearch {
  const wanted = category ?? shown?.join(',');
  return { ...rest, ...(wanted !== undefined && { category: wanted }), pageSize };
}

/**
 * The search parameters of a list's canonical address: text, category and page. With other filters the page number is
 * left out, since it is not a page of the unfiltered list.
 */
export function contentOf({ q, category, page, ...narrowed }: Search): Pick<Search, 'q' | 'category' | 'page'> {
  return withoutGaps({ q, category, page: Object.keys(narrowed).length > 0 ? undefined : page });
}

/** The known categories in a value of an address or a form, each once and in one order, so that the same filters have the same address. */
export function categoriesOf(value: unknown): Category[] | undefined {
  const known = partsOf(value).filter(isCategory).sort();
  return known.length > 0 ? known : undefined;
}

/** In one order, as categories are, and at most as many as the server takes. */
const facilitiesOf = (value: unknown): string | undefined =>
  partsOf(value)
    .filter((part) => /^[a-z_]+$/.test(part))
    .sort()
    .slice(0, 30)
    .join() || undefined;

/** The parts of a value that is a list or has commas, each once. */
const partsOf = (value: unknown): string[] => [
  ...new Set(
    String(value ?? '')
      .split(',')
      .map((part) => part.trim()),
  ),
];

// The router reads `?q=7` as a number. Control characters are removed.
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

interface Range {
  min: number;
  max: number;
}

function numberIn(value: unknown, { min, max }: Range): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= min && number <= max ? number : undefined;
}

function wholeIn(value: unknown, range: Range): number | undefined {
  const number = numberIn(value, range);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

/** The number of a list's page; undefined for the first, and for what is none. */
export const readPageNumber = (value: unknown): number | undefined => wholeIn(value, { min: 2, max: lastPage });

type Gapless<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without undefined properties, which would otherwise be part of the address. */
function withoutGaps<T extends object>(parts: T): Gapless<T> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Gapless<T>;
}
