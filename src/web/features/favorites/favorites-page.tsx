import { lazy } from 'react';
import { useProblemText } from '#web/lib/problem-text.ts';
import { useSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton, SkeletonBox } from '#web/ui/skeleton.tsx';
import type { FavoritesSearch } from './queries.ts';
import { useSaved } from './use-saved.ts';

// Nothing of them is in the HTML, which is the same for everybody.
const KeptFavorites = lazy(() => import('./page/kept-favorites.tsx'));
const OwnFavorites = lazy(() => import('./page/own-favorites.tsx'));

/** What somebody has saved: on the server, or in this browser for whoever is not signed in. */
export function FavoritesPage({ search }: { search: FavoritesSearch }) {
  const { t } = useTranslation('favorites');
  return (
    <div className="page grid grid-cols-1 gap-8 py-8 md:py-12">
      <h1 id="favorites" tabIndex={-1} className="outline-none">
        {t('title')}
      </h1>
      <Saved search={search} />
    </div>
  );
}

function Saved({ search }: { search: FavoritesSearch }) {
  const textOf = useProblemText();
  const { user } = useSession();
  const { ids, problem, retry } = useSaved();
  if (!ids && problem !== undefined) return <LoadError text={textOf(problem)} onRetry={retry} />;
  if (!ids) return <Loading />;
  return (
    <LazyPart loading={<Loading />}>
      {user ? <OwnFavorites search={search} /> : <KeptFavorites page={search.page ?? 1} />}
    </LazyPart>
  );
}

const Loading = () => (
  <Skeleton>
    <SkeletonBox className="h-11 w-48" />
    <SkeletonBox className="aspect-4/3 w-full max-w-96" />
  </Skeleton>
);
