import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a place that has no page, and for a kind of which nothing is offered there. */
export function NoPlace() {
  const { t } = useTranslation('places');
  return (
    <PageMessage title={t('missing')} text={t('missing.text')}>
      <LinkButton to="/places">{t('all')}</LinkButton>
    </PageMessage>
  );
}
