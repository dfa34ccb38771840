import type { PageContext } from '#web/lib/page-context.ts';
import { headOfList } from './head-of-list.ts';
import { redirectToSearch } from './lead-to-search.ts';
import { shelfPicture } from './pictures.ts';
import { loadServices } from './queries.ts';
import { queryOf, readListSearch } from './search-params.ts';
import { type Shelf, shelves } from './shelves.ts';

/** The loader of /stays, /meals and /transport. @param raw the parameters of the address */
export async function loadShelf(context: PageContext, shelf: Shelf, raw: Record<string, unknown>) {
  const { queries, texts } = context;
  redirectToSearch(raw, shelves[shelf]);
  const search = readListSearch(raw, shelves[shelf]);
  await Promise.all([
    texts.load(['catalogue', 'facilities']),
    queries.ensureQueryData(shelfPicture(shelf)),
    loadServices(queries, queryOf(search, shelves[shelf])),
  ]);
  return { head: headOfList(context, search, shelf) };
}
