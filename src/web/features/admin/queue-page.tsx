import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { type ApprovalKind, approvalKinds } from '#shared/approvals.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ExportButton } from './list/export-button.tsx';
import { approvalsQuery } from './queries.ts';
import { ListSkeleton } from './queue/list-skeleton.tsx';
import { SeveralBar } from './queue/several-bar.tsx';
import { keyOf, mayBeChosen, type Waiting as WaitingOne } from './queue/use-decide-several.ts';
import { ListPage } from './queue/view-nav.tsx';
import { WaitingItem } from './queue/waiting-item.tsx';
import type { QueueSearch } from './search.ts';

/** What waits for a decision, oldest first; kind and page are in the address. */
export function QueuePage({ search }: { search: QueueSearch }) {
  return (
    <ListPage>
      <Kinds search={search} />
      <Waiting search={search} />
    </ListPage>
  );
}

const kindTexts = {
  all: 'kind.all',
  provider: 'kind.provider',
  service: 'kind.service',
  change: 'kind.change',
  document: 'kind.document',
} as const;

/** Chooses one kind, and says how many of each wait. */
function Kinds({ search }: { search: QueueSearch }) {
  const { t } = useTranslation('admin-approvals');
  const { data } = useQuery(approvalsQuery(search));
  const countOf = (kind: ApprovalKind | 'all') => {
    if (!data) return '';
    if (kind !== 'all') return data.counts[kind];
    return approvalKinds.reduce((sum, each) => sum + data.counts[each], 0);
  };
  return (
    <nav aria-label={t('kind.label')}>
      <ul className="flex flex-wrap gap-2">
        {(['all', ...approvalKinds] as const).map((kind) => (
          <li key={kind}>
            <KindLink
              to="/admin/services"
              search={kind === 'all' ? {} : { kind }}
              resetScroll={false}
              chosen={kind === (search.kind ?? 'all')}
            >
              {t(kindTexts[kind])} <span className="min-w-[1ch] tabular-nums">{countOf(kind)}</span>
            </KindLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const KindLink = createLink(({ chosen, ...rest }: ComponentProps<'a'> & { chosen: boolean }) => (
  // `aria-current` comes last, since the router would mark every link to this page as the current one.
  <a
    {...rest}
    aria-current={chosen || undefined}
    className="inline-flex min-h-11 items-center gap-2 rounded-round border border-line-strong px-4 text-s font-medium transition-colors hover:border-ink aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand"
  />
));

function Waiting({ search }: { search: QueueSearch }) {
  const { t } = useTranslation('admin-approvals');
  const [keys, setKeys] = useState<readonly string[]>([]);
  // What was decided about leaves the list, and with it the buttons, one of which had the focus.
  const { place: status, onActed } = useFocusAfterAct<HTMLParagraphElement>();
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(approvalsQuery(search));
  if (isPending) return <ListSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  // What another page shows, or what was decided meanwhile, is not chosen any more.
  const chosen = data.items.filter((item) => keys.includes(keyOf(item)));
  const choosable = data.items.filter(mayBeChosen).map(keyOf);
  const choiceOf = (item: WaitingOne) => (
    <Checkbox
      label={t('several.choose')}
      aria-label={`${t('several.choose')}: ${item.title}`}
      checked={keys.includes(keyOf(item))}
      onChange={({ target }) =>
        setKeys(target.checked ? [...keys, keyOf(item)] : keys.filter((key) => key !== keyOf(item)))
      }
    />
  );
  return (
    <div className="grid gap-5" aria-busy={isPlaceholderData}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="mr-auto text-s text-ink-soft outline-none max-sm:basis-full"
        >
          {data.total > 0 && t('waiting.count', { count: data.total })}
        </p>
        {data.total > 0 && <ExportButton of={approvalsQuery(search)} />}
      </div>
      {data.items.length === 0 && data.total > 0 && <BeyondEnd />}
      {data.total === 0 && <NothingWaits kind={search.kind} />}
      {choosable.length > 1 && (
        <Checkbox
          label={t('several.all')}
          checked={choosable.every((key) => keys.includes(key))}
          onChange={({ target }) => setKeys(target.checked ? choosable : [])}
        />
      )}
      {data.items.length > 0 && (
        <ul className="grid border-b border-line">
          {data.items.map((item) => (
            <li key={`${item.kind}-${item.id}`}>
              <WaitingItem item={item} choice={mayBeChosen(item) && choiceOf(item)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
      <SeveralBar chosen={chosen} onClear={() => setKeys([])} onDecided={onActed} />
    </div>
  );
}

function NothingWaits({ kind }: { kind: ApprovalKind | undefined }) {
  const { t } = useTranslation('admin-approvals');
  const all = (
    <LinkButton to="/admin/services" search={{}} kind="quiet">
      {t('waiting.all')}
    </LinkButton>
  );
  return (
    <Empty title={t('waiting.none')} text={t(kind ? 'waiting.noneKind' : 'waiting.noneText')} action={kind && all} />
  );
}
