import { createFileRoute } from '@tanstack/react-router';
import { boundsInDollars } from '#web/features/catalogue/price-bounds.ts';
import { loadServices } from '#web/features/catalogue/queries.ts';
import { SearchPage } from '#web/features/catalogue/search-page.tsx';
import { contentOf, queryOf, readSearch, type Search } from '#web/features/catalogue/search-params.ts';
import { redirectTypedDates, typedDates } from '#web/features/catalogue/typed-dates.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { publicSettingsQuery } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/search')({
  ...publicPage,
  validateSearch: searchOfLinks<Search>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    if (import.meta.env.SSR) redirectTypedDates(deps);
    const search = readSearch(deps);
    // Only prices in another currency need the rates before anything can be asked.
    const rates = search.currency && (await queries.ensureQueryData(publicSettingsQuery)).rates;
    await Promise.all([
      texts.load(['catalogue', 'facilities', 'search']),
      loadServices(queries, queryOf({ ...search, ...boundsInDollars(search, rates) })),
    ]);
    const { translate } = texts;
    const { q, category, page } = search;
    return {
      head: {
        title: q ? translate('catalogue', 'search.titleFor', { words: q }) : translate('catalogue', 'search.title'),
        description: translate('catalogue', 'search.about'),
        path: '/search',
        // A list of categories has pages of its own.
        search: contentOf(category === undefined ? search : { q }),
        page,
        // What somebody looks for is no page of its own.
        hidden: q !== undefined,
      },
    };
  },
  component: SearchRoute,
});

function SearchRoute() {
  const search = Route.useSearch({ select: readSearch });
  return <SearchPage search={search} typedDates={Route.useSearch({ select: typedDates })} />;
}
