import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useRef, useState } from 'react';
import type { TripReview } from '#shared/contracts/reviews.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { DateSpan } from '#web/ui/date-span.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { tripReviewQuery } from './queries.ts';
import { notePublicReview, noteReview } from './writing/note-review.ts';

const ReviewForm = lazy(() => import('./writing/review-form.tsx'));
const WrittenReview = lazy(() => import('./writing/written-review.tsx'));

/** Where a traveller reviews a trip, reads the review again, changes it or takes it back. */
export default function ReviewPage({ bookingId }: { bookingId: string }) {
  const textOf = useProblemText();
  const { data: trip, error, isPending, refetch } = useQuery(tripReviewQuery(bookingId));
  if (isPending) {
    return (
      <div className="page py-8 md:py-12">
        <Skeleton lines={12} />
      </div>
    );
  }
  if (!trip) return <LoadError text={textOf(error)} onRetry={() => void refetch()} />;
  return <Page trip={trip} />;
}

function Page({ trip }: { trip: TripReview }) {
  const { t } = useTranslation(['reviews', 'shell']);
  const queries = useQueryClient();
  const foreign = useForeign();
  const { booking, service, provider, review } = trip;
  const isNew = review === null && trip.writableUntil !== null;
  const [writing, setWriting] = useState(isNew);
  /** Its words are public; photos may still be missing. */
  const [isPublic, setPublic] = useState(false);
  const title = t(isNew && !isPublic ? 'write' : 'yours');
  useDocumentTitle(`${title} · ${service.title}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWriting = useRef(writing);
  useEffect(() => {
    // The form or the button that was pressed is gone.
    if (wasWriting.current !== writing) heading.current?.focus();
    wasWriting.current = writing;
  }, [writing]);
  const close = () => setWriting(false);
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:gap-10 md:py-12">
      <header className="grid max-w-2xl gap-3">
        <Breadcrumbs
          items={[
            { label: t('shell:dashboard'), to: '/dashboard' },
            { label: booking.reference, to: `/dashboard/bookings/${booking.id}` },
            { label: title },
          ]}
        />
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {title}
        </h1>
        <p lang={foreign(service.textLang)} className="text-l wrap-anywhere">
          {service.title}
        </p>
        <p className="text-ink-soft">
          <DateSpan start={booking.startDate} end={booking.endDate} />
        </p>
        {writing && <p className="text-ink-soft">{t('lead', { name: provider })}</p>}
      </header>
      <LazyPart loading={<Skeleton lines={8} />}>
        {writing ? (
          <ReviewForm
            trip={trip}
            onPublic={() => {
              setPublic(true);
              notePublicReview(queries);
            }}
            onSaved={() => {
              noteReview(queries);
              close();
            }}
            {...(review && { onCancel: close })}
          />
        ) : review ? (
          <WrittenReview trip={trip} review={review} onChange={() => setWriting(true)} heading={heading} />
        ) : (
          <WhyNot trip={trip} />
        )}
      </LazyPart>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="/dashboard/bookings/$bookingId" params={{ bookingId: booking.id }}>
          {t('toBooking')}
        </TextLink>
        {service.listed && (
          <TextLink to="/services/$id" params={{ id: service.id }} hash="reviews">
            {t('seeListing')}
          </TextLink>
        )}
      </p>
    </div>
  );
}

/** Why there is none that others read; nothing while the one that was just written is read. */
function WhyNot({ trip: { whyNot, takenDownBy } }: { trip: TripReview }) {
  const { t } = useTranslation('reviews');
  if (takenDownBy) return <Notice still>{t(`takenDown.${takenDownBy}`)}</Notice>;
  if (whyNot === null || whyNot === 'reviewed') return null;
  return (
    <Notice still title={t('whyNot.title')}>
      {t(`whyNot.${whyNot}`)}
    </Notice>
  );
}
