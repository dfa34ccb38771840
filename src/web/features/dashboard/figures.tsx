import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Charge } from '#web/ui/price.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
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
      <dl className={columns}>
        <Figure label={t('totalBookings')}>{count.format(data.totalBookings)}</Figure>
        <Figure label={t('upcomingTrips')}>{count.format(data.upcomingTrips)}</Figure>
        <Figure label={t('totalSpent')}>
          <Charge dollars={data.totalSpent} />
        </Figure>
        <Figure label={t('loyaltyPoints')}>{count.format(data.loyaltyPoints)}</Figure>
      </dl>
    </section>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1 border-t-2 border-brand pt-3">
      <dt className="text-s text-ink-soft">{label}</dt>
      <dd className="font-display text-xl font-semibold">{children}</dd>
    </div>
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
