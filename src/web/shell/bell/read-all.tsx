import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { countUnreadNoticesCall, listNoticesCall, markNoticesReadCall } from '#shared/contracts/notifications.ts';
import { api } from '#web/lib/api.ts';
import { noticesQuery } from '#web/lib/notifications.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useFailureWords } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** Marks all that are shown as read, and those before them; one that comes meanwhile stays unread. */
export function ReadAll() {
  const { t } = useTranslation('bell');
  const queries = useQueryClient();
  const wordsFor = useFailureWords();
  const { data } = useInfiniteQuery(noticesQuery);
  const { busy, run } = useOneAtATime();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0]?.createdAt;
  const press = () =>
    void run(async () => {
      if (newest === undefined) return;
      try {
        await api(markNoticesReadCall, { body: { until: newest } });
        outdate(queries, countUnreadNoticesCall, listNoticesCall);
      } catch (problem) {
        const { title, text } = wordsFor(problem, t('failed'));
        toast.error(title ?? text);
      }
    });
  // It stays where it is pressed, so that the focus does not get lost.
  return (
    <Button kind="plain" className="-mx-2" busy={busy} aria-disabled={items.every(({ read }) => read)} onClick={press}>
      {t('readAll')}
    </Button>
  );
}
