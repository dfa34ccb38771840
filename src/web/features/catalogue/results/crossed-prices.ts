import type { Search } from '../search-params.ts';

/** Whether the lowest price is above the highest, so that nothing can match. */
export function pricesCross({ minPrice, maxPrice }: Search): boolean {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
}

/** The same search with its two prices exchanged, at its first page. */
export function withPricesSwapped({ page: _page, minPrice, maxPrice, ...rest }: Search): Search {
  return {
    ...rest,
    ...(maxPrice !== undefined && { minPrice: maxPrice }),
    ...(minPrice !== undefined && { maxPrice: minPrice }),
  };
}
