import { centsFromDollars, kesFor } from '#shared/money.ts';
import type { TypedCurrency } from '#shared/typed-price.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** How the prices of a form are typed. */
export interface TypedIn {
  currency: TypedCurrency;
  /** Shillings for a dollar. */
  rate: number;
}

/** Says a price in dollars as it would be typed: '$240 USD', 'KES 26,400'. */
export function useTypedMoney({ currency, rate }: TypedIn): (dollars: number) => string {
  const { charge, shillings } = useMoney();
  return (dollars) => (currency === 'USD' ? charge(dollars) : shillings(kesFor(centsFromDollars(dollars), rate)));
}
