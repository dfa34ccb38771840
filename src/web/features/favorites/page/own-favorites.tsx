import { useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import type { Favorite, FavoriteList } from '#shared/contracts/favorites.ts';
import { CardsSkeleton } from '#web/features/catalogue/service-card.tsx';
import { Problem } from '#web/lib/problem.ts';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { type FavoritesSearch, favoriteListsQuery, favoritesQuery } from '../queries.ts';
import { Gone } from './gone.tsx';
import { ListBar } from './list-bar.tsx';
import { NothingSaved } from './nothing-saved.tsx';
import { SavedCards } from './saved-cards.tsx';

const PlaceDialog = lazy(() => import('./place-dialog.tsx'));

/** What somebody who is signed in has saved, list by list. */
export default function OwnFavorites({ search }: { search: FavoritesSearch }) {
  const { t } = useTranslation('favorites');
  const textOf = useProblemText();
  const lists = useQuery(favoriteListsQuery);
  const { data, error, refetch } = useQuery(favoritesQuery(search));
  const all = lists.data?.items;
  const chosen = all?.find(({ id }) => id === search.list) ?? (search.list === undefined ? all?.[0] : undefined);
  // An address that names no list of theirs, which may have been deleted.
  if (error instanceof Problem && error.status >= 400 && error.status < 500) {
    return (
      <Empty
        title={t('lists.gone')}
        text={t('lists.gone.text')}
        action={<LinkButton to="/favorites">{t('lists.gone.back')}</LinkButton>}
      />
    );
  }
  const problem = (data ? undefined : error) ?? (all ? undefined : lists.error);
  if (problem) {
    const again = () => void Promise.all([refetch(), lists.refetch()]);
    return <LoadError text={textOf(problem)} onRetry={again} />;
  }
  if (!data || !all || !chosen) return <CardsSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-8">
      <ListBar key={chosen.id} lists={all} chosen={chosen} />
      {data.total > 0 ? (
        <Items {...{ search, lists: all }} {...data} />
      ) : (
        <NothingSaved isNamed={chosen.name !== null} />
      )}
    </div>
  );
}

interface ItemsProps {
  items: readonly Favorite[];
  total: number;
  search: FavoritesSearch;
  lists: readonly FavoriteList[];
}

/** What is offered as cards, and below it what is not. */
function Items({ items, total, search, lists }: ItemsProps) {
  const { t } = useTranslation('favorites');
  const [placed, setPlaced] = useState<Favorite>();
  const [open, setOpen] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  const gone = items.filter(({ service }) => service === null);
  const choose = (favorite: Favorite | undefined, button: HTMLButtonElement) => {
    pressed.current = button;
    setPlaced(favorite);
    setOpen(true);
  };
  return (
    <>
      <SavedCards
        items={items.flatMap(({ service }) => service ?? [])}
        page={search.page ?? 1}
        total={total}
        below={({ id, title }) => (
          <Button
            kind="plain"
            className="-ml-2"
            aria-label={t('lists.chooseOf', { title })}
            onClick={({ currentTarget }) =>
              choose(
                items.find((one) => one.id === id),
                currentTarget,
              )
            }
          >
            {t('lists.choose')}
          </Button>
        )}
      >
        {gone.length > 0 && <Gone items={gone} />}
      </SavedCards>
      {placed && (
        <LazyPart>
          <PlaceDialog
            key={placed.id}
            favorite={placed}
            lists={lists}
            open={open}
            onClose={() => setOpen(false)}
            returnTo={pressed}
          />
        </LazyPart>
      )}
    </>
  );
}
