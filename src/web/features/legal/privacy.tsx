import { useTranslation } from '#web/lib/use-translation.ts';
import { LegalPage, Points } from './legal-page.tsx';

export function Privacy() {
  const { t } = useTranslation('legal');
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.description')}
      demo={t('privacy.demo')}
      sections={[
        {
          id: 'keep',
          title: t('privacy.keep'),
          body: (
            <Points>
              <li>{t('privacy.keep.account')}</li>
              <li>{t('privacy.keep.bookings')}</li>
              <li>{t('privacy.keep.messages')}</li>
              <li>{t('privacy.keep.assistant')}</li>
              <li>{t('privacy.keep.notifications')}</li>
              <li>{t('privacy.keep.payments')}</li>
              <li>{t('privacy.keep.phones')}</li>
              <li>{t('privacy.keep.documents')}</li>
              <li>{t('privacy.keep.sessions')}</li>
              <li>{t('privacy.keep.networks')}</li>
            </Points>
          ),
        },
        {
          id: 'not',
          title: t('privacy.not'),
          body: <p>{t('privacy.not.text')}</p>,
        },
        {
          id: 'others',
          title: t('privacy.others'),
          body: (
            <>
              <p>{t('privacy.others.provider')}</p>
              <p>{t('privacy.others.pay')}</p>
              <p>{t('privacy.others.identity')}</p>
            </>
          ),
        },
        {
          id: 'signed-in',
          title: t('privacy.signedIn'),
          body: <p>{t('privacy.signedIn.text')}</p>,
        },
        {
          id: 'device',
          title: t('privacy.device'),
          body: (
            <>
              <p>{t('privacy.device.text')}</p>
              <Points>
                <li>{t('privacy.device.pages')}</li>
                <li>{t('privacy.device.own')}</li>
                <li>{t('privacy.device.gate')}</li>
                <li>{t('privacy.device.checkIns')}</li>
                <li>{t('privacy.device.draft')}</li>
                <li>{t('privacy.device.small')}</li>
              </Points>
            </>
          ),
        },
        {
          id: 'cookies',
          title: t('privacy.cookies'),
          body: (
            <>
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
                <li>
                  <code>chat</code>: {t('privacy.cookies.chat')}
                </li>
                <li>
                  <code>identity_flow</code>, <code>identity_found</code>: {t('privacy.cookies.identity')}
                </li>
              </Points>
            </>
          ),
        },
        {
          id: 'rights',
          title: t('privacy.rights'),
          body: <p>{t('privacy.rights.text')}</p>,
        },
      ]}
    />
  );
}
