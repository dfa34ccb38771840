import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import type { Service } from '#shared/contracts/catalogue.ts';
import { Review } from '#web/features/catalogue/review.tsx';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Rating } from '#web/ui/rating.tsx';

/** All reviews and their texts, which are loaded once somebody asks for them. */
function useAllReviews() {
  const { texts } = useRouteContext({ from: '__root__' });
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const [All, setAll] = useState<ComponentType<{ service: Service }>>();
  const showAll = () =>
    run(async () => {
      try {
        const [{ AllReviews }] = await Promise.all([import('../reviews/all-reviews.tsx'), texts.load(['reviews'])]);
        setAll(() => AllReviews);
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  return { All, busy, showAll };
}

/** The ratings by stars, and the newest reviews. */
export function Reviews({ service }: { service: Service }) {
  const { t } = useTranslation('catalogue');
  const { All, busy, showAll } = useAllReviews();
  const { rating, reviewCount, ratingCounts, reviews, provider } = service;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="offscreen-300 grid grid-cols-1 gap-8">
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {rating === null || reviewCount === 0 ? (
        <p className="text-ink-soft">{t('reviews.none')}</p>
      ) : (
        <>
          <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
            <div className="grid gap-1">
              <span aria-hidden="true" className="font-display text-3xl">
                {rating.toFixed(1)}
              </span>
              <Rating rating={rating} count={reviewCount} />
            </div>
            <Distribution counts={ratingCounts} />
          </div>
          <p className="text-s text-ink-soft">
            {t('reviews.verified')}
            {reviews.length < reviewCount && ` ${t('reviews.latest', { count: reviews.length })}`}
          </p>
          {All ? (
            <All service={service} />
          ) : (
            <>
              <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
                {reviews.map((review, place) => (
                  <li key={review.id} className={classes(place === 0 && 'sm:col-span-2')}>
                    <Review review={review} provider={provider.name} first={place === 0} />
                  </li>
                ))}
              </ul>
              {reviewCount > 1 && (
                <p>
                  <Button kind="quiet" busy={busy} onClick={() => void showAll()}>
                    {t(reviews.length < reviewCount ? 'reviews.all' : 'reviews.filter', { count: reviewCount })}
                  </Button>
                </p>
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** @param counts how many gave 1, 2, 3, 4 and 5 stars */
function Distribution({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation('catalogue');
  const most = Math.max(1, ...counts);
  return (
    <ul className="grid max-w-md gap-1.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2rem] items-center gap-3 text-s">
            <span>{t('reviews.stars', { count: stars })}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-s bg-sunken">
              <span className="block h-full rounded-s bg-gold" style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span className="text-right tabular-nums">{count}</span>
          </li>
        );
      })}
    </ul>
  );
}
