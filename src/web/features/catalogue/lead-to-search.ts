import { redirect } from '@tanstack/react-router';
import type { Category } from '#shared/categories.ts';
import { readSearch, type Search } from './search-params.ts';
import { typedDates } from './typed-dates.ts';

type Raw = Record<string, unknown>;

/**
 * The filters of an address of a list that only /search has, such as dates, with those that it shares.
 * @param shown the list's categories, if it has not all  @returns undefined where the list has all filters itself
 */
export function searchInstead(raw: Raw, shown?: readonly Category[]): Search | undefined {
  const { q, category, page: _page, ...narrowed } = readSearch(raw);
  const dates = Object.entries(typedDates(raw)).filter(([, text]) => text.trim() !== '');
  const filters = { ...narrowed, ...Object.fromEntries(dates) };
  if (Object.keys(filters).length === 0) return undefined;
  const wanted = shown ? (shown.find((each) => each === category) ?? shown.join(',')) : category;
  return { ...(q !== undefined && { q }), ...(wanted !== undefined && { category: wanted }), ...filters };
}

/**
 * For loaders of lists: with dates prices are those on them, which /search shows beside the fields for dates.
 * @throws a redirect to /search if the address has filters that only it has
 */
export function redirectToSearch(raw: Raw, shown?: readonly Category[]): void {
  const search = searchInstead(raw, shown);
  if (search) throw redirect({ to: '/search', search, statusCode: 302 });
}
