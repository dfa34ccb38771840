import type { Search } from '../search-params.ts';

const filterNames = ['location', 'startDate', 'guests', 'minPrice', 'minRating', 'category', 'facilities'] as const;

/** A filter as it is counted, shown and removed: both days are one, both prices, and each category and each facility. */
export interface Filter {
  name: (typeof filterNames)[number];
  /** Its value, or one of those of a list. */
  value: string;
}

/** The filters of a search, besides search text and order. */
export const filtersIn = ({ minPrice, maxPrice, ...search }: Search): Filter[] =>
  filterNames.flatMap((name) => {
    const value = name === 'minPrice' ? (minPrice ?? maxPrice) : search[name];
    if (value === undefined) return [];
    const parts = name === 'category' || name === 'facilities' ? String(value).split(',') : [String(value)];
    return parts.map((part) => ({ name, value: part }));
  });
