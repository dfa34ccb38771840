import { useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import type { CalendarEntry } from '#shared/contracts/provider-calendar.ts';
import { type CalendarDate, today as todayOf } from '#shared/dates.ts';
import { useMember } from '#web/features/provider/use-member.ts';
import { pageClock } from '#web/lib/clock.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BeyondEnd } from '#web/ui/empty.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { entriesQuery } from '../queries.ts';
import { EntryRow } from './entry-row.tsx';

const loadDialog = () => import('../block/remove-dialog.tsx');
const RemoveDialog = lazy(() => loadDialog().then(({ RemoveDialog }) => ({ default: RemoveDialog })));

interface EntryListProps {
  /** One listing alone; without it each entry names its own. */
  service?: string | undefined;
  from: CalendarDate;
  to: CalendarDate;
  /** The page of the list, where the address has one. */
  page?: number | undefined;
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

function Entries({ service, from, to, page, onRemove }: EntriesProps) {
  const { t } = useTranslation('provider-calendar');
  const textOf = useProblemText();
  const { providerId } = useMember();
  const today = todayOf(pageClock);
  const { data, error, isPending, refetch } = useQuery(entriesQuery({ providerId, service, from, to, page }));
  if (isPending) return <EntriesSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  if (data.total === 0) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      {data.items.length === 0 && <BeyondEnd />}
      <ul className="grid grid-cols-1 border-b border-line">
        {data.items.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <EntryRow {...{ entry, today, onRemove }} named={service === undefined} />
          </li>
        ))}
      </ul>
      {page !== undefined ? (
        <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
      ) : (
        data.total > data.items.length && (
          <p className="text-s text-ink-soft">{t('more', { count: data.total - data.items.length })}</p>
        )
      )}
    </div>
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
