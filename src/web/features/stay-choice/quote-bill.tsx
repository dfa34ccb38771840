import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import type { Quote, Service } from '#shared/contracts/catalogue.ts';
import { Bill } from '#web/features/booking-view/bill.tsx';
import { BringProof } from '#web/features/booking-view/bring-proof.tsx';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Approximate } from '#web/ui/approximate.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { leftKeys } from './places-left.ts';
import { WaysToPay } from './ways-to-pay.tsx';

// Few listings have such fees.
const loadOnSite = () => import('#web/features/booking-view/on-site.tsx');
const OnSite = lazy(() => loadOnSite().then(({ OnSite }) => ({ default: OnSite })));

export interface QuoteBillProps {
  service: Pick<Service, 'priceUnit' | 'onSiteFees'>;
  quote: UseQueryResult<Quote>;
  /** Whether there are dates to ask the price for. */
  asked: boolean;
  /** Points that pay a part of it. */
  points?: number;
  /** What is left to pay after points. */
  toPay?: { total: number | undefined; totalKes: number | undefined };
}

/** The live price of the chosen stay, line by line, and how many places are left. */
export function QuoteBill({ service, quote, asked, points = 0, toPay }: QuoteBillProps) {
  const { t } = useTranslation('bookings');
  const textOf = useProblemText();
  const { data, error, isPlaceholderData, refetch } = quote;
  const hasFees = service.onSiteFees.length > 0;
  // Before the price is there, so that what stands below it moves once. If it cannot be loaded, `LazyPart` says so.
  useEffect(() => {
    if (hasFees) loadOnSite().catch(() => undefined);
  }, [hasFees]);
  if (!asked) {
    return (
      <div className="grid gap-1">
        <p className="text-ink-soft">{t('quote.choose')}</p>
        <Approximate />
      </div>
    );
  }
  // This error is shown below the dates.
  if (error instanceof Problem && error.code === 'invalid_dates') return null;
  if (error) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const enough = data.available >= data.places;
  return (
    <div aria-live="polite" aria-busy={isPlaceholderData} className="grid gap-4">
      <Bill {...data} points={points} open />
      {data.onSite && (
        <LazyPart loading={<Skeleton lines={3} />}>
          <OnSite onSite={data.onSite} />
        </LazyPart>
      )}
      <BringProof party={data.party} />
      <WaysToPay {...(toPay ?? data)} />
      {enough && <p className="text-s font-medium">{t(leftKeys[service.priceUnit], { count: data.available })}</p>}
    </div>
  );
}
