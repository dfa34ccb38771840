import { chatLimits } from '#shared/chat-limits.ts';
import { currencyCookie } from '#shared/currencies.ts';
import { favoriteLimits } from '#shared/favorite-limits.ts';
import { noticeVersions } from '#shared/legal-versions.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LegalPage, Points } from './legal-page.tsx';

const currencyDays = currencyCookie.maxAgeSeconds / 86_400;

export function Cookies() {
  const { t } = useTranslation('cookies');
  return (
    <LegalPage
      title={t('title')}
      intro={t('description')}
      changed={noticeVersions.cookies}
      demo={t('demo')}
      sections={[
        { id: 'ours', title: t('ours'), body: <OurCookies /> },
        {
          id: 'stripe',
          title: t('stripe'),
          body: (
            <>
              <p>{t('stripe.text')}</p>
              <p>
                <a
                  href="https://stripe.com/legal/cookies-policy"
                  rel="noopener noreferrer"
                  className="font-semibold text-brand underline underline-offset-4"
                >
                  {t('stripe.link')}
                </a>
              </p>
            </>
          ),
        },
        { id: 'stored', title: t('stored'), body: <Stored /> },
        {
          id: 'copies',
          title: t('copies'),
          body: (
            <>
              <p>{t('copies.text')}</p>
              <Points>
                <li>{t('copies.pages')}</li>
                <li>{t('copies.own')}</li>
                <li>{t('copies.gate')}</li>
                <li>{t('copies.checkIns')}</li>
                <li>{t('copies.draft')}</li>
              </Points>
            </>
          ),
        },
        { id: 'notifications', title: t('push'), body: <p>{t('push.text')}</p> },
        { id: 'remove', title: t('remove'), body: <p>{t('remove.text')}</p> },
      ]}
    />
  );
}

function OurCookies() {
  const { t } = useTranslation('cookies');
  return (
    <>
      <p>{t('ours.text')}</p>
      <Points>
        <li>
          <code>lang</code>: {t('ours.lang')}
        </li>
        <li>
          <code>currency</code>: {t('ours.currency', { days: currencyDays })}
        </li>
        <li>
          <code>device</code>: {t('ours.device')}
        </li>
        <li>
          <code>chat</code>: {t('ours.chat', { days: chatLimits.daysOfPerson })}
        </li>
        <li>
          <code>identity_flow</code>, <code>identity_found</code>: {t('ours.identity')}
        </li>
      </Points>
    </>
  );
}

/** What lies in the storage of the browser, by the names under which its tools show it. */
function Stored() {
  const { t } = useTranslation('cookies');
  return (
    <>
      <p>{t('stored.text')}</p>
      <Points>
        <li>
          <code>token</code>: {t('stored.token')}
        </li>
        <li>
          <code>ended-sessions</code>: {t('stored.ended')}
        </li>
        <li>
          <code>theme</code>: {t('stored.theme')}
        </li>
        <li>
          <code>favorites</code>: {t('stored.favorites', { most: favoriteLimits.favorites })}
        </li>
        <li>
          <code>push-offer</code>: {t('stored.push')}
        </li>
        <li>
          <code>hidden-columns</code>: {t('stored.columns')}
        </li>
        <li>
          <code>tsr-scroll-restoration-v1_3</code>: {t('stored.scroll')}
        </li>
        <li>
          <code>note:…</code>: {t('stored.notes')}
        </li>
      </Points>
    </>
  );
}
