import { createFileRoute } from '@tanstack/react-router';
import { ListingsPage } from '#web/features/admin/listings-page.tsx';
import { listingsQuery } from '#web/features/admin/queries.ts';
import { type ListingsSearch, readListingsSearch } from '#web/features/admin/services-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/services/listings')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ListingsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    void queries.prefetchQuery(listingsQuery(readListingsSearch(deps)));
    await texts.load(['admin-approvals', 'catalogue', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-approvals', 'view.listings') } };
  },
  component: Listings,
});

function Listings() {
  return <ListingsPage search={Route.useSearch({ select: readListingsSearch })} />;
}
