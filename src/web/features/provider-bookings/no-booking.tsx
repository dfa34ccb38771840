import { ProviderPage } from '#web/features/provider/provider-page.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';

/** Shown for a booking that does not exist or belongs to another provider. */
export function NoProviderBooking() {
  const { t } = useTranslation('provider-bookings');
  return (
    <ProviderPage title={t('missing')} lead={t('missingText')}>
      <p>
        <LinkButton to="/provider/bookings">{t('toList')}</LinkButton>
      </p>
    </ProviderPage>
  );
}
