import { commissionCents, type UsdCents, usd } from './money.ts';

/** Taxes that are withheld when the trip is over, in hundredths of a percent; all 0 unless an admin sets them. */
export interface FrozenTaxes {
  /** Contained in our commission. */
  vatBps: number;
  /** Of the price, out of the provider's share. */
  levyBps: number;
  /** Of the provider's share. */
  withholdingBps: number;
}

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

/** What is taken from a price, in percent, as the public settings say it. */
export interface Fees {
  commission: number;
  tourismLevy: number;
  withholdingTax: number;
}

/** What a provider receives of a price in US cents, by the fees of new bookings. */
export function providerShare(grossCents: UsdCents, { commission, tourismLevy, withholdingTax }: Fees): UsdCents {
  const bps = (percent: number) => Math.round(percent * 100);
  // The VAT is contained in the commission.
  const taxes = { vatBps: 0, levyBps: bps(tourismLevy), withholdingBps: bps(withholdingTax) };
  return splitPrice(grossCents, bps(commission), taxes).payable;
}
