import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a person who does not exist. */
export function NoUser() {
  const { t } = useTranslation('admin-users');
  return (
    <PageMessage title={t('none')} text={t('noneText')}>
      <LinkButton to="/admin/users">{t('back')}</LinkButton>
    </PageMessage>
  );
}
