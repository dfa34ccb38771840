import type { ProviderService } from '#shared/contracts/provider-services.ts';

/** Unit, price and seasons of a listing as values of their form; no price yet is NaN. */
export const priceValuesOf = ({ priceUnit, pricePerUnit, seasons }: ProviderService) => {
  return { priceUnit, pricePerUnit: pricePerUnit || Number.NaN, seasons };
};
export type PriceValues = ReturnType<typeof priceValuesOf>;
