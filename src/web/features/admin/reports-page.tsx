import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ReportList } from './reports/report-list.tsx';
import type { ReportsSearch } from './search.ts';

const tabs = ['open', 'closed'] as const;

/** The reviews that providers have reported. Tab and page are in the address. */
export function ReportsPage({ search }: { search: ReportsSearch }) {
  const { t } = useTranslation('admin-reports');
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <Tabs
        label={t('tabs')}
        value={search.state ?? 'open'}
        onChange={(state) =>
          void navigate({ to: '/admin/reviews', search: state === 'open' ? {} : { state }, resetScroll: false })
        }
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`), panel: <ReportList search={search} /> }))}
      />
    </div>
  );
}
