import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a listing that does not exist or is no longer published. */
export function NoListing() {
  const { t } = useTranslation('shell');
  return (
    <PageMessage title={t('gone.title')} text={t('gone.text')}>
      <LinkButton to={addresses.services}>{t('notFound.services')}</LinkButton>
    </PageMessage>
  );
}
