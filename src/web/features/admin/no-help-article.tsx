import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for an article that does not exist. */
export function NoHelpArticle() {
  const { t } = useTranslation('admin-help');
  return (
    <Empty
      titleAs="h1"
      title={t('missing')}
      text={t('missing.text')}
      action={<LinkButton to="/admin/help">{t('title')}</LinkButton>}
    />
  );
}
