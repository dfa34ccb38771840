import { useTranslation } from '#web/lib/use-translation.ts';
import { LegalPage, LegalSection, Points } from './legal-page.tsx';

export function Privacy() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage title={t('privacy.title')} intro={t('privacy.description')} demo={t('privacy.demo')}>
      <LegalSection title={t('privacy.keep')}>
        <Points>
          <li>{t('privacy.keep.account')}</li>
          <li>{t('privacy.keep.bookings')}</li>
          <li>{t('privacy.keep.payments')}</li>
          <li>{t('privacy.keep.phones')}</li>
          <li>{t('privacy.keep.sessions')}</li>
        </Points>
      </LegalSection>
      <LegalSection title={t('privacy.not')}>
        <p>{t('privacy.not.text')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.others')}>
        <p>{t('privacy.others.provider')}</p>
        <p>{t('privacy.others.pay')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.signedIn')}>
        <p>{t('privacy.signedIn.text')}</p>
      </LegalSection>
      <LegalSection title={t('privacy.cookies')}>
        <p>{t('privacy.cookies.text')}</p>
        <Points>
          <li>
            <code>lang</code>: {t('privacy.cookies.lang')}
          </li>
          <li>
            <code>currency</code>: {t('privacy.cookies.currency')}
          </li>
          <li>
            <code>device</code>: {t('privacy.cookies.device')}
          </li>
        </Points>
      </LegalSection>
      <LegalSection title={t('privacy.rights')}>
        <p>{t('privacy.rights.text')}</p>
      </LegalSection>
    </LegalPage>
  );
}
