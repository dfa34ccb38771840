import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a person who does not exist. */
export function NoUser() {
  const { t } = useTranslation('admin-users');
  return (
    <Empty
      titleAs="h1"
      title={t('none')}
      text={t('noneText')}
      action={<LinkButton to="/admin/users">{t('back')}</LinkButton>}
    />
  );
}
