import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a booking that does not exist. */
export function NoBooking() {
  const { t } = useTranslation('admin-bookings');
  return (
    <Empty
      titleAs="h1"
      title={t('none')}
      text={t('noneText')}
      action={<LinkButton to="/admin/bookings">{t('back')}</LinkButton>}
    />
  );
}
