import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '#shared/dates.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { ticketsQuery } from '../queries.ts';
import { TicketState } from './ticket-state.tsx';

/** What one has written to our team before. */
export function OwnTickets({ page }: { page: number }) {
  const { t } = useTranslation('support');
  const lang = useLang();
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(ticketsQuery(page));
  return (
    <section aria-labelledby="own" className="grid max-w-3xl grid-cols-1 gap-4" aria-busy={isPlaceholderData}>
      <h2 id="own">{t('own')}</h2>
      {isPending && <Skeleton lines={3} />}
      {!isPending && !data && <LoadError text={textOf(error)} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="text-ink-soft">{t('own.none')}</p>}
      {data && data.items.length === 0 && data.total > 0 && <BeyondEnd />}
      {data && data.items.length > 0 && (
        <ul className="grid grid-cols-1 border-b border-line">
          {data.items.map(({ id, reference, topic, state, lastMessageAt }) => (
            <li key={id} className="border-t border-line">
              <Link
                to="/support/$ticketId"
                params={{ ticketId: id }}
                className="group flex flex-wrap items-center gap-x-4 gap-y-1 rounded-s py-4"
              >
                <span className="font-semibold text-brand underline decoration-1 underline-offset-4 group-hover:text-brand-strong">
                  {`${t(`topic.${topic}`)} · ${reference}`}
                </span>
                <TicketState state={state} />
                <span className="text-s text-ink-soft sm:ml-auto">
                  {t('own.last', { date: formatInstant(new Date(lastMessageAt), lang) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />}
    </section>
  );
}
