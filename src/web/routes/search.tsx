import { createFileRoute } from '@tanstack/react-router';
import { boundsInDollars } from '#web/features/catalogue/price-bounds.ts';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { SearchPage } from '#web/features/catalogue/search-page.tsx';
import { contentOf, queryOf, readSearch } from '#web/features/catalogue/search-params.ts';
import { pageHead } from '#web/lib/head.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readSearch,
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context: { queries }, deps }) => {
    // Only prices in another currency need the rates before anything can be asked.
    const rates = deps.currency && (await queries.ensureQueryData(publicSettingsQuery)).rates;
    await bringServices(queries, queryOf({ ...deps, ...boundsInDollars(deps, rates) }));
  },
  head: ({ match }) => {
    const { translate } = match.context.texts;
    const { q } = match.loaderDeps;
    return pageHead(match.context, {
      title: q ? translate('catalogue', 'search.titleFor', { words: q }) : translate('catalogue', 'search.title'),
      description: translate('catalogue', 'search.about'),
      path: '/search',
      search: contentOf(match.loaderDeps),
      page: match.loaderDeps.page,
    });
  },
  component: SearchRoute,
});

function SearchRoute() {
  return <SearchPage search={Route.useLoaderDeps()} />;
}
