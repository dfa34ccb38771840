import type { Search } from '../search-params.ts';
import type { Filter } from './filters-in.ts';

/** What else goes with a filter that stands for two parts of the address. */
const partsOf = {
  startDate: ['startDate', 'endDate'],
  minPrice: ['minPrice', 'maxPrice', 'currency'],
} as const satisfies Partial<Record<Filter['name'], readonly (keyof Search)[]>>;

/** The search without one of its filters, at its first page. */
export function withoutFilter({ page: _page, ...search }: Search, { name, value }: Filter): Search {
  const left = { ...search };
  if (name === 'category' || name === 'facilities') {
    const others = left[name]?.split(',').filter((one) => one !== value) ?? [];
    if (others.length > 0) return { ...left, [name]: others.join(',') };
  }
  const parts: readonly (keyof Search)[] = name === 'startDate' || name === 'minPrice' ? partsOf[name] : [name];
  for (const part of parts) delete left[part as keyof typeof left];
  return left;
}

/** The search without some of its facilities. */
export const withoutFacilities = (search: Search, facilities: readonly string[]): Search =>
  facilities.reduce((rest, value) => withoutFilter(rest, { name: 'facilities', value }), search);
