import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { MessageReportList } from './reports/message-report-list.tsx';
import { ReportList } from './reports/report-list.tsx';
import type { ReportsSearch } from './search.ts';

const tabs = ['open', 'closed'] as const;
const kinds = ['reviews', 'messages'] as const;

/** The reviews and messages that were reported. Kind, tab and page are in the address. */
export function ReportsPage({ search }: { search: ReportsSearch }) {
  const { t } = useTranslation('admin-reports');
  const navigate = useNavigate();
  const { kind } = search;
  const ofKind: ReportsSearch = kind ? { kind } : {};
  const List = kind ? MessageReportList : ReportList;
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="grid max-w-2xl gap-2">
        <h1>{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </header>
      <nav aria-label={t('kinds')} className="flex flex-wrap gap-2">
        {kinds.map((each) => {
          const isChosen = (kind ?? 'reviews') === each;
          return (
            <Link
              key={each}
              to="/admin/reviews"
              search={each === 'messages' ? { kind: each } : {}}
              resetScroll={false}
              {...(isChosen && { 'aria-current': 'true' as const })}
              className={classes(
                'inline-flex min-h-11 items-center rounded-m border px-4 text-s font-semibold',
                isChosen ? 'border-brand bg-brand-soft text-brand' : 'border-line hover:bg-sunken',
              )}
            >
              {t(`kind.${each}`)}
            </Link>
          );
        })}
      </nav>
      <Tabs
        key={kind}
        label={t('tabs')}
        value={search.state ?? 'open'}
        onChange={(state) =>
          void navigate({
            to: '/admin/reviews',
            search: state === 'open' ? ofKind : { ...ofKind, state },
            resetScroll: false,
          })
        }
        tabs={tabs.map((value) => ({ value, label: t(`tab.${value}`), panel: <List search={search} /> }))}
      />
    </div>
  );
}
