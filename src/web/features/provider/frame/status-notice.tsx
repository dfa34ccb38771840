import { useQuery } from '@tanstack/react-query';
import type { ProviderProfile } from '#shared/contracts/provider-profile.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { addresses } from '#web/lib/addresses.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { useBusinessSearch } from '../panel-links.tsx';

/** What an organisation that travellers do not see has to do or to wait for; nothing once it is approved. */
export function StatusNotice({ profile }: { profile: ProviderProfile }) {
  const { t } = useTranslation('provider-panel');
  const lang = useLang();
  const search = useBusinessSearch();
  const email = useQuery(publicSettingsQuery).data?.supportEmail;
  const { status, provider, submittedAt, rejectReason } = profile;
  if (status === 'approved') return null;
  const toApplication = (label: string) => (
    <LinkButton to={addresses.onboard} search={search} kind="quiet" className="mt-3">
      {label}
    </LinkButton>
  );
  if (status === 'draft') {
    return (
      <Notice still title={t('draft.title')}>
        <p className="wrap-anywhere">{t('draft.text', { name: provider.name })}</p>
        {toApplication(t('draft.action'))}
      </Notice>
    );
  }
  if (status === 'pending') {
    const date = formatDate(dateInNairobi(new Date(submittedAt ?? 0)), lang);
    return (
      <Notice still tone="warning" title={t('pending.title')}>
        <p>{t('pending.text', { date })}</p>
      </Notice>
    );
  }
  if (status === 'rejected') {
    return (
      <Notice still tone="danger" title={t('rejected.title')}>
        <p className="whitespace-pre-line wrap-anywhere">{t('rejected.text', { reason: rejectReason ?? '' })}</p>
        {toApplication(t('rejected.action'))}
      </Notice>
    );
  }
  return (
    <Notice still tone="danger" title={t('suspended.title')}>
      {rejectReason && (
        <p className="whitespace-pre-line wrap-anywhere">{t('suspended.reason', { reason: rejectReason })}</p>
      )}
      <p>{email ? t('suspended.text', { email }) : t('suspended.textPlain')}</p>
    </Notice>
  );
}
