import { useTranslation } from '#web/lib/use-translation.ts';
import { LegalPage, LegalSection, Points } from './legal-page.tsx';

export function Terms() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage title={t('terms.title')} intro={t('terms.description')} demo={t('terms.demo')}>
      <LegalSection title={t('terms.what')}>
        <p>{t('terms.what.text')}</p>
      </LegalSection>
      <LegalSection title={t('terms.account')}>
        <p>{t('terms.account.text')}</p>
      </LegalSection>
      <LegalSection title={t('terms.booking')}>
        <p>{t('terms.booking.pending')}</p>
        <p>{t('terms.booking.paid')}</p>
        <p>{t('terms.booking.late')}</p>
      </LegalSection>
      <LegalSection title={t('terms.price')}>
        <p>{t('terms.price.usd')}</p>
        <p>{t('terms.price.shown')}</p>
        <p>{t('terms.price.card')}</p>
        <p>{t('terms.price.mpesa')}</p>
      </LegalSection>
      <LegalSection title={t('terms.cancel')}>
        <p>{t('terms.cancel.text')}</p>
        <Points>
          <li>{t('terms.cancel.flexible')}</li>
          <li>{t('terms.cancel.moderate')}</li>
          <li>{t('terms.cancel.strict')}</li>
        </Points>
        <p>{t('terms.cancel.how')}</p>
      </LegalSection>
      <LegalSection title={t('terms.time')}>
        <p>{t('terms.time.text')}</p>
      </LegalSection>
    </LegalPage>
  );
}
