import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Listed<Item> {
  items: Item[];
  total: number;
  totalCapped?: true | undefined;
  page: number;
  pageSize: number;
}

interface MoneyListProps<Item> {
  result: UseQueryResult<Listed<Item>>;
  none: { title: string; text: string };
  /** `onActed` is called when something was done with an item, which may leave the list by that. */
  children: (items: Item[], onActed: () => void) => ReactNode;
}

/** A page of a list, or why there is none. */
export function MoneyList<Item>({ result, none, children }: MoneyListProps<Item>) {
  const { t } = useTranslation('admin-payments');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = result;
  const { place: status, onActed } = useFocusAfterAct<HTMLParagraphElement>();
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={isPlaceholderData}>
      <p ref={status} role="status" tabIndex={-1} className="text-s text-ink-soft outline-none">
        {total > 0 && t(totalCapped ? 'foundMany' : 'found', { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && <Empty title={none.title} text={none.text} />}
      {items.length > 0 && children(items, onActed)}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}
