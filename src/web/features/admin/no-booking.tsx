import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a booking that does not exist. */
export function NoBooking() {
  const { t } = useTranslation('admin-bookings');
  return (
    <PageMessage title={t('none')} text={t('noneText')}>
      <LinkButton to="/admin/bookings">{t('back')}</LinkButton>
    </PageMessage>
  );
}
