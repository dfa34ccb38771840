import { legalVersions } from '#shared/legal-versions.ts';
import { formatKes, KES_MAX, kes } from '#shared/money.ts';
import { deletionDays } from '#shared/own-data.ts';
import { pointsKeptMonths, pointsWarnDays } from '#shared/points.ts';
import { hoursToPay } from '#shared/requests.ts';
import { reviewLimits } from '#shared/review-rules.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useLang } from '#web/ui/use-lang.ts';
import { LegalPage, Points } from './legal-page.tsx';
import { ProviderTerms } from './provider-terms.tsx';

export function Terms() {
  const { t } = useTranslation('terms');
  return (
    <LegalPage
      title={t('title')}
      intro={t('description')}
      changed={legalVersions.terms}
      demo={t('demo')}
      sections={[
        { id: 'what', title: t('what'), body: <p>{t('what.text')}</p> },
        {
          id: 'account',
          title: t('account'),
          body: (
            <>
              <p>{t('account.text')}</p>
              <p>{t('account.delete', { days: deletionDays })}</p>
            </>
          ),
        },
        { id: 'booking', title: t('booking'), body: <BookingTerms /> },
        { id: 'price', title: t('price'), body: <PriceTerms /> },
        { id: 'cancelling', title: t('cancel'), body: <CancellingTerms /> },
        { id: 'time', title: t('time'), body: <p>{t('time.text')}</p> },
        {
          id: 'points',
          title: t('points'),
          body: <p>{t('points.text', { months: pointsKeptMonths, days: pointsWarnDays })}</p>,
        },
        {
          id: 'reviews',
          title: t('content'),
          body: (
            <>
              <p>{t('content.reviews', { write: reviewLimits.writeDays, edit: reviewLimits.editDays })}</p>
              <p>{t('content.messages')}</p>
              <p>{t('content.rights')}</p>
            </>
          ),
        },
        { id: 'assistant', title: t('assistant'), body: <p>{t('assistant.text')}</p> },
        { id: 'newsletter', title: t('newsletter'), body: <p>{t('newsletter.text')}</p> },
        { id: 'providers', title: t('providers'), body: <ProviderTerms /> },
      ]}
    />
  );
}

function BookingTerms() {
  const { t } = useTranslation('terms');
  return (
    <>
      <p>{t('booking.pending')}</p>
      <p>{t('booking.paid')}</p>
      <p>{t('booking.late')}</p>
      <p>{t('booking.request', { hours: hoursToPay })}</p>
    </>
  );
}

function PriceTerms() {
  const { t } = useTranslation('terms');
  const lang = useLang();
  return (
    <>
      <p>{t('price.usd')}</p>
      <p>{t('price.shown')}</p>
      <p>{t('price.card')}</p>
      <p>{t('price.mpesa', { most: formatKes(kes(KES_MAX), lang) })}</p>
    </>
  );
}

function CancellingTerms() {
  const { t } = useTranslation('terms');
  return (
    <>
      <p>{t('cancel.text')}</p>
      <Points>
        <li>{t('cancel.flexible')}</li>
        <li>{t('cancel.moderate')}</li>
        <li>{t('cancel.strict')}</li>
      </Points>
      <p>{t('cancel.how')}</p>
      <p>{t('cancel.host')}</p>
      <p>{t('cancel.back')}</p>
      <p>{t('cancel.noShow')}</p>
    </>
  );
}
