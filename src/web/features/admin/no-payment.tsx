import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a payment, case, payout or account that does not exist. */
export function NoPayment() {
  const { t } = useTranslation('admin-payments');
  return (
    <PageMessage title={t('missing')} text={t('missingText')}>
      <LinkButton to="/admin/payments">{t('back')}</LinkButton>
    </PageMessage>
  );
}
