import { Link } from '@tanstack/react-router';
import { lazy, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ProviderReview } from '#shared/contracts/provider-reviews.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { ReviewAnswer } from '#web/features/catalogue/review.tsx';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

const AnswerForm = lazy(() => import('./answer-form.tsx'));
const loadDialog = () => import('./report-dialog.tsx');
const ReportDialog = lazy(loadDialog);

interface ReviewRowProps {
  review: ProviderReview;
  /** Called when the reply was saved. */
  onWritten: () => void;
}

/** A review, the reply to it or the form for one, and the way to report it. */
export function ReviewRow({ review, onWritten }: ReviewRowProps) {
  const lang = useLang();
  const foreign = useForeign();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { author, rating, date, text, textLang, service } = review;
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-4 border-t border-line py-6 md:py-7">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-24 text-l wrap-anywhere">
            {author}
          </h2>
          <Stars rating={rating} />
        </div>
        <p className="text-s text-ink-soft">
          <time dateTime={date}>{formatDate(calendarDate(date), lang)}</time>
          {' · '}
          {service.listed ? (
            <Link
              to="/services/$id"
              params={{ id: service.id }}
              hash="reviews"
              lang={foreign(service.textLang)}
              className="rounded-s underline underline-offset-4 hover:text-ink"
            >
              {service.title}
            </Link>
          ) : (
            <span lang={foreign(service.textLang)}>{service.title}</span>
          )}
        </p>
      </header>
      <p lang={foreign(textLang)} className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <Reply review={review} onWritten={onWritten} heading={heading} />
    </article>
  );
}

/** One to five stars, and their number for whoever does not see them. */
function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('common');
  return (
    <p className="flex">
      <span className="sr-only">{t('rating.label', { rating })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={classes('size-5', star <= rating ? 'fill-gold stroke-gold' : 'fill-none stroke-ink-soft')}
        >
          <path
            strokeWidth="1.5"
            strokeLinejoin="round"
            d="M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z"
          />
        </svg>
      ))}
    </p>
  );
}

/** Who wrote a review and when, since several may have no name. */
function useNameOf({ author, date }: ProviderReview): string {
  return `${author}, ${formatDate(calendarDate(date), useLang())}`;
}

interface ReplyProps extends ReviewRowProps {
  /** Gets the focus once a button is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The reply with its dates, or the form; the buttons; and the open report. */
function Reply({ review, onWritten, heading }: ReplyProps) {
  const { t } = useTranslation('provider-reviews');
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    // After the form is gone, the button that opened it gets the focus.
    if (!editing && closed.current) button.current?.focus();
  }, [editing]);
  const close = () => {
    closed.current = true;
    setEditing(false);
  };
  const { answer, report } = review;
  const author = useNameOf(review);
  return (
    <div className="grid grid-cols-1 gap-4">
      {editing ? (
        <LazyPart loading={<FormSkeleton />}>
          <AnswerForm
            review={review}
            onCancel={close}
            onSaved={() => {
              onWritten();
              close();
            }}
          />
        </LazyPart>
      ) : (
        <>
          <ReviewAnswer review={review} title={t('answer')} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              ref={button}
              kind="quiet"
              aria-label={t(answer === null ? 'replyTo' : 'changeTo', { author })}
              onClick={() => setEditing(true)}
            >
              {t(answer === null ? 'reply' : 'change')}
            </Button>
            {report === null && <Report review={review} heading={heading} />}
          </div>
        </>
      )}
      {report !== null && <Reported report={report} />}
    </div>
  );
}

interface ReportProps {
  review: ProviderReview;
  heading: RefObject<HTMLElement | null>;
}

function Report({ review, heading }: ReportProps) {
  const { t } = useTranslation('provider-reviews');
  const author = useNameOf(review);
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const ask = async () => {
    // If the dialog cannot be loaded, `LazyPart` says so.
    await loadDialog().catch(() => undefined);
    setOpen(true);
  };
  return (
    <>
      <Button ref={button} kind="plain" aria-label={t('reportOf', { author })} onClick={() => void ask()}>
        {t('report')}
      </Button>
      {open !== undefined && (
        <LazyPart>
          <ReportDialog
            review={review}
            open={open}
            onClose={() => setOpen(false)}
            returnTo={button}
            onSent={() => heading.current?.focus()}
          />
        </LazyPart>
      )}
    </>
  );
}

function Reported({ report: { date, reason } }: { report: NonNullable<ProviderReview['report']> }) {
  const { t } = useTranslation('provider-reviews');
  const lang = useLang();
  return (
    <Notice still>
      <p>{t('report.open', { date: formatDate(calendarDate(date), lang) })}</p>
      <p className="mt-1 text-s whitespace-pre-line wrap-anywhere">{t('report.yours', { reason })}</p>
    </Notice>
  );
}

const FormSkeleton = () => (
  <Skeleton>
    <SkeletonBox className="h-36 max-w-2xl" />
    <SkeletonBox className="h-12 max-w-md" />
  </Skeleton>
);
