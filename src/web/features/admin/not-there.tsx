import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a provider or a listing that does not exist. */
export function NotThere() {
  const { t } = useTranslation('admin-approvals');
  return (
    <Empty
      titleAs="h1"
      title={t('none')}
      text={t('noneText')}
      action={<LinkButton to="/admin/services">{t('back')}</LinkButton>}
    />
  );
}
