import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeLetterCall,
  getLetterCall,
  type Letter,
  type LetterPreview,
  listLettersCall,
  previewLetterCall,
} from '#shared/contracts/letters.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { fieldProblems } from '#web/lib/field-problems.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { letterQuery } from '../queries.ts';
import { changedMeanwhile, changedTexts, oursOf, valuesOf } from './typed-texts.ts';

export type LetterForm = ReturnType<typeof useLetterForm>;

/** The texts of a letter as they are typed, and the calls that preview and save them. */
export function useLetterForm(letter: Letter) {
  const { t } = useTranslation('admin-letters');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const [values, setValues] = useState(() => valuesOf(letter));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureWords>();
  const [isSame, setIsSame] = useState(false);
  const [meanwhile, setMeanwhile] = useState<Record<string, string>>({});
  const set = (id: string, text: string) => {
    setIsSame(false);
    setValues((old) => ({ ...old, [id]: text }));
    setProblems(({ [id]: _, ...others }) => others);
  };
  const params = { letter: letter.name };
  /** What is typed stays; a text that nobody has typed becomes what it is now, and of the others it is said. */
  const takeIn = async () => {
    const now = await fetchFresh(queries, letterQuery(letter.name));
    const changed = changedMeanwhile(letter, now);
    const before = valuesOf(letter);
    const untouched = Object.entries(changed).filter(([id]) => values[id] === before[id]);
    setValues((old) => ({ ...old, ...Object.fromEntries(untouched) }));
    setMeanwhile((old) => ({ ...old, ...changed }));
  };
  const send = (failed: string, work: () => Promise<void>) =>
    run(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (problem) {
        // Where they cannot be read, the answer's words are there all the same.
        if (problem instanceof Problem && problem.code === 'changed_meanwhile') await takeIn().catch(() => undefined);
        const { drawn, undrawn } = fieldProblems(problem, Object.keys(values));
        setProblems(drawn);
        if (undrawn !== undefined) setFailure({ text: undrawn });
        else if (Object.keys(drawn).length === 0) setFailure(wordsFor(problem, failed));
      }
    });
  return {
    ...{ values, problems, failure, busy, isSame, meanwhile, set },
    isTyped: changedTexts(letter, values).length > 0,
    signInDialog: again.dialog,
    takeAllOurs: () => {
      setIsSame(false);
      setProblems({});
      setValues(oursOf(letter));
    },
    show: (onPreview: (preview: LetterPreview) => void) =>
      send(t('preview.failed'), async () => {
        onPreview(await api(previewLetterCall, { params, body: { texts: changedTexts(letter, values) } }));
      }),
    save: () => {
      const texts = changedTexts(letter, values);
      if (texts.length === 0) return setIsSame(true);
      return send(t('failed'), async () => {
        const saved = await again.run(() => api(changeLetterCall, { params, body: { texts } }));
        if (!saved) return;
        setValues(valuesOf(saved));
        setMeanwhile({});
        queries.setQueryData(letterQuery(letter.name).queryKey, saved);
        outdate(queries, getLetterCall, listLettersCall);
        toast.success(t('saved'));
      });
    },
  };
}
