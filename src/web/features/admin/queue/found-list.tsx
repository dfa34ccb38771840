import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Found<Item> {
  items: Item[];
  total: number;
  totalCapped?: true | undefined;
  page: number;
  pageSize: number;
}

interface FoundListProps<Item> {
  query: UseQueryResult<Found<Item>>;
  children: (item: Item) => ReactNode;
}

/** A page of a list, or why there is none. */
export function FoundList<Item extends { id: string }>({ query, children }: FoundListProps<Item>) {
  const { t } = useTranslation('admin-approvals');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  if (isPending) return <Skeleton lines={6} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  return (
    <div className="grid gap-5" aria-busy={isPlaceholderData}>
      <p role="status" className="text-s text-ink-soft">
        {total > 0 && t(totalCapped ? 'list.foundMany' : 'list.found', { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && <Empty title={t('list.none')} text={t('list.noneText')} />}
      {items.length > 0 && (
        <ul className="grid border-b border-line">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}
