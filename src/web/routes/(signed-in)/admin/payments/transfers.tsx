import { createFileRoute } from '@tanstack/react-router';
import { transfersQuery } from '#web/features/admin/money-queries.ts';
import { readTransfersSearch } from '#web/features/admin/money-search.ts';
import { TransfersPage } from '#web/features/admin/transfers-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/transfers')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readTransfersSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(transfersQuery(readTransfersSearch(deps)));
    await texts.load([
      'admin-payouts',
      'admin-consents',
      'admin-payments',
      'admin-bookings',
      'admin-panel',
      'fields',
      'sign-in-again',
    ]);
    return { head: { title: texts.translate('admin-payments', 'view.transfers') } };
  },
  component: Page,
});

function Page() {
  return <TransfersPage search={Route.useSearch({ select: readTransfersSearch })} />;
}
