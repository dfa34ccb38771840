import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { type CalendarDate, today as todayOf } from '#shared/dates.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { allEntriesQuery, entriesQuery } from '../queries.ts';
import { EntryRow } from './entry-row.tsx';

const loadDialog = () => import('../block/remove-dialog.tsx');
const RemoveDialog = lazy(() => loadDialog().then(({ RemoveDialog }) => ({ default: RemoveDialog })));

interface EntryListProps {
  /** One listing alone; without it each entry names its own. */
  service?: string | undefined;
  from: CalendarDate;
  to: CalendarDate;
  /** The page of the list, where the address has one; without it a button adds the next ones. */
  page?: number | undefined;
  /** Bookings alone, with whether each begins, goes on or ends on the day; without `page`. */
  only?: 'guests' | undefined;
}

/** Bookings and blocks on some days, by their first day. It gets the focus when a block is removed, whose button is then gone. */
export function EntryList(props: EntryListProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<{ entry: CalendarEntry; state: 'open' | 'kept' | 'removed' }>();
  const ask = async (entry: CalendarEntry, pressed: HTMLElement) => {
    button.current = pressed;
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setAsked({ entry, state: 'open' });
  };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Entries {...props} onRemove={(entry, pressed) => void ask(entry, pressed)} />
      <LazyPart>
        {asked && (
          <RemoveDialog
            key={asked.entry.id}
            entry={asked.entry}
            open={asked.state === 'open'}
            onClose={(removed) => setAsked({ ...asked, state: removed ? 'removed' : 'kept' })}
            returnTo={asked.state === 'removed' ? box : button}
          />
        )}
      </LazyPart>
    </div>
  );
}

interface EntriesProps extends EntryListProps {
  onRemove: (entry: CalendarEntry, button: HTMLElement) => void;
}

function Entries({ page, ...props }: EntriesProps) {
  return page === undefined ? <MoreEntries {...props} /> : <PageOfEntries {...props} page={page} />;
}

/** The page of the address. */
function PageOfEntries({ service, from, to, page, onRemove }: EntriesProps & { page: number }) {
  const textOf = useProblemText();
  const { providerId } = useMember();
  const { data, error, isPending, refetch } = useQuery(entriesQuery({ providerId, service, from, to, page }));
  if (isPending) return <EntriesSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  if (data.total === 0) return <NoEntries />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.items.length === 0 && <BeyondEnd />}
      <Rows entries={data.items} named={service === undefined} onRemove={onRemove} />
      <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
    </div>
  );
}

/** All pages one after the other, each when it is asked for. */
function MoreEntries({ service, from, to, only, onRemove }: EntriesProps) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const { providerId } = useMember();
  const query = useInfiniteQuery(allEntriesQuery({ providerId, service, from, to, only }));
  if (query.isPending) return <EntriesSkeleton />;
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap(({ items }) => items);
  const total = pages.at(-1)?.total ?? 0;
  if (pages.length === 0) return <LoadError text={textOf(query.error)} onRetry={() => void query.refetch()} />;
  if (total === 0) return <NoEntries only={only} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Rows entries={entries} named={service === undefined} day={only && from} onRemove={onRemove} />
      {query.isFetchNextPageError && (
        <LoadError text={textOf(query.error)} onRetry={() => void query.fetchNextPage()} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <p>
          <Button kind="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('more', { count: Math.max(1, total - entries.length) })}
          </Button>
        </p>
      )}
    </div>
  );
}

function NoEntries({ only }: Pick<EntryListProps, 'only'>) {
  const { t } = useTranslation('provider-calendar');
  return <p className="text-ink-soft">{t(only ? 'none.guests' : 'none')}</p>;
}

interface RowsProps {
  entries: readonly CalendarEntry[];
  /** Each names its listing. */
  named: boolean;
  /** Each says whether it begins, goes on or ends on this day. */
  day?: CalendarDate | undefined;
  onRemove: EntriesProps['onRemove'];
}

function Rows({ entries, ...row }: RowsProps) {
  const today = todayOf(pageClock);
  // A booking that moves up while pages are read may stand on two of them.
  const unique = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
  return (
    <ul className="grid grid-cols-1 border-b border-line">
      {[...unique].map(([key, entry]) => (
        <li key={key}>
          <EntryRow {...{ ...row, entry, today }} />
        </li>
      ))}
    </ul>
  );
}

function EntriesSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-3">
        <SkeletonBox className="h-16" />
        <SkeletonBox className="h-16" />
      </div>
    </Skeleton>
  );
}
