import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeLetterCall,
  getLetterCall,
  type Letter,
  type LetterPreview,
  type LetterTexts,
  listLettersCall,
  previewLetterCall,
} from '#shared/contracts/letters.ts';
import { type Lang, langs } from '#shared/languages.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { fieldProblems } from '#web/lib/field-problems.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** How the server names a text in its problems. */
export const textId = (lang: Lang, key: string): string => `${lang}.${key}`;

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
  const set = (id: string, text: string) => {
    setIsSame(false);
    setValues((old) => ({ ...old, [id]: text }));
    setProblems(({ [id]: _, ...others }) => others);
  };
  const send = (failed: string, work: () => Promise<void>) =>
    run(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (problem) {
        const { drawn, undrawn } = fieldProblems(problem, Object.keys(values));
        setProblems(drawn);
        if (undrawn !== undefined) setFailure({ text: undrawn });
        else if (Object.keys(drawn).length === 0) setFailure(wordsFor(problem, failed));
      }
    });
  const params = { letter: letter.name };
  return {
    ...{ values, problems, failure, busy, isSame, set },
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
        outdate(queries, getLetterCall, listLettersCall);
        toast.success(t('saved'));
      });
    },
  };
}

const eachText = (letter: Letter, textOf: (text: Letter['texts'][number], lang: Lang) => string) =>
  Object.fromEntries(
    letter.texts.flatMap((text) => langs.map((lang): [string, string] => [textId(lang, text.key), textOf(text, lang)])),
  );

const oursOf = (letter: Letter) => eachText(letter, ({ ours }, lang) => ours[lang]);
const valuesOf = (letter: Letter) => eachText(letter, ({ ours, own }, lang) => own[lang] ?? ours[lang]);

/** What is typed otherwise than it is now; null: ours again. */
function changedTexts(letter: Letter, values: Record<string, string>): LetterTexts {
  return letter.texts.flatMap(({ key, ours, own }) =>
    langs.flatMap((language) => {
      const typed = values[textId(language, key)] ?? '';
      if (typed === (own[language] ?? ours[language])) return [];
      return [{ key, language, text: typed === ours[language] ? null : typed }];
    }),
  );
}
