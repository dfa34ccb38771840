import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for an email that does not exist. */
export function NoLetter() {
  const { t } = useTranslation('admin-letters');
  return (
    <PageMessage title={t('missing')} text={t('missingText')}>
      <LinkButton to="/admin/settings/letters">{t('title')}</LinkButton>
    </PageMessage>
  );
}
