import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a booking that does not exist or belongs to somebody else. */
export function NoBooking() {
  const { t } = useTranslation('bookings');
  return (
    <PageMessage title={t('noBooking.title')} text={t('noBooking.text')}>
      <LinkButton to={addresses.dashboard}>{t('myBookings')}</LinkButton>
    </PageMessage>
  );
}
