import { createFileRoute } from '@tanstack/react-router';
import { shelfPicture } from '#web/features/catalogue/pictures.ts';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { contentOf, queryOf, readListSearch } from '#web/features/catalogue/search-params.ts';
import { ShelfPage } from '#web/features/catalogue/shelf-page.tsx';
import { shelfWords, shelves } from '#web/features/catalogue/shelves.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/stays')({
  validateSearch: (raw) => readListSearch(raw, shelves.stays),
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readListSearch(search, shelves.stays),
  loader: ({ context: { queries }, deps }) =>
    Promise.all([queries.ensureQueryData(shelfPicture('stays')), bringServices(queries, queryOf(deps, shelves.stays))]),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('catalogue', shelfWords.stays.title),
      description: translate('catalogue', shelfWords.stays.intro),
      path: '/stays',
      search: contentOf(match.loaderDeps),
      page: match.loaderDeps.page,
    });
  },
  component: Stays,
});

function Stays() {
  return <ShelfPage shelf="stays" search={Route.useLoaderDeps()} />;
}
