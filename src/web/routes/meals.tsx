import { createFileRoute } from '@tanstack/react-router';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { queryOf, readListSearch } from '#web/features/catalogue/search-params.ts';
import { ShelfPage } from '#web/features/catalogue/shelf-page.tsx';
import { shelfWords, shelves } from '#web/features/catalogue/shelves.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/meals')({
  validateSearch: (raw) => readListSearch(raw, shelves.meals),
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readListSearch(search, shelves.meals),
  loader: ({ context, deps }) => bringServices(context.queries, queryOf(deps, shelves.meals)),
  head: ({ match }) => {
    const { i18n } = match.context.texts;
    return pageHead(match.context, {
      title: i18n.t(shelfWords.meals.title, { ns: 'catalogue' }),
      description: i18n.t(shelfWords.meals.intro, { ns: 'catalogue' }),
      path: '/meals',
    });
  },
  component: Meals,
});

function Meals() {
  return <ShelfPage shelf="meals" search={Route.useLoaderDeps()} />;
}
