import { useQuery } from '@tanstack/react-query';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Charge } from '#web/ui/price.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { Stat, Stats } from '#web/ui/stat.tsx';
import { LoadError } from '#web/ui/states.tsx';
import { useLang } from '#web/ui/use-lang.ts';
import { figuresQuery } from './queries.ts';

const columns = 'grid grid-cols-2 gap-3 md:grid-cols-4';

/** Four numbers from real rows. */
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
          <Charge dollars={data.totalSpent} />
        </Stat>
        <Stat label={t('loyaltyPoints')}>{count.format(data.loyaltyPoints)}</Stat>
      </Stats>
    </section>
  );
}

function FiguresSkeleton() {
  return (
    <Skeleton>
      <div className={columns}>
        {['a', 'b', 'c', 'd'].map((each) => (
          <SkeletonBox key={each} className="h-20" />
        ))}
      </div>
    </Skeleton>
  );
}
