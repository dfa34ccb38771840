import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** Writes minor units (cents, or shillings × 100) in their own currency, with their sign. */
export function useMoved(): (currency: ChargeCurrency, amountMinor: number) => string {
  const { charge, shillings } = useMoney();
  return (currency, amountMinor) => {
    const amount = Math.abs(amountMinor) / 100;
    const text = currency === 'KES' ? shillings(Math.round(amount)) : charge(amount);
    return amountMinor < 0 ? `−${text}` : text;
  };
}
