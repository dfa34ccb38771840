import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown where the link of a list was ended, or never was one. */
export function NoSharedList() {
  const { t } = useTranslation(['favorites', 'shell']);
  return (
    <PageMessage title={t('shared.none')} text={t('shared.none.text')}>
      <LinkButton to={addresses.services}>{t('shell:notFound.services')}</LinkButton>
    </PageMessage>
  );
}
