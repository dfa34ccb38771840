import { useTranslation } from '#web/lib/use-translation.ts';
import { ProviderPage } from './provider-page.tsx';
import { PayoutMethodPart } from './settings/payout-method-part.tsx';
import { ProfilePart } from './settings/profile-part.tsx';
import { useMember } from './use-member.ts';

/** Where payouts go, and what travellers read; each for those who may change it. */
export function SettingsPage() {
  const { t } = useTranslation('provider-panel');
  const { rights } = useMember();
  return (
    <ProviderPage title={t('settings')}>
      {rights.includes('money') && <PayoutMethodPart />}
      {rights.includes('manage') && <ProfilePart />}
    </ProviderPage>
  );
}
