import { useQueryClient } from '@tanstack/react-query';
import { type EditedArticleItem, listEditedArticlesCall, placeArticleCall } from '#shared/contracts/admin-help.ts';
import { useSignInAgain } from '#web/features/accounts/sign-in-again.tsx';
import { api } from '#web/lib/api.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** Moves an article within its topic. */
export function usePlaceArticle() {
  const { t } = useTranslation('admin-help');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const again = useSignInAgain();
  const { busy, run } = useOneAtATime();
  const place = ({ id, version }: EditedArticleItem, to: number) =>
    run(async () => {
      try {
        const input = { params: { articleId: id }, body: { version, place: to } };
        if (await again.run(() => api(placeArticleCall, input))) toast.success(t('moved'));
      } catch (problem) {
        toast.error(wordsFor(problem, t('moved.failed')).text);
      }
      outdate(queries, listEditedArticlesCall);
    });
  return { place, busy, signInDialog: again.dialog };
}
