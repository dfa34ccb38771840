import { useTranslation } from '#web/lib/use-translation.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { TicketControls } from './tickets/ticket-controls.tsx';
import { TicketList } from './tickets/ticket-list.tsx';
import type { TicketsSearch } from './tickets-search.ts';

/** What people and visitors have asked our team; words, filters and page are in the address. */
export function TicketsPage({ search }: { search: TicketsSearch }) {
  const { t } = useTranslation('admin-tickets');
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl justify-items-start gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
        <TextLink to="/admin/tickets/replies" className="inline-flex min-h-11 items-center">
          {t('replies')}
        </TextLink>
      </header>
      <TicketControls search={search} />
      <TicketList search={search} />
    </div>
  );
}
