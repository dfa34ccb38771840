import type { Quote } from '#shared/contracts/catalogue.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from './use-money.ts';

type Sum = NonNullable<Quote['onSite']>['totals'][number];

/** Writes what is paid on the spot, in the currency in which it is paid. The page must have loaded the texts `party`. */
export function useFeeAmount(): (sum: Sum) => string {
  const { t } = useTranslation('party');
  const { charge, shillings } = useMoney();
  return ({ currency, amount }) => {
    if (amount === 0) return t('fees.free');
    return currency === 'KES' ? shillings(amount) : charge(amount);
  };
}
