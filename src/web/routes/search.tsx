import { createFileRoute } from '@tanstack/react-router';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { SearchPage } from '#web/features/catalogue/search-page.tsx';
import { queryOf, readSearch } from '#web/features/catalogue/search-params.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearch,
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readSearch(search),
  loader: ({ context, deps }) => bringServices(context.queries, queryOf(deps)),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    const { q } = match.loaderDeps;
    return pageHead(match.context, {
      title: q ? translate('catalogue', 'search.titleFor', { words: q }) : translate('catalogue', 'search.title'),
      description: translate('catalogue', 'search.about'),
      path: '/search',
    });
  },
  component: SearchRoute,
});

function SearchRoute() {
  return <SearchPage search={Route.useLoaderDeps()} />;
}
