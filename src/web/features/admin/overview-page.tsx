import { useQuery } from '@tanstack/react-query';
import type { AdminOverview } from '#shared/contracts/admin-overview.ts';
import { adminReportCsvPath } from '#shared/contracts/admin-overview.ts';
import { FileButton } from '#web/features/booking-view/file-button.tsx';
import { addressOf } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NobodyConsents } from './acts/nobody-consents.tsx';
import { Bookings } from './bookings/booking-table.tsx';
import { Categories, TopListings } from './overview/best.tsx';
import { Figures } from './overview/figures.tsx';
import { Health } from './overview/health.tsx';
import { OverTime } from './overview/over-time.tsx';
import { Part } from './overview/part.tsx';
import { ReportDays } from './overview/report-days.tsx';
import { SwitchedOff } from './overview/switched-off.tsx';
import { Approvals, Waiting } from './overview/waiting.tsx';
import type { OverviewSearch } from './overview-search.ts';
import { overviewQuery } from './queries.ts';

/** The back office's first page: what waits, figures of the chosen days, and whether jobs and payments work. */
export function OverviewPage({ search }: { search: OverviewSearch }) {
  const { t } = useTranslation('admin-overview');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(overviewQuery(search));
  return (
    <div className="grid grid-cols-1 gap-8" aria-busy={isPlaceholderData}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid max-w-2xl gap-2">
          <h1>{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        {data && (
          <FileButton path={addressOf(adminReportCsvPath, { query: { from: data.from, to: data.to } })}>
            {t('export')}
          </FileButton>
        )}
      </header>
      <SwitchedOff />
      <NobodyConsents />
      <ReportDays search={search} overview={data} />
      {isPending ? (
        <OverviewSkeleton />
      ) : data ? (
        <Parts overview={data} />
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Parts({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin-overview');
  const { waiting, recent, health } = overview;
  return (
    <>
      <Approvals waiting={waiting} />
      <Figures overview={overview} />
      <OverTime overview={overview} />
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2 xl:gap-12">
        <Waiting waiting={waiting} />
        <Health health={health} />
      </div>
      <Part title={t('recent.title')} action={<TextLink to="/admin/bookings">{t('recent.all')}</TextLink>}>
        {recent.length > 0 ? <Bookings items={recent} /> : <p className="text-ink-soft">{t('recent.none')}</p>}
      </Part>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2 xl:gap-12">
        <Categories overview={overview} />
        <TopListings overview={overview} />
      </div>
      <Approximate />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-8">
        <SkeletonBox className="h-20" />
        <SkeletonBox className="h-32" />
        <SkeletonBox className="h-64" />
        <SkeletonBox className="h-72" />
      </div>
    </Skeleton>
  );
}
