import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** Shown for a ticket that does not exist. */
export function NoTicket() {
  const { t } = useTranslation('admin-tickets');
  return (
    <Empty
      titleAs="h1"
      title={t('missing')}
      text={t('missing.text')}
      action={<LinkButton to="/admin/tickets">{t('title')}</LinkButton>}
    />
  );
}
