import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PaidAmount } from '#web/features/booking-view/paid-amount.tsx';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { Stat, Stats } from '#web/ui/stat.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { figuresQuery } from '../queries.ts';

/** Four figures about the person's bookings. */
export function Figures() {
  const { t } = useTranslation('dashboard');
  const textOf = useProblemText();
  const lang = useLang();
  const { data, error, isPending, refetch } = useQuery(figuresQuery);
  const count = new Intl.NumberFormat(`${lang}-KE`);
  if (isPending) return <FiguresSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return (
    <section aria-label={t('figures')}>
      <Stats>
        <Stat label={t('totalBookings')}>{count.format(data.totalBookings)}</Stat>
        <Stat label={t('upcomingTrips')}>{count.format(data.upcomingTrips)}</Stat>
        <Stat label={t('totalSpent')}>
          <PaidAmount paid={data.spent} otherwise={data.totalSpent} />
        </Stat>
        <Stat
          label={
            <Link to="/dashboard/points" className="underline decoration-1 underline-offset-4 hover:text-ink">
              {t('loyaltyPoints')}
            </Link>
          }
        >
          {count.format(data.loyaltyPoints)}
        </Stat>
      </Stats>
    </section>
  );
}

function FiguresSkeleton() {
  return (
    <Skeleton>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8">
        {['a', 'b', 'c', 'd'].map((each) => (
          <div key={each} className="grid gap-1 border-l border-line pl-3 sm:pl-4">
            <SkeletonBox className="h-9 w-20" />
            <SkeletonBox className="h-5 w-28" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
