import { useQuery } from '@tanstack/react-query';
import { useMember } from '#web/features/provider/use-member.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { type BookingTab, type ProviderBookingsSearch, providerBookingsQuery } from '../queries.ts';
import { BookingRow, rowClasses } from './booking-row.tsx';

/** The bookings that the address asks for. */
export function BookingList({ search }: { search: ProviderBookingsSearch }) {
  const { t } = useTranslation('provider-bookings');
  const textOf = useProblemText();
  const { providerId } = useMember();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(providerBookingsQuery(providerId, search));
  if (isPending) return <ListSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={isPlaceholderData}>
      <p role="status" className="text-s text-ink-soft">
        {totalCapped ? t('foundMany', { total }) : total > 0 && t('found', { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && <NoBookings search={search} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 border-b border-line">
          {items.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}

const noneTexts = {
  asked: 'none.asked',
  arriving: 'none.arriving',
  under_way: 'none.under_way',
  upcoming: 'none.upcoming',
  completed: 'none.completed',
  cancelled: 'none.cancelled',
  all: 'none.all',
} as const satisfies Record<BookingTab, string>;

function NoBookings({ search: { tab: asked, page: _, month: __, ...filters } }: { search: ProviderBookingsSearch }) {
  const tab: BookingTab = asked ?? 'arriving';
  const { t } = useTranslation('provider-bookings');
  if (Object.keys(filters).length > 0) {
    return (
      <Empty
        title={t('none.filtered')}
        text={t('none.filteredText')}
        action={
          tab !== 'all' && (
            <LinkButton to="/provider/bookings" search={{ ...filters, tab: 'all' }} kind="quiet">
              {t('seeAll')}
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <Empty
      title={t(noneTexts[tab])}
      text={t('none.text')}
      action={
        (tab === 'arriving' || tab === 'under_way') && (
          <LinkButton to="/provider/bookings" search={{ tab: 'upcoming' }} kind="quiet">
            {t('seeUpcoming')}
          </LinkButton>
        )
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={rowClasses}>
          <div className="grid content-start gap-2.5">
            <SkeletonBox className="h-5 w-28" />
            <SkeletonBox className="h-6 w-1/2" />
            <SkeletonBox className="h-5 w-3/4" />
            <SkeletonBox className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
