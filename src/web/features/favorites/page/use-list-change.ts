import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listFavoriteListsCall, listFavoritesCall } from '#shared/contracts/favorites.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

interface Wrong {
  /** What is wrong with the name. */
  name?: string | undefined;
  other?: FailureWords;
}

/** Changes a list by one call at a time, and reads the lists again. */
export function useListChange() {
  const { t } = useTranslation('favorites');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { busy, run } = useOneAtATime();
  const [wrong, setWrong] = useState<Wrong>({});
  /** @param done.text said once it is changed  @param done.after with what the call answers */
  const change = <Answer>(call: () => Promise<Answer>, done: { text?: string; after?: (answer: Answer) => void }) =>
    run(async () => {
      setWrong({});
      try {
        const answer = await call();
        outdate(queries, listFavoritesCall, listFavoriteListsCall);
        if (done.text) toast.success(done.text);
        done.after?.(answer);
      } catch (problem) {
        const name = problem instanceof Problem ? problem.fields.name : undefined;
        setWrong(name === undefined ? { other: wordsFor(problem, t('lists.failed')) } : { name });
      }
    });
  return { busy, wrong, setWrong, change };
}
