import { createFileRoute } from '@tanstack/react-router';
import { loadShelf } from '#web/features/catalogue/load-shelf.ts';
import { type ListSearch, readListSearch } from '#web/features/catalogue/search-params.ts';
import { ShelfPage } from '#web/features/catalogue/shelf-page.tsx';
import { shelves } from '#web/features/catalogue/shelves.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/meals')({
  ...publicPage,
  validateSearch: searchOfLinks<ListSearch>,
  loaderDeps: wholeSearch,
  loader: ({ context, deps }) => loadShelf(context, 'meals', deps),
  component: Meals,
});

function Meals() {
  return <ShelfPage shelf="meals" search={Route.useSearch({ select: (raw) => readListSearch(raw, shelves.meals) })} />;
}
