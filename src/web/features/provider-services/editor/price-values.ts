import type { ProviderService } from '#shared/contracts/provider-services.ts';

/** Unit, prices, weekends and seasons of a listing as values of their form; no price yet is NaN. */
export const priceValuesOf = (listing: ProviderService): PriceValues => {
  const { priceUnit, pricePerUnit, residencyPrices, childUntil, weekend, seasons } = listing;
  return { priceUnit, pricePerUnit: pricePerUnit || Number.NaN, residencyPrices, childUntil, weekend, seasons };
};

export interface PriceValues
  extends Pick<
    ProviderService,
    'priceUnit' | 'pricePerUnit' | 'residencyPrices' | 'childUntil' | 'weekend' | 'seasons'
  > {}
