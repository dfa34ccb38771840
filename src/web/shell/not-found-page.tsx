import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown at addresses without a page, with status 404. */
export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <PageMessage kicker={t('notFound.title')} title={t('notFound.heading')} text={t('notFound.text')}>
      <LinkButton to={addresses.services}>{t('notFound.services')}</LinkButton>
      <LinkButton to={addresses.home} kind="quiet">
        {t('error.home')}
      </LinkButton>
      <LinkButton to="/help" kind="plain">
        {t('help')}
      </LinkButton>
    </PageMessage>
  );
}
