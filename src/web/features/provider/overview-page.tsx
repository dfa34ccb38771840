import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { ProviderOverview } from '#shared/contracts/provider-overview.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { OverviewFigures } from './overview/overview-figures.tsx';
import { Performance } from './overview/performance.tsx';
import { RecentBookings } from './overview/recent-bookings.tsx';
import { ToDo } from './overview/to-do.tsx';
import { TodayPart } from './overview/today-part.tsx';
import { ProviderPage } from './provider-page.tsx';
import { overviewQuery } from './queries.ts';
import { useMember } from './use-member.ts';

/** The panel's first page: who comes today, what waits, figures, the newest bookings and each listing's last months. */
export function OverviewPage() {
  const { t } = useTranslation(['provider-overview', 'provider-panel']);
  const { providerId, rights } = useMember();
  const textOf = useProblemText();
  const { data, error, isPending, refetch } = useQuery(overviewQuery(providerId));
  const manages = rights.includes('manage');
  // A request runs out, so answering comes before adding.
  const asked = data?.waiting.toAnswer ?? 0;
  return (
    <ProviderPage
      title={t('provider-panel:overview')}
      actions={
        <>
          {asked > 0 && (
            <LinkButton to="/provider/bookings" search={{ tab: 'asked' }}>
              {t('answerRequests', { count: asked })}
            </LinkButton>
          )}
          {manages && <AddService kind={asked > 0 ? 'quiet' : 'primary'} className="max-sm:hidden" />}
        </>
      }
    >
      {isPending ? (
        <OverviewSkeleton />
      ) : data ? (
        <Parts overview={data} manages={manages} />
      ) : (
        <LoadError text={textOf(error)} onRetry={() => void refetch()} />
      )}
    </ProviderPage>
  );
}

function Parts({ overview, manages }: { overview: ProviderOverview; manages: boolean }) {
  const { t } = useTranslation('provider-overview');
  const { services, recent, performance, arrivals, departures } = overview;
  const hasDue = (arrivals?.total ?? 0) + (departures?.total ?? 0) > 0;
  const hasServices = Object.values(services).some((count) => count > 0);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:gap-12">
        {hasDue && <TodayPart overview={overview} />}
        <ToDo overview={overview} manages={manages} />
        {!hasDue && <TodayPart overview={overview} />}
      </div>
      {manages && hasServices && <AddService kind="quiet" className="sm:hidden" />}
      <OverviewFigures overview={overview} />
      {hasServices || !manages ? (
        <>
          {recent && <RecentBookings bookings={recent} />}
          {performance.length > 0 && <Performance overview={overview} />}
        </>
      ) : (
        <Empty title={t('first.title')} text={t('first.text')} action={<AddService kind="quiet" />} />
      )}
      <Approximate />
    </>
  );
}

/** On phones it stands below what is due today, or among the first steps. */
function AddService(look: Pick<ComponentProps<typeof LinkButton>, 'kind' | 'className'>) {
  const { t } = useTranslation('provider-overview');
  return (
    <LinkButton to="/provider/services/new" {...look}>
      {t('addService')}
    </LinkButton>
  );
}

function OverviewSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-10">
        <div className="grid gap-8 xl:grid-cols-2 xl:gap-12">
          <SkeletonBox className="h-40" />
          <SkeletonBox className="h-40" />
        </div>
        <SkeletonBox className="h-24" />
        <SkeletonBox className="h-72" />
      </div>
    </Skeleton>
  );
}
