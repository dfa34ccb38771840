import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import {
  type ListingReviewsPage,
  type ListingReviewsSearch,
  listListingReviewsCall,
} from '#shared/contracts/reviews.ts';
import { langs } from '#shared/languages.ts';
import { reviewAspects } from '#shared/review-rules.ts';
import { Review } from '#web/features/catalogue/review.tsx';
import { api } from '#web/lib/api.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choices.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Select } from '#web/ui/inputs.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Filters = Pick<ListingReviewsSearch, 'stars' | 'language' | 'photos' | 'sort' | 'order'>;

const orders = { newest: {}, highest: { sort: 'rating' }, lowest: { sort: 'rating', order: 'asc' } } as const;
type Order = keyof typeof orders;
const stars = ['5', '4', '3', '2', '1'] as const;
const pageSize = 12;

/** All reviews of a listing, filtered and in an order, and what travellers rated besides. */
export function AllReviews({ service }: { service: Service }) {
  const { t } = useTranslation('reviews');
  const textOf = useProblemText();
  const [filters, setFilters] = useState<Filters>({});
  const [order, setOrder] = useState<Order>('newest');
  const query = useInfiniteQuery(reviewsQuery(service.id, { ...filters, ...orders[order] }));
  const { data, error, isPending, isFetchingNextPage, isPlaceholderData } = query;
  const [page] = data?.pages ?? [];
  const status = useRef<HTMLParagraphElement>(null);
  // The button that opened this is gone.
  useEffect(() => status.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-6">
      <FilterFields filters={filters} setFilters={setFilters} order={order} setOrder={setOrder} />
      <p ref={status} role="status" tabIndex={-1} className="text-s text-ink-soft outline-none">
        {page && (page.total > 0 ? t('all.found', { count: page.total }) : t('all.none'))}
      </p>
      {isPending && <Skeleton lines={6} />}
      {page && <Means page={page} />}
      {data && (
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2" aria-busy={isPlaceholderData}>
          {data.pages
            .flatMap(({ items }) => items)
            .map((review) => (
              <li key={review.id}>
                <Review review={review} provider={service.provider.name} />
              </li>
            ))}
        </ul>
      )}
      {error && <LoadError text={textOf(error)} onRetry={() => void query.refetch()} />}
      {query.hasNextPage && (
        <p>
          <Button kind="quiet" busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('all.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface FilterFieldsProps {
  filters: Filters;
  setFilters: (filters: Filters) => void;
  order: Order;
  setOrder: (order: Order) => void;
}

function FilterFields({ filters, setFilters, order, setOrder }: FilterFieldsProps) {
  const { t } = useTranslation(['reviews', 'catalogue']);
  const { stars: wanted, language, photos } = filters;
  /** An empty choice removes its filter. */
  const change = (changes: { [Name in keyof Filters]: Filters[Name] | undefined }) => {
    const all = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== undefined);
    setFilters(Object.fromEntries(all));
  };
  return (
    <div className="grid items-end gap-4 sm:grid-cols-3">
      <Select
        label={t('all.stars')}
        value={wanted ?? ''}
        onChange={({ target }) => change({ stars: stars.find((each) => each === target.value) })}
      >
        <option value="">{t('all.anyStars')}</option>
        {stars.map((each) => (
          <option key={each} value={each}>
            {t('catalogue:reviews.stars', { count: Number(each) })}
          </option>
        ))}
      </Select>
      <Select
        label={t('all.language')}
        value={language ?? ''}
        onChange={({ target }) => change({ language: langs.find((each) => each === target.value) })}
      >
        <option value="">{t('all.anyLanguage')}</option>
        {langs.map((each) => (
          <option key={each} value={each} lang={each}>
            {t(`language.${each}`)}
          </option>
        ))}
      </Select>
      <Select label={t('all.sort')} value={order} onChange={({ target }) => setOrder(target.value as Order)}>
        {(['newest', 'highest', 'lowest'] as const).map((each) => (
          <option key={each} value={each}>
            {t(`all.sort.${each}`)}
          </option>
        ))}
      </Select>
      <Checkbox
        label={t('all.photos')}
        checked={photos === 'yes'}
        onChange={({ target }) => change({ photos: target.checked ? 'yes' : undefined })}
      />
    </div>
  );
}

function Means({ page: { means } }: { page: ListingReviewsPage }) {
  const { t } = useTranslation('reviews');
  const given = reviewAspects.filter((aspect) => means[aspect] !== undefined);
  if (given.length === 0) return null;
  return (
    <section aria-label={t('all.means')} className="grid gap-2">
      <h3 className="font-text text-m font-semibold">{t('all.means')}</h3>
      <FactList
        facts={given.map((aspect) => [t(`aspect.${aspect}`), t('all.mean', { mean: (means[aspect] ?? 0).toFixed(1) })])}
      />
    </section>
  );
}

/** The reviews that fit, page by page; while another choice is read, those of the last one stay. */
const reviewsQuery = (id: string, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [listListingReviewsCall.method, listListingReviewsCall.path, { id, filters }],
    queryFn: ({ pageParam, signal }): Promise<ListingReviewsPage> =>
      api(listListingReviewsCall, {
        params: { id },
        query: { ...filters, pageSize: String(pageSize), ...(pageParam !== '' && { after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
