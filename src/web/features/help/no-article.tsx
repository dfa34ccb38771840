import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for an article that does not exist. */
export function NoArticle() {
  const { t } = useTranslation('help');
  return (
    <PageMessage title={t('missing')} text={t('missing.text')}>
      <LinkButton to="/help">{t('toHelp')}</LinkButton>
    </PageMessage>
  );
}
