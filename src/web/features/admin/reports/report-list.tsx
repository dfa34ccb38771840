import { useTranslation } from '#web/lib/use-translation.ts';
import { AdminList } from '../list/admin-list.tsx';
import { reviewReportsQuery } from '../queries.ts';
import type { ReportsSearch } from '../search.ts';
import { ReportItem } from './report-item.tsx';

/** A page of the reports that wait or were decided, or why there is none. */
export function ReportList({ search }: { search: ReportsSearch }) {
  const { t } = useTranslation('admin-reports');
  const state = search.state ?? 'open';
  return (
    <AdminList
      query={reviewReportsQuery(search)}
      found={(count, isMore) => t(isMore ? 'foundMany' : `found.${state}`, { count })}
      none={{ title: t(`none.${state}`), text: t(`none.${state}Text`) }}
    >
      {(items, onActed) => (
        <ul className="grid grid-cols-1 border-b border-line">
          {items.map((report) => (
            <li key={report.id}>
              <ReportItem report={report} onDecided={onActed} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}
