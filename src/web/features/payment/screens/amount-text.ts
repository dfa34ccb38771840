import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useMoney } from '#web/ui/use-money.ts';

/** 'KES 11,000 ($100 USD at 110)': what M-Pesa takes, the price in dollars, and the rate. */
export function useAmountText() {
  const { t } = useTranslation('payments');
  const { charge, shillings } = useMoney();
  return ({ amountKes, amountUsd, rate }: Pick<PaymentOptions, 'amountKes' | 'amountUsd' | 'rate'>) =>
    t('mpesa.amount', { kes: shillings(amountKes), usd: charge(amountUsd), rate });
}
