import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '#shared/contracts/bookings.ts';
import { addresses } from '#web/lib/addresses.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { bookingsQuery, type DashboardSearch } from '../queries.ts';
import { BookingCard, bookingColumns } from './booking-card.tsx';
import { aheadQuery, leftOutOf, nextTripOf } from './next-trip.ts';

export interface BookingListProps {
  search: DashboardSearch;
  /** The booking that was just paid, which stands above. */
  paid: Booking | undefined;
}

/** The bookings that the address asks for, but those that stand above. */
export function BookingList({ search, paid }: BookingListProps) {
  const { t } = useTranslation('dashboard');
  const textOf = useProblemText();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(bookingsQuery(search));
  const ahead = useQuery(aheadQuery);
  // Until the next list arrives the one before stands there, as it was asked for.
  const [shown, setShown] = useState(search);
  if (!isPlaceholderData && shown !== search) setShown(search);
  if (isPending || ahead.isPending) return <ListSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const leftOut = leftOutOf(shown, [paid, nextTripOf(ahead.data?.items ?? [])]);
  const items = data.items.filter(({ id }) => !leftOut.has(id));
  const total = data.total - leftOut.size;
  return (
    <div className="grid gap-5" aria-busy={isPlaceholderData}>
      <p role="status" className="text-s text-ink-soft">
        {items.length > 0 && t(leftOut.size > 0 ? 'foundMore' : 'found', { count: total })}
        {leftOut.size > 0 && total === 0 && t('noneMore')}
      </p>
      {data.items.length === 0 && data.total > 0 && <BeyondEnd />}
      {data.total === 0 && <NoBookings search={search} />}
      {items.length > 0 && (
        <ul className="grid border-b border-line">
          {items.map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={data.page} pageSize={data.pageSize} total={data.total} />
    </div>
  );
}

function NoBookings({ search: { q, tab } }: { search: DashboardSearch }) {
  const { t } = useTranslation('dashboard');
  return (
    <Empty
      title={t('none')}
      text={q ? t('noneSearch', { q }) : tab ? t('noneTab') : t('noneAtAll')}
      action={
        <LinkButton to={addresses.services} kind="quiet">
          {t('browse')}
        </LinkButton>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={bookingColumns}>
          <SkeletonBox className="aspect-square sm:aspect-4/3" />
          <div className="grid content-start gap-3">
            <SkeletonBox className="h-5 w-24" />
            <SkeletonBox className="h-7 w-3/4" />
            <SkeletonBox className="h-5 w-1/3" />
            <SkeletonBox className="mt-4 h-12 max-sm:hidden" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
