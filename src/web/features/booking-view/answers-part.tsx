import { lazy, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Booking } from '#shared/contracts/bookings.ts';
import type { BookingAnswers } from '#shared/contracts/questions.ts';
import { formatInstant } from '#shared/dates.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { type Fact, FactList } from '#web/ui/fact-list.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useForeign, useLang } from '#web/ui/use-lang.ts';

const AnswersForm = lazy(() => import('./answers-form.tsx'));

/**
 * What the host has asked and what was answered; the traveller may change it in time. Nothing where nothing was asked. The page must
 * have loaded the texts `answers` and `fields`.
 */
export function AnswersPart({ booking }: { booking: Booking }) {
  const { t } = useTranslation('answers');
  const lang = useLang();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answers } = booking;
  const own = booking.role === 'traveller';
  const facts = useAnswerFacts(answers.asked);
  if (answers.asked.length + answers.later === 0) return null;
  const { changeableUntil: until, changedAt, later, asked } = answers;
  const close = () => {
    flushSync(() => setOpen(false));
    (button.current ?? heading.current)?.focus();
  };
  const inWords = (instant: string) => formatInstant(new Date(instant), lang);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id} ref={heading} tabIndex={-1} className="outline-none">
        {t(own ? 'own.title' : 'theirs.title')}
      </h2>
      {open && until !== null ? (
        <LazyPart loading={<Skeleton lines={6} />}>
          <AnswersForm bookingId={booking.id} asked={asked} onClose={close} />
        </LazyPart>
      ) : (
        <>
          <FactList shape="rows" facts={facts} />
          {later > 0 && <p className="text-ink-soft">{t('later', { count: later })}</p>}
          {changedAt !== null && <p className="text-s text-ink-soft">{t('changed', { date: inWords(changedAt) })}</p>}
          {until !== null && (
            <div className="grid justify-items-start gap-3 print:hidden">
              <p className="text-s text-ink-soft">{t('until.own', { date: inWords(until) })}</p>
              <Button ref={button} kind="quiet" onClick={() => setOpen(true)}>
                {t('change')}
              </Button>
            </div>
          )}
          {own && until === null && isAhead(booking) && (
            <p className="text-s text-ink-soft print:hidden">{t('over.own')}</p>
          )}
        </>
      )}
    </section>
  );
}

const isAhead = ({ status }: Booking) => status === 'pending' || status === 'confirmed';

function useAnswerFacts(asked: BookingAnswers['asked']): Fact[] {
  const foreign = useForeign();
  return asked.map(
    (one): Fact => [
      <span key={one.id} lang={foreign(one.textLang)}>
        {one.text}
      </span>,
      <Answer key={one.id} asked={one} />,
    ],
  );
}

function Answer({ asked: { type, textLang, answer } }: { asked: BookingAnswers['asked'][number] }) {
  const { t } = useTranslation('answers');
  const foreign = useForeign();
  if (answer === '') return <span className="text-ink-soft">{t('none')}</span>;
  return (
    <span lang={type === 'choice' ? foreign(textLang) : undefined} className="whitespace-pre-line">
      {answer}
    </span>
  );
}
