import { createFileRoute } from '@tanstack/react-router';
import { payoutsQuery } from '#web/features/admin/money-queries.ts';
import { readPayoutsSearch } from '#web/features/admin/money-search.ts';
import { PayoutsPage } from '#web/features/admin/payouts-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/payouts/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readPayoutsSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(payoutsQuery(readPayoutsSearch(deps)));
    await texts.load(['admin-payouts', 'admin-payments', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-payments', 'view.payouts') } };
  },
  component: Page,
});

function Page() {
  return <PayoutsPage search={Route.useSearch({ select: readPayoutsSearch })} />;
}
