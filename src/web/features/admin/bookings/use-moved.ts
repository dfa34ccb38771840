import { formatKes, formatUsdCharge, kes, usd } from '#shared/money.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { useLang } from '#web/ui/use-lang.ts';

/**
 * Writes minor units (cents, or shillings × 100) in their own currency, with their sign. `formatMoved` does it on the server;
 * imported here it would come with every public page.
 */
export function useMoved(): (currency: ChargeCurrency, amountMinor: number) => string {
  const lang = useLang();
  return (currency, amountMinor) => {
    const minor = Math.abs(amountMinor);
    const text = currency === 'KES' ? formatKes(kes(Math.round(minor / 100)), lang) : formatUsdCharge(usd(minor), lang);
    return amountMinor < 0 ? `−${text}` : text;
  };
}
