import { createFileRoute } from '@tanstack/react-router';
import { paymentsQuery } from '#web/features/admin/money-queries.ts';
import { type PaymentsSearch, readPaymentsSearch } from '#web/features/admin/money-search.ts';
import { PaymentsPage } from '#web/features/admin/payments-page.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<PaymentsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, config }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(paymentsQuery(readPaymentsSearch(deps)));
    // The days to choose from depend on the demo's clock, which can be moved.
    await Promise.all([
      texts.load(['admin-payments', 'admin-bookings', 'sign-in-again', 'admin-panel']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-payments', 'title') } };
  },
  component: Payments,
});

function Payments() {
  return <PaymentsPage search={Route.useSearch({ select: readPaymentsSearch })} />;
}
