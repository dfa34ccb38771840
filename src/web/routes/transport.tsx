import { createFileRoute } from '@tanstack/react-router';
import { shelfPicture } from '#web/features/catalogue/pictures.ts';
import { bringServices } from '#web/features/catalogue/queries.ts';
import { contentOf, queryOf, readListSearch } from '#web/features/catalogue/search-params.ts';
import { ShelfPage } from '#web/features/catalogue/shelf-page.tsx';
import { shelfWords, shelves } from '#web/features/catalogue/shelves.ts';
import { pageHead } from '#web/lib/head.ts';
import { withTexts } from '#web/lib/texts.ts';

export const Route = createFileRoute('/transport')({
  validateSearch: (raw) => readListSearch(raw, shelves.transport),
  beforeLoad: withTexts('catalogue'),
  loaderDeps: ({ search }) => readListSearch(search, shelves.transport),
  loader: ({ context: { queries }, deps }) =>
    Promise.all([
      queries.ensureQueryData(shelfPicture('transport')),
      bringServices(queries, queryOf(deps, shelves.transport)),
    ]),
  head: ({ match }) => {
    const { translate } = match.context.texts;
    return pageHead(match.context, {
      title: translate('catalogue', shelfWords.transport.title),
      description: translate('catalogue', shelfWords.transport.intro),
      path: '/transport',
      search: contentOf(match.loaderDeps),
      page: match.loaderDeps.page,
    });
  },
  component: Transport,
});

function Transport() {
  return <ShelfPage shelf="transport" search={Route.useLoaderDeps()} />;
}
