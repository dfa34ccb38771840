import { commissionCents, type UsdCents, usd } from '#shared/money.ts';
import type { FrozenTaxes } from './tables.ts';

/** A price split between the provider, us and the state, in US cents: the five amounts add up to the price. */
export interface Split {
  payable: UsdCents;
  commission: UsdCents;
  vat: UsdCents;
  levy: UsdCents;
  withholding: UsdCents;
}

const shareOf = (cents: number, bps: number) => Math.floor((cents * bps + 5_000) / 10_000);

/**
 * Splits a price. The commission is a share of the price and contains the VAT; the levy and the withholding tax are taken
 * from the provider's share.
 * @param grossCents the price in US cents, points included   @param commissionBps hundredths of a percent
 * @returns five amounts ≥ 0 whose sum is the price
 */
export function splitPrice(grossCents: UsdCents, commissionBps: number, taxes: FrozenTaxes): Split {
  const gross = commissionCents(grossCents, commissionBps);
  const vat = Math.floor((gross * taxes.vatBps) / (10_000 + taxes.vatBps));
  const levy = Math.min(grossCents - gross, shareOf(grossCents, taxes.levyBps));
  const withholding = Math.min(grossCents - gross - levy, shareOf(grossCents - gross - levy, taxes.withholdingBps));
  return {
    payable: usd(grossCents - gross - levy - withholding),
    commission: usd(gross - vat),
    vat: usd(vat),
    levy: usd(levy),
    withholding: usd(withholding),
  };
}
