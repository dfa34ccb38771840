import { auditCsvPath } from '#shared/contracts/admin-audit.ts';
import { FileButton } from '#web/features/booking-view/file-button.tsx';
import { addressOf } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AuditControls } from './audit/audit-controls.tsx';
import { AuditList } from './audit/audit-list.tsx';
import type { AuditSearch } from './audit-search.ts';

/** Who did what to what; filters and page are in the address, and the file has what the filters leave. */
export function AuditPage({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  const { page: _, ...filters } = search;
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-2xl gap-2">
          <h1>{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        <FileButton path={addressOf(auditCsvPath, { query: { ...filters } })}>{t('export')}</FileButton>
      </header>
      <AuditControls search={search} />
      <AuditList search={search} />
    </div>
  );
}
