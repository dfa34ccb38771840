import { useQuery } from '@tanstack/react-query';
import { useMember } from '#web/features/provider/use-member.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useFocusAfterAct } from '#web/lib/use-focus-after-act.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BeyondEnd, Empty } from '#web/ui/empty.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { type ProviderReviewsSearch, providerReviewsQuery } from '../queries.ts';
import { ReviewRow } from './review-row.tsx';

/** The reviews that the address asks for. */
export function ReviewList({ search }: { search: ProviderReviewsSearch }) {
  const { t } = useTranslation('provider-reviews');
  const textOf = useProblemText();
  const { providerId } = useMember();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(providerReviewsQuery(providerId, search));
  // A review that was answered leaves the tab of those without a reply, and takes the focus with it.
  const { place: status, onActed } = useFocusAfterAct<HTMLParagraphElement>();
  if (isPending) return <ListSkeleton />;
  if (!data) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  const { items, total, totalCapped, page, pageSize } = data;
  return (
    <div className="grid grid-cols-1 gap-4" aria-busy={isPlaceholderData}>
      <p ref={status} role="status" tabIndex={-1} className="text-s text-ink-soft outline-none">
        {totalCapped ? t('foundMany', { total }) : total > 0 && t('found', { count: total })}
      </p>
      {items.length === 0 && total > 0 && <BeyondEnd />}
      {total === 0 && <NoReviews search={search} />}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 border-b border-line">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewRow review={review} onWritten={onActed} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageSize={pageSize} total={total} />
    </div>
  );
}

function NoReviews({ search: { tab, service } }: { search: ProviderReviewsSearch }) {
  const { t } = useTranslation('provider-reviews');
  const why = tab ?? (service ? 'listing' : 'all');
  return (
    <Empty
      title={t(`none.${why}`)}
      text={t(`none.${why}Text`)}
      action={
        why !== 'all' && (
          <LinkButton to="/provider/reviews" search={{}} kind="quiet">
            {t('seeAll')}
          </LinkButton>
        )
      }
    />
  );
}

function ListSkeleton() {
  return (
    <Skeleton>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid gap-3 border-t border-line py-6">
          <SkeletonBox className="h-6 w-40" />
          <SkeletonBox className="h-5 w-2/3" />
          <SkeletonBox className="h-20 max-w-prose" />
          <SkeletonBox className="h-12 w-32" />
        </div>
      ))}
    </Skeleton>
  );
}
