import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { centsFromDollars, formatKes, formatUsdCharge, kes } from '#shared/money.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** Dollars that are charged, for people: '$1,240.50 USD'. Takes them as answers carry them. */
export function useDollarText() {
  const lang = useLang();
  return (dollars: number) => formatUsdCharge(centsFromDollars(dollars), lang);
}

/** 'KES 11,000 ($100 USD at 110)': what M-Pesa takes, what it stands for, and the rate between them. */
export function useAmountText() {
  const { t } = useTranslation('payments');
  const lang = useLang();
  const dollarText = useDollarText();
  return ({ amountKes, amountUsd, rate }: Pick<PaymentOptions, 'amountKes' | 'amountUsd' | 'rate'>) =>
    t('mpesa.amount', { kes: formatKes(kes(amountKes), lang), usd: dollarText(amountUsd), rate });
}
