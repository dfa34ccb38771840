import { createFileRoute } from '@tanstack/react-router';
import { DisputesPage } from '#web/features/admin/disputes-page.tsx';
import { disputesQuery } from '#web/features/admin/money-queries.ts';
import { readDisputesSearch } from '#web/features/admin/money-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/disputes')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readDisputesSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(disputesQuery(readDisputesSearch(deps)));
    await texts.load([
      'admin-disputes',
      'admin-consents',
      'admin-payments',
      'admin-bookings',
      'admin-panel',
      'fields',
      'sign-in-again',
    ]);
    return { head: { title: texts.translate('admin-payments', 'view.disputes') } };
  },
  component: Page,
});

function Page() {
  return <DisputesPage search={Route.useSearch({ select: readDisputesSearch })} />;
}
