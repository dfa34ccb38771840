import { createFileRoute } from '@tanstack/react-router';
import { readPageNumber } from '#web/features/catalogue/search-params.ts';
import { FavoritesPage } from '#web/features/favorites/favorites-page.tsx';
import type { FavoritesSearch } from '#web/features/favorites/queries.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/favorites/')({
  ...publicPage,
  validateSearch: searchOfLinks<FavoritesSearch>,
  loader: async ({ context: { texts } }) => {
    await texts.load(['favorites', 'catalogue']);
    return { head: { title: texts.translate('favorites', 'title'), hidden: true } };
  },
  component: Favorites,
});

const readSearch = ({ page: number, list }: Record<string, unknown>): FavoritesSearch => {
  const page = readPageNumber(number);
  return { ...(page && { page }), ...(list !== undefined && { list: String(list) }) };
};

/** Open to everybody, since visitors have favorites too; the HTML is the same for all of them. */
function Favorites() {
  return <FavoritesPage search={Route.useSearch({ select: readSearch })} />;
}
