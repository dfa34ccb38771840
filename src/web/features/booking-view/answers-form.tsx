import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BookingAnswers, changeAnswersCall } from '#shared/contracts/questions.ts';
import type { AnswersSent } from '#shared/questions.ts';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { isDecided, Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { focusInvalid } from '#web/ui/date-field.tsx';
import { News } from '#web/ui/news.tsx';
import { type AnswerErrors, answerErrorsIn } from './answer-errors.ts';
import { changedIn } from './changed-answers.ts';
import { bookingQuery } from './queries.ts';
import { QuestionFields } from './question-fields.tsx';
import { readTyped, type TypedAnswers, typedOf } from './typed-answers.ts';

interface AnswersFormProps {
  bookingId: string;
  asked: BookingAnswers['asked'];
  onClose: () => void;
}

/** The answers of a booking, to be changed by its traveller. */
export default function AnswersForm({ bookingId, asked, onClose }: AnswersFormProps) {
  const { t } = useTranslation('answers');
  const [typed, setTyped] = useState<TypedAnswers>(() => typedOf(asked));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const { busy, failure, errors, setErrors, save } = useSaveAnswers(bookingId, onClose);
  const showErrors = (found: AnswerErrors) => {
    flushSync(() => setErrors(found));
    focusInvalid(form.current);
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-6 rounded-l bg-sunken p-5 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readTyped(asked, typed);
        if ('errors' in read) showErrors(read.errors);
        else void save(changedIn(read.answers, asked), showErrors);
      }}
    >
      {failure && (
        <News tone="danger" title={failure.title}>
          {failure.text}
        </News>
      )}
      <QuestionFields
        questions={asked}
        {...{ typed, errors }}
        onChange={(id, text) => {
          setErrors((old) => ({ ...old, [id]: undefined }));
          setTyped((old) => ({ ...old, [id]: text }));
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t('save')}
        </Button>
        <Button kind="quiet" disabled={busy} onClick={onClose} className="max-sm:w-full">
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

/** Saving twice changes nothing, so after a lost answer the button may be pressed again. */
function useSaveAnswers(bookingId: string, onClose: () => void) {
  const { t } = useTranslation('answers');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [failure, setFailure] = useState<FailureWords>();
  const [errors, setErrors] = useState<AnswerErrors>({});
  const query = bookingQuery(bookingId);
  const send = async (answers: AnswersSent, onRefused: (errors: AnswerErrors) => void) => {
    setFailure(undefined);
    setErrors({});
    try {
      const booking = await api(changeAnswersCall, { params: { bookingId }, body: { answers } });
      queries.setQueryData(query.queryKey, booking);
      toast.success(t('saved'));
      onClose();
    } catch (problem) {
      const refused = problem instanceof Problem ? answerErrorsIn(problem.fields) : undefined;
      if (refused) return onRefused(refused);
      setFailure(wordsFor(problem, t('saveFailed')));
      // The page then shows what is possible now.
      if (isDecided(problem)) await fetchFresh(queries, query).catch(() => undefined);
    }
  };
  return {
    ...{ busy, failure, errors, setErrors },
    save: (answers: AnswersSent, onRefused: (errors: AnswerErrors) => void) => run(() => send(answers, onRefused)),
  };
}
