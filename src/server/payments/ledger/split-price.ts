import { commissionCents, type UsdCents, usd } from '#shared/money.ts';
import type { FrozenTaxes } from '../../bookings/tables.ts';

/** What a provider keeps of a price, and what goes to the state; all of it adds up to the price. */
export interface Split {
  payable: UsdCents;
  commission: UsdCents;
  vat: UsdCents;
  levy: UsdCents;
  withholding: UsdCents;
}

const partOf = (cents: number, bps: number) => Math.floor((cents * bps + 5_000) / 10_000);

/**
 * Commission on the price; VAT is contained in it; levy and withholding come out of the provider's share.
 * @param grossCents the price, points included   @returns five amounts ≥ 0 whose sum is the price
 */
export function splitOf(grossCents: UsdCents, commissionBps: number, taxes: FrozenTaxes): Split {
  const gross = commissionCents(grossCents, commissionBps);
  const vat = Math.floor((gross * taxes.vatBps) / (10_000 + taxes.vatBps));
  const levy = Math.min(grossCents - gross, partOf(grossCents, taxes.levyBps));
  const withholding = Math.min(grossCents - gross - levy, partOf(grossCents - gross - levy, taxes.withholdingBps));
  return {
    payable: usd(grossCents - gross - levy - withholding),
    commission: usd(gross - vat),
    vat: usd(vat),
    levy: usd(levy),
    withholding: usd(withholding),
  };
}
