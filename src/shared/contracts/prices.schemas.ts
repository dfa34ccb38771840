import { z } from 'zod';
import { listingLimits as limits } from '../listing-rules.ts';
import { centsFromDollars } from '../money.ts';

/** A price that a provider sets. */
export const Price = z
  .number('price_missing')
  .refine((dollars) => dollars * 100 >= limits.priceMin, 'price_small')
  .refine((dollars) => dollars * 100 <= limits.priceMax, 'price_large')
  .overwrite((dollars) => (dollars >= 0 ? centsFromDollars(dollars) / 100 : dollars))
  .meta({ description: 'US dollars with cents.' });
