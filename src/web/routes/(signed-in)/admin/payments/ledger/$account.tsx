import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/features/admin/account-page.tsx';
import { accountQuery } from '#web/features/admin/money-queries.ts';
import { type AccountSearch, readAccountSearch } from '#web/features/admin/money-search.ts';
import { NoPayment } from '#web/features/admin/no-payment.tsx';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage, searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/ledger/$account')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<AccountSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, config }, params: { account }, deps }) => {
    const [found] = await Promise.all([
      orUndefined(queries.fetchQuery(accountQuery(account, readAccountSearch(deps)))),
      texts.load(['admin-books', 'admin-payments', 'admin-bookings', 'sign-in-again', 'admin-panel']),
      // The days to choose from depend on the demo's clock, which can be moved.
      readProductClock(config),
    ]);
    if (!found) throw missingPage(texts.translate('admin-payments', 'missing'));
    return { head: { title: account } };
  },
  component: Account,
  notFoundComponent: NoPayment,
});

function Account() {
  const { account } = Route.useParams();
  return <AccountPage account={account} search={Route.useSearch({ select: readAccountSearch })} />;
}
