import type { ReactNode } from 'react';
import type { Review as ReviewFacts } from '#shared/contracts/catalogue.ts';
import { reportReadReviewCall } from '#shared/contracts/reviews.ts';
import { calendarDate, formatDate } from '#shared/dates.ts';
import { ReportButton } from '#web/features/reports/report-button.tsx';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { classes } from '#web/ui/classes.ts';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { ReviewPhotos } from './review-photos.tsx';

interface ReviewProps {
  review: ReviewFacts;
  /** The name of the provider. */
  provider: string;
  /** In larger text, for the newest one. */
  first?: boolean;
  /** Which listing it is of, where that does not go without saying. */
  listing?: ReactNode;
}

/** A review, with the provider's answer below it. */
export function Review({ review, provider, first = false, listing }: ReviewProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const lang = useLang();
  const foreign = useForeign();
  const { author, authorImage, date, changedDate, rating, text, textLang, pictures } = review;
  return (
    <article className="grid gap-3 border-t border-line pt-5">
      <header className="grid gap-0.5">
        {authorImage && <img src={authorImage} alt="" loading="lazy" className="mb-1 size-10 rounded-full" />}
        <h3 className="font-text text-m font-semibold">{author}</h3>
        <p className="text-s text-ink-soft">
          <time dateTime={date}>{formatDate(calendarDate(date), lang)}</time>
          {changedDate !== null && `, ${t('review.changed', { date: formatDate(calendarDate(changedDate), lang) })}`} ·{' '}
          {t('common:rating.label', { rating })}
        </p>
        {listing}
      </header>
      <p
        lang={foreign(textLang)}
        className={classes(
          'whitespace-pre-line wrap-anywhere',
          first ? 'max-w-2xl font-display text-xl leading-snug' : 'max-w-prose',
        )}
      >
        {text}
      </p>
      <ReviewPhotos pictures={pictures} nameOf={(number) => t('review.photo', { number })} />
      <p>
        <ReportButton
          kind="review"
          label={t('review.report')}
          name={t('review.reportOf', { author })}
          done={t('review.reported')}
          send={(reason) => api(reportReadReviewCall, { params: { id: review.id }, body: { reason } })}
        />
      </p>
      <ReviewAnswer review={review} title={t('reviews.answer', { name: provider })} />
    </article>
  );
}

interface ReviewAnswerProps {
  review: ReviewFacts;
  /** Whose answer it is. */
  title: string;
}

/** The provider's answer, and when it was written and changed; nothing while there is none. */
export function ReviewAnswer({ review, title }: ReviewAnswerProps) {
  const { t } = useTranslation('catalogue');
  const lang = useLang();
  const foreign = useForeign();
  const { answer, answerDate, answerChangedDate, textLang } = review;
  if (answer === null) return null;
  const day = (date: string) => formatDate(calendarDate(date), lang);
  return (
    <div className="grid gap-1 border-l-2 border-gold pl-4">
      <p className="text-s font-semibold wrap-anywhere">{title}</p>
      <p lang={foreign(textLang)} className="max-w-prose whitespace-pre-line wrap-anywhere">
        {answer}
      </p>
      <p className="text-s text-ink-soft">
        {answerDate !== null && t('reviews.answered', { date: day(answerDate) })}
        {answerChangedDate !== null && `, ${t('reviews.changed', { date: day(answerChangedDate) })}`}
      </p>
    </div>
  );
}
