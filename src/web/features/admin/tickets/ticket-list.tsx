import type { AdminTicketItem } from '#shared/contracts/admin-support.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { AdminList } from '../list/admin-list.tsx';
import type { ListTable } from '../list/list-table.ts';
import { adminTicketsQuery } from '../ticket-queries.ts';
import type { TicketsSearch } from '../tickets-search.ts';
import { TicketBadge } from './ticket-badge.tsx';

/** A page of the tickets that were looked for, or why there is none. */
export function TicketList({ search }: { search: TicketsSearch }) {
  const { t } = useTranslation('admin-tickets');
  const isWhole = Object.keys(search).every((name) => name === 'page');
  const action = (
    <LinkButton to="/admin/tickets" search={{ state: 'all' }} kind="quiet">
      {t('list.all')}
    </LinkButton>
  );
  return (
    <AdminList
      query={adminTicketsQuery(search)}
      none={{ title: t(isWhole ? 'list.nothingOpen' : 'list.none'), text: t('list.noneText'), action }}
      table={useTicketTable()}
    />
  );
}

function useTicketTable(): ListTable<AdminTicketItem> {
  const { t } = useTranslation(['admin-tickets', 'support']);
  const lang = useLang();
  const at = (instant: string) => <span className="whitespace-nowrap">{formatInstant(new Date(instant), lang)}</span>;
  return {
    name: 'tickets',
    caption: t('title'),
    columns: [
      { key: 'ticket', label: t('column.ticket') },
      { key: 'from', label: t('column.from') },
      { key: 'state', label: t('state'), state: true },
      { key: 'assigned', label: t('assigned') },
      { key: 'last', label: t('column.last') },
    ],
    rowOf: ({ id, reference, topic, name, email, state, assigned, lastMessageAt }) => ({
      key: id,
      cells: {
        ticket: (
          <span className="grid min-w-0 grid-cols-1">
            <TextLink
              to="/admin/tickets/$ticketId"
              params={{ ticketId: id }}
              className="inline-flex min-h-11 items-center justify-self-start"
            >
              {reference}
            </TextLink>
            <span className="text-s font-normal text-ink-soft">{t(`support:topic.${topic}`)}</span>
          </span>
        ),
        from: (
          <span className="grid min-w-0 grid-cols-1">
            <span className="wrap-anywhere">{name}</span>
            <span className="text-s text-ink-soft wrap-anywhere">{email}</span>
          </span>
        ),
        state: <TicketBadge state={state} />,
        assigned: assigned?.name ?? t('assigned.nobody'),
        last: at(lastMessageAt),
      },
    }),
  };
}
