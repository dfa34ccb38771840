import { useTranslation } from '#web/lib/use-translation.ts';
import { AdminList } from '../list/admin-list.tsx';
import { messageReportsQuery } from '../queries.ts';
import type { ReportsSearch } from '../search.ts';
import { MessageReportItem } from './message-report-item.tsx';

/** A page of the reports of messages that wait or were decided, or why there is none. */
export function MessageReportList({ search }: { search: ReportsSearch }) {
  const { t } = useTranslation('admin-reports');
  const state = search.state ?? 'open';
  return (
    <AdminList
      query={messageReportsQuery(search)}
      found={(count, isMore) => t(isMore ? 'foundMany' : `found.${state}`, { count })}
      none={{ title: t(`none.${state}`), text: t(state === 'open' ? 'message.noneOpenText' : 'none.closedText') }}
    >
      {(items, onActed) => (
        <ul className="grid grid-cols-1 border-b border-line">
          {items.map((report) => (
            <li key={report.id}>
              <MessageReportItem report={report} onDecided={onActed} />
            </li>
          ))}
        </ul>
      )}
    </AdminList>
  );
}
