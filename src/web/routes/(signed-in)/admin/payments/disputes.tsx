import { createFileRoute } from '@tanstack/react-router';
import { DisputesPage } from '#web/features/admin/disputes-page.tsx';
import { disputesQuery } from '#web/features/admin/money-queries.ts';
import { readDisputesSearch } from '#web/features/admin/money-search.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/disputes')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readDisputesSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, config }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(disputesQuery(readDisputesSearch(deps)));
    await Promise.all([
      texts.load([
        'admin-disputes',
        'admin-consents',
        'admin-payments',
        'admin-bookings',
        'admin-panel',
        'fields',
        'sign-in-again',
      ]),
      // The days that are left depend on the demo's clock, which can be moved.
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-payments', 'view.disputes') } };
  },
  component: Page,
});

function Page() {
  return <DisputesPage search={Route.useSearch({ select: readDisputesSearch })} />;
}
