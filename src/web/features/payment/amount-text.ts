import { useTranslation } from 'react-i18next';
import type { PaymentOptions } from '#shared/contracts/payments.ts';
import { formatKes, kes } from '#shared/money.ts';
import { useLang } from '#web/ui/use-lang.ts';

/** Dollars as a bill names them: 'USD 1,240.50'. */
export function dollarText(amount: number): string {
  return `USD ${new Intl.NumberFormat('en-KE', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount)}`;
}

/** 'KES 11,000 (USD 100.00 at 110)': what M-Pesa takes, what it stands for, and the rate between them. */
export function useAmountText() {
  const { t } = useTranslation('payments');
  const lang = useLang();
  return ({ amountKes, amountUsd, rate }: Pick<PaymentOptions, 'amountKes' | 'amountUsd' | 'rate'>) =>
    t('mpesa.amount', { kes: formatKes(kes(amountKes), lang), usd: dollarText(amountUsd), rate });
}
