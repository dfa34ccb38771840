import { useRef, useState } from 'react';
import type { ShownQuestion } from '#shared/contracts/questions.ts';
import type { AnswersSent } from '#shared/questions.ts';
import type { AnswerErrors } from '#web/features/booking-view/answer-errors.ts';
import { Problem } from '#web/lib/problem.ts';
import type { Draft } from './draft.ts';

/** What the traveller answers to the questions of the listing; it is kept in the draft. */
export function useAnswers(questions: readonly ShownQuestion[], draft: Draft, keep: (draft: Draft) => void) {
  const [errors, setErrors] = useState<AnswerErrors>({});
  const typed = draft.answers ?? {};
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: AnswerErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
  };
  return {
    typed,
    errors,
    /** For the form that holds the answers. */
    form,
    /** How often answers were refused; each time the first wrong one is focused. */
    refusals,
    /** Shows what is wrong with the answers. */
    refuse,
    change: (id: string, text: string) => {
      setErrors((old) => ({ ...old, [id]: undefined }));
      keep({ ...draft, answers: { ...typed, [id]: text } });
    },
    /**
     * The answers, or undefined where something is wrong with them, which is then shown.
     * @throws Problem network: what reads them could not be loaded, nor were the fields
     */
    read: async (): Promise<AnswersSent | undefined> => {
      if (questions.length === 0) return {};
      const { readTyped } = await import('./question-parts.ts').catch(() => {
        throw new Problem({ status: 0, code: 'network', message: '' });
      });
      const read = readTyped(questions, typed);
      if ('answers' in read) return read.answers;
      refuse(read.errors);
      return undefined;
    },
  };
}
