import { addresses } from '#web/lib/addresses.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown instead of an empty list. @param isNamed of one with a name, into which favorites are put */
export function NothingSaved({ isNamed = false }: { isNamed?: boolean }) {
  const { t } = useTranslation('favorites');
  if (isNamed) return <Empty title={t('lists.empty')} text={t('lists.empty.text')} />;
  return (
    <Empty
      title={t('none')}
      text={t('none.text')}
      action={<LinkButton to={addresses.services}>{t('browse')}</LinkButton>}
    />
  );
}
