import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShownQuestion } from '#shared/contracts/questions.ts';
import type { AnswersSent } from '#shared/questions.ts';
import type { AnswerErrors } from '#web/features/booking-view/answer-errors.ts';
import { focusInvalid } from '#web/ui/date-field.tsx';
import type { Draft } from './draft.ts';

/** The rules of answers, which only a listing with questions needs. */
const loadTypedAnswers = () => import('#web/features/booking-view/typed-answers.ts');

/** What the traveller answers to the questions of the listing; it is kept in the draft. */
export function useAnswers(questions: readonly ShownQuestion[], draft: Draft, keep: (draft: Draft) => void) {
  const [errors, setErrors] = useState<AnswerErrors>({});
  const typed = draft.answers ?? {};
  const asksAny = questions.length > 0;
  const form = useRef<HTMLFormElement>(null);
  /** Shows them at once, so that the first can then be focused. */
  const show = (found: AnswerErrors) => flushSync(() => setErrors(found));
  const focusWrong = () => focusInvalid(form.current);
  // Loaded now, so that they are read before the booking is sent even if the connection is lost by then.
  useEffect(() => {
    if (asksAny) loadTypedAnswers().catch(() => undefined);
  }, [asksAny]);
  return {
    typed,
    errors,
    /** For the form that holds the answers. */
    form,
    focusWrong,
    /** Shows what the server refuses, and focuses the first. */
    refuse: (found: AnswerErrors) => {
      show(found);
      focusWrong();
    },
    change: (id: string, text: string) => {
      setErrors((old) => ({ ...old, [id]: undefined }));
      keep({ ...draft, answers: { ...typed, [id]: text } });
    },
    /** The answers, or undefined where something is wrong with them, which is then shown. */
    read: async (): Promise<AnswersSent | undefined> => {
      if (!asksAny) return {};
      const { readTyped } = await loadTypedAnswers();
      const read = readTyped(questions, typed);
      if ('answers' in read) return read.answers;
      show(read.errors);
      return undefined;
    },
  };
}
