import { useTranslation } from '#web/lib/use-translation.ts';
import { MoneyPage } from './money/money-frame.tsx';
import { PaymentControls } from './money/payment-controls.tsx';
import { PaymentList } from './money/payment-list.tsx';
import type { PaymentsSearch } from './money-search.ts';

/** Everybody's payments; what is looked for, filters, order and page are in the address. */
export function PaymentsPage({ search }: { search: PaymentsSearch }) {
  const { t } = useTranslation('admin-payments');
  return (
    <MoneyPage lead={t('lead')}>
      <PaymentControls search={search} />
      <PaymentList search={search} />
    </MoneyPage>
  );
}
