import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { type OwnReview, type TripReview, takeReviewBackCall } from '#shared/contracts/reviews.ts';
import { calendarDate, formatDate, formatInstant } from '#shared/dates.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Notice } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';
import { noteReview } from './note-review.ts';

interface WrittenReviewProps {
  trip: TripReview;
  review: OwnReview;
  onChange: () => void;
  /** Gets the focus once the buttons are gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The review as everybody reads it, and what its author can still do. */
export default function WrittenReview({ trip, review, onChange, heading }: WrittenReviewProps) {
  const { t } = useTranslation('reviews');
  const lang = useLang();
  const foreign = useForeign();
  const day = (date: string) => formatDate(calendarDate(date), lang);
  const { rating, text, textLang, date, changedDate, pictures, answer, editableUntil } = review;
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <p className="font-semibold">
          {t('stars.of', { count: rating, word: t(`stars.${rating as 1 | 2 | 3 | 4 | 5}`) })}
        </p>
        <p className="text-s text-ink-soft">
          {t('date', { date: day(date) })}
          {changedDate !== null && `, ${t('changed', { date: day(changedDate) })}`}
        </p>
      </div>
      <p lang={foreign(textLang)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map((picture) => (
            <li key={picture.id} className="overflow-hidden rounded-m">
              <Picture {...picture} sizes="(min-width: 40rem) 14rem, 45vw" className="aspect-4/3" />
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className="grid gap-1 border-l-2 border-gold pl-4">
          <p className="text-s font-semibold wrap-anywhere">{t('answer', { name: trip.provider })}</p>
          <p lang={foreign(textLang)} className="whitespace-pre-line wrap-anywhere">
            {answer}
          </p>
        </div>
      )}
      <p className="text-s text-ink-soft">
        {editableUntil === null ? t('closed') : t('until', { date: formatInstant(new Date(editableUntil), lang) })}
      </p>
      {editableUntil !== null && (
        <div className="flex flex-wrap gap-3">
          <Button kind="quiet" onClick={onChange}>
            {t('change')}
          </Button>
          <TakeBack review={review} heading={heading} />
        </div>
      )}
    </div>
  );
}

function TakeBack({ review: { id, pictures }, heading }: Pick<WrittenReviewProps, 'review' | 'heading'>) {
  const { t } = useTranslation('reviews');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [notice, setNotice] = useState<FailureWords>();
  const { busy, run } = useOneAtATime();
  const takeBack = () =>
    run(async () => {
      setNotice(undefined);
      try {
        await api(takeReviewBackCall, { params: { id } });
        toast.success(t('takeBack.done'));
        setOpen(false);
        noteReview(queries);
        heading.current?.focus();
      } catch (problem) {
        setNotice(wordsFor(problem, t('takeBack.failed')));
      }
    });
  return (
    <>
      <Button ref={button} kind="plain" onClick={() => setOpen(true)}>
        {t('takeBack')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(wanted) => {
          if (!busy) setOpen(wanted);
        }}
        title={t('takeBack.title')}
        description={[t('takeBack.text'), ...(pictures.length > 0 ? [t('takeBack.photos')] : [])].join(' ')}
        returnTo={button}
      >
        {notice && (
          <Notice tone="danger" title={notice.title}>
            {notice.text}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button kind="danger" busy={busy} onClick={() => void takeBack()} className="max-sm:flex-auto">
            {t('takeBack.confirm')}
          </Button>
          <Button kind="quiet" disabled={busy} onClick={() => setOpen(false)} className="max-sm:flex-auto">
            {t('takeBack.stay')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
