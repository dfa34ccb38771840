import { createFileRoute } from '@tanstack/react-router';
import { shelfPicture } from '#web/features/catalogue/pictures.ts';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { contentOf, queryOf, readListSearch } from '#web/features/catalogue/search-params.ts';
import { ShelfPage } from '#web/features/catalogue/shelf-page.tsx';
import { shelfWords, shelves } from '#web/features/catalogue/shelves.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/meals')({
  validateSearch: (raw) => readListSearch(raw, shelves.meals),
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readListSearch(search, shelves.meals),
  loader: ({ context: { queries }, deps }) =>
    Promise.all([queries.ensureQueryData(shelfPicture('meals')), bringServices(queries, queryOf(deps, shelves.meals))]),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('catalogue', shelfWords.meals.title),
      description: translate('catalogue', shelfWords.meals.intro),
      path: '/meals',
      search: contentOf(match.loaderDeps),
      page: match.loaderDeps.page,
    });
  },
  component: Meals,
});

function Meals() {
  return <ShelfPage shelf="meals" search={Route.useLoaderDeps()} />;
}
