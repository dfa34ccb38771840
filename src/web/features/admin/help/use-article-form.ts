import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeArticleCall,
  createArticleCall,
  deleteArticleCall,
  type EditedArticle,
  getEditedArticleCall,
  listEditedArticlesCall,
  publishArticleCall,
} from '#shared/contracts/admin-help.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { fieldProblems } from '#web/lib/field-problems.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { Problem } from '#web/lib/problem.ts';
import { type FailureWords, useFailureWords } from '#web/lib/problem-text.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { editedArticleQuery } from '../help-queries.ts';
import { isSameArticle, newArticle, textFields, typedOf } from './typed-article.ts';

const fieldNames = ['slug', ...textFields.flatMap((field) => [`${field}.en`, `${field}.sw`])];

export type ArticleForm = ReturnType<typeof useArticleForm>;

/** An article as it is typed, and the calls that save, publish and delete it. @param article undefined: a new one */
export function useArticleForm(article?: EditedArticle) {
  const { t } = useTranslation('admin-help');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  /** As the fields were filled from it; its version is sent with each change. */
  const [stored, setStored] = useState(article);
  const [typed, setTyped] = useState(() => (article ? typedOf(article) : newArticle));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<FailureWords>();
  /** What somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<EditedArticle>();
  const isTyped = !isSameArticle(typed, stored ? typedOf(stored) : newArticle);

  const takeIn = (saved: EditedArticle) => {
    setStored(saved);
    setTyped(typedOf(saved));
    setTheirs(undefined);
    queries.setQueryData(editedArticleQuery(saved.id).queryKey, saved);
    outdate(queries, getEditedArticleCall, listEditedArticlesCall);
  };
  const send = (failed: string, work: () => Promise<void>) =>
    run(async () => {
      setFailure(undefined);
      setProblems({});
      try {
        await work();
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'changed_meanwhile' && stored) {
          const now = await fetchFresh(queries, editedArticleQuery(stored.id)).catch(() => undefined);
          if (now) return setTheirs(now);
        }
        const { drawn, undrawn } = fieldProblems(problem, fieldNames);
        setProblems(drawn);
        if (undrawn !== undefined) setFailure({ text: undrawn });
        else if (Object.keys(drawn).length === 0) setFailure(wordsFor(problem, failed));
      }
    });
  const save = (of: EditedArticle) =>
    send(t('failed'), async () => {
      const { slug: _, ...texts } = typed;
      const input = { params: { articleId: of.id }, body: { ...texts, version: of.version } };
      const saved = await again.run(() => api(changeArticleCall, input));
      if (!saved) return;
      takeIn(saved);
      toast.success(t('saved'));
    });
  return {
    ...{ typed, problems, failure, busy, isTyped, stored, theirs },
    signInDialog: again.dialog,
    type: setTyped,
    save: () => stored && save(stored),
    saveOverTheirs: () => theirs && save(theirs),
    takeTheirs: () => theirs && takeIn(theirs),
    create: (onCreated: (id: string) => void) =>
      send(t('failed'), async () => {
        const created = await again.run(() => api(createArticleCall, { body: typed }));
        if (!created) return;
        takeIn(created);
        toast.success(t('created'));
        onCreated(created.id);
      }),
    publish: (published: boolean) =>
      stored &&
      send(t('publish.failed'), async () => {
        const input = { params: { articleId: stored.id }, body: { version: stored.version, published } };
        const saved = await again.run(() => api(publishArticleCall, input));
        if (!saved) return;
        takeIn(saved);
        toast.success(t(published ? 'published' : 'unpublished'));
      }),
    remove: (onRemoved: () => void) =>
      stored &&
      send(t('delete.failed'), async () => {
        const removed = await again.run(() => api(deleteArticleCall, { params: { articleId: stored.id } }));
        if (!removed) return;
        outdate(queries, listEditedArticlesCall);
        toast.success(t('deleted'));
        onRemoved();
      }),
  };
}
