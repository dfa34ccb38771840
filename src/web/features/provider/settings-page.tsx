import { lazy } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { ProviderPage } from './provider-page.tsx';
import { LettersPart } from './settings/letters-part.tsx';
import { MembershipPart } from './settings/membership-part.tsx';
import { PayoutMethodPart } from './settings/payout-method-part.tsx';
import { ProfilePart } from './settings/profile-part.tsx';
import { TeamPart } from './settings/team-part.tsx';
import { TimeOffPart } from './settings/time-off-part.tsx';
import { useMember } from './use-member.ts';

const DocumentsPart = lazy(() => import('./settings/documents-part.tsx'));

/** Where payouts go, which documents end, what travellers read, which letters come, time off, and the team, each for those who may change it; and for everybody their own rights. */
export function SettingsPage() {
  const { t } = useTranslation('provider-panel');
  const { rights } = useMember();
  return (
    <ProviderPage title={t('settings')}>
      {rights.includes('money') && <PayoutMethodPart />}
      {rights.includes('manage') && <ProfilePart />}
      {rights.includes('manage') && (
        <LazyPart>
          <DocumentsPart />
        </LazyPart>
      )}
      {rights.includes('manage') && <LettersPart />}
      {rights.includes('bookings') && <TimeOffPart />}
      {rights.includes('manage') && <TeamPart />}
      <MembershipPart />
    </ProviderPage>
  );
}
