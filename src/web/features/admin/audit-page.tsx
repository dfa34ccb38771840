import { useTranslation } from '#web/lib/use-translation.ts';
import { AuditControls } from './audit/audit-controls.tsx';
import { AuditList } from './audit/audit-list.tsx';
import type { AuditSearch } from './audit-search.ts';

/** Who did what to what; filters and page are in the address. */
export function AuditPage({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('admin-audit');
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <AuditControls search={search} />
      <AuditList search={search} />
    </div>
  );
}
