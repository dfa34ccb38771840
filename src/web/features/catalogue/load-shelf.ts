import type { PageContext } from '#web/lib/page-context.ts';
import { redirectToSearch } from './lead-to-search.ts';
import { shelfPicture } from './pictures.ts';
import { loadServices } from './queries.ts';
import { contentOf, queryOf, readListSearch } from './search-params.ts';
import { type Shelf, shelfWords, shelves } from './shelves.ts';

/** The loader of /stays, /meals and /transport. @param raw the parameters of the address */
export async function loadShelf({ queries, texts }: PageContext, shelf: Shelf, raw: Record<string, unknown>) {
  redirectToSearch(raw, shelves[shelf]);
  const search = readListSearch(raw, shelves[shelf]);
  await Promise.all([
    texts.load(['catalogue', 'facilities']),
    queries.ensureQueryData(shelfPicture(shelf)),
    loadServices(queries, queryOf(search, shelves[shelf])),
  ]);
  return {
    head: {
      title: texts.translate('catalogue', shelfWords[shelf].title),
      description: texts.translate('catalogue', shelfWords[shelf].intro),
      path: `/${shelf}`,
      search: contentOf(search),
      page: search.page,
    },
  };
}
