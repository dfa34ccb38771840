import { useQuery } from '@tanstack/react-query';
import { noticeVersions } from '#shared/legal-versions.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LegalPage, Points } from './legal-page.tsx';

export function Accessibility() {
  const { t } = useTranslation('accessibility');
  const { data: settings } = useQuery(publicSettingsQuery);
  const tell = settings && {
    id: 'tell',
    title: t('tell'),
    body: <p>{t('tell.text', { email: settings.supportEmail, phone: settings.supportPhone })}</p>,
  };
  return (
    <LegalPage
      title={t('title')}
      intro={t('description')}
      changed={noticeVersions.accessibility}
      sections={[
        { id: 'aim', title: t('aim'), body: <p>{t('aim.text')}</p> },
        {
          id: 'tested',
          title: t('tested'),
          body: (
            <>
              <p>{t('tested.text')}</p>
              <Points>
                <li>{t('tested.axe')}</li>
                <li>{t('tested.keyboard')}</li>
                <li>{t('tested.large')}</li>
                <li>{t('tested.colours')}</li>
                <li>{t('tested.scripts')}</li>
              </Points>
            </>
          ),
        },
        {
          id: 'gaps',
          title: t('gaps'),
          body: (
            <Points>
              <li>{t('gaps.people')}</li>
              <li>{t('gaps.photos')}</li>
              <li>{t('gaps.hosts')}</li>
              <li>{t('gaps.map')}</li>
              <li>{t('gaps.others')}</li>
              <li>{t('gaps.papers')}</li>
              <li>{t('gaps.panels')}</li>
            </Points>
          ),
        },
        ...(tell ? [tell] : []),
      ]}
    />
  );
}
