import { createFileRoute } from '@tanstack/react-router';
import { refundsQuery } from '#web/features/admin/money-queries.ts';
import { readRefundsSearch } from '#web/features/admin/money-search.ts';
import { RefundsPage } from '#web/features/admin/refunds-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/refunds')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readRefundsSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(refundsQuery(readRefundsSearch(deps)));
    await texts.load(['admin-payments', 'admin-consents', 'admin-bookings', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-payments', 'view.refunds') } };
  },
  component: Page,
});

function Page() {
  return <RefundsPage search={Route.useSearch({ select: readRefundsSearch })} />;
}
