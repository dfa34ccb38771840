import { useQueryClient } from '@tanstack/react-query';
import { type Favorite, listFavoriteListsCall, listFavoritesCall } from '#shared/contracts/favorites.ts';
import { useOneAtATime } from '#web/lib/one-at-a-time.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { outdate } from '#web/lib/queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { useForeign } from '#web/ui/use-lang.ts';
import { toggleSaved } from '../saved.ts';

/** Saved listings that are not offered now: without a link, since their page is not there. */
export function Gone({ items }: { items: readonly Favorite[] }) {
  const { t } = useTranslation(['favorites', 'catalogue']);
  const foreign = useForeign();
  const queries = useQueryClient();
  const textOf = useProblemText();
  const { busy, run } = useOneAtATime();
  const remove = (id: string) =>
    run(async () => {
      try {
        await toggleSaved(id);
        outdate(queries, listFavoritesCall, listFavoriteListsCall);
      } catch (problem) {
        toast.error(textOf(problem));
      }
    });
  return (
    <section aria-labelledby="gone" className="grid gap-3">
      <h2 id="gone" className="text-l">
        {t('gone')}
      </h2>
      <p className="text-ink-soft">{t('gone.text')}</p>
      <ul className="border-t border-line">
        {items.map(({ id, title, textLang, category, location }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-3">
            <div className="min-w-0">
              <h3 lang={foreign(textLang)} className="text-m wrap-anywhere">
                {title}
              </h3>
              <p className="text-s text-ink-soft">
                {t(`catalogue:category.${category}`)} · {location}
              </p>
            </div>
            <Button kind="plain" busy={busy} aria-label={t('gone.removeOf', { title })} onClick={() => void remove(id)}>
              {t('gone.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
