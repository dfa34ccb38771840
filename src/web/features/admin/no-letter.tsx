import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for an email that does not exist. */
export function NoLetter() {
  const { t } = useTranslation('admin-letters');
  return (
    <Empty
      titleAs="h1"
      title={t('missing')}
      text={t('missingText')}
      action={<LinkButton to="/admin/settings/letters">{t('title')}</LinkButton>}
    />
  );
}
