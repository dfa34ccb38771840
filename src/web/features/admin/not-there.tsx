import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PageMessage } from '#web/ui/page-message.tsx';

/** Shown for a provider or a listing that does not exist. */
export function NotThere() {
  const { t } = useTranslation('admin-approvals');
  return (
    <PageMessage title={t('none')} text={t('noneText')}>
      <LinkButton to="/admin/services">{t('back')}</LinkButton>
    </PageMessage>
  );
}
