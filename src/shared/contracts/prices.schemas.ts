import { z } from 'zod';
import { listingLimits as limits } from '../listing-rules.ts';
import { centsFromDollars } from '../money.ts';
import { isWholeCents } from '../whole-cents.ts';

/** A price that a provider sets. */
export const Price = z
  .number('price_missing')
  .refine((dollars) => dollars * 100 >= limits.priceMin, 'price_small')
  .refine((dollars) => dollars * 100 <= limits.priceMax, 'price_large')
  .refine(isWholeCents, 'amount_decimals')
  .overwrite((dollars) => (dollars >= 0 ? centsFromDollars(dollars) / 100 : dollars))
  .meta({ description: 'US dollars with cents, at most two decimals.' });
