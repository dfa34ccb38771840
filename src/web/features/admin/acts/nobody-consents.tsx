import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useMoney } from '#web/ui/use-money.ts';
import { settingsQuery } from '../queries.ts';
import { useConsentAbove } from './consent-needed.tsx';

/** Says that nobody can agree to what this admin asks, while an amount is set above which somebody has to. */
export function NobodyConsents() {
  const { t } = useTranslation('admin-panel');
  const { charge } = useMoney();
  const above = useConsentAbove();
  const { nobodyConsents } = useQuery(settingsQuery).data ?? {};
  if (above === null || !nobodyConsents) return null;
  return (
    <Notice still tone="warning" title={t('consent.nobodyTitle')}>
      <p>{t('consent.nobodyText', { amount: charge(above) })}</p>
      <TextLink to="/admin/users" search={{ role: 'admin' }} className="inline-flex min-h-11 items-center">
        {t('consent.nobodyLink')}
      </TextLink>
    </Notice>
  );
}
