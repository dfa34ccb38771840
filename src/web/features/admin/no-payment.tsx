import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a payment, case, payout or account that does not exist. */
export function NoPayment() {
  const { t } = useTranslation('admin-payments');
  return (
    <Empty
      titleAs="h1"
      title={t('missing')}
      text={t('missingText')}
      action={<LinkButton to="/admin/payments">{t('back')}</LinkButton>}
    />
  );
}
