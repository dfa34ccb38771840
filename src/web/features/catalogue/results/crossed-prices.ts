import type { Search } from '../search-params.ts';

/** Whether the lowest price asked for lies above the highest: nothing can fit. */
export function pricesCross({ minPrice, maxPrice }: Search): boolean {
  return minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice;
}

/** The same search from its beginning, its two prices the other way round. */
export function withPricesSwapped({ page: _page, minPrice, maxPrice, ...rest }: Search): Search {
  return {
    ...rest,
    ...(maxPrice !== undefined && { minPrice: maxPrice }),
    ...(minPrice !== undefined && { maxPrice: minPrice }),
  };
}
