import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { reviewReportsQuery } from '../queries.ts';
import type { ReportsSearch } from '../search.ts';
import { ReportItem } from './report-item.tsx';

/** A page of the reports that wait or were decided, or why there is none. */
export function ReportList({ search }: { search: ReportsSearch }) {
  const { t } = useTranslation('admin-reports');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(reviewReportsQuery(search));
  // A report that was decided leaves the list, and takes the focus with it.
  const { place: status, onActed } = useFocusAfterAct<HTMLParagraphElement>();
  if (isPending) return <Skeleton lines={8} />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  const state = search.state ?? 'open';
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={isPlaceholderData}>
      <p ref={status} role="status" tabIndex={-1} className="text-s text-ink-soft outline-none">
        {total > 0 && t(totalCapped ? 'foundMany' : `found.${state}`, { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && <Empty title={t(`none.${state}`)} text={t(`none.${state}Text`)} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 border-b border-line">
          {items.map((report) => (
            <li key={report.id}>
              <ReportItem report={report} onDecided={onActed} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}
