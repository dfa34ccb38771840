import { useTranslation } from '#web/lib/use-translation.ts';
import { LegalPage, Points } from './legal-page.tsx';

export function Terms() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.description')}
      demo={t('terms.demo')}
      sections={[
        {
          id: 'what',
          title: t('terms.what'),
          body: <p>{t('terms.what.text')}</p>,
        },
        {
          id: 'account',
          title: t('terms.account'),
          body: <p>{t('terms.account.text')}</p>,
        },
        {
          id: 'booking',
          title: t('terms.booking'),
          body: (
            <>
              <p>{t('terms.booking.pending')}</p>
              <p>{t('terms.booking.paid')}</p>
              <p>{t('terms.booking.late')}</p>
            </>
          ),
        },
        {
          id: 'price',
          title: t('terms.price'),
          body: (
            <>
              <p>{t('terms.price.usd')}</p>
              <p>{t('terms.price.shown')}</p>
              <p>{t('terms.price.card')}</p>
              <p>{t('terms.price.mpesa')}</p>
            </>
          ),
        },
        {
          id: 'cancelling',
          title: t('terms.cancel'),
          body: (
            <>
              <p>{t('terms.cancel.text')}</p>
              <Points>
                <li>{t('terms.cancel.flexible')}</li>
                <li>{t('terms.cancel.moderate')}</li>
                <li>{t('terms.cancel.strict')}</li>
              </Points>
              <p>{t('terms.cancel.how')}</p>
            </>
          ),
        },
        {
          id: 'time',
          title: t('terms.time'),
          body: <p>{t('terms.time.text')}</p>,
        },
      ]}
    />
  );
}
