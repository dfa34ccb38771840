import { createFileRoute } from '@tanstack/react-router';
import { owedQuery } from '#web/features/admin/money-queries.ts';
import { readOwedSearch } from '#web/features/admin/money-search.ts';
import { OwedPage } from '#web/features/admin/owed-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/owed')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readOwedSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(owedQuery(readOwedSearch(deps)));
    await texts.load(['admin-payouts', 'admin-payments', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-payments', 'view.owed') } };
  },
  component: Page,
});

function Page() {
  return <OwedPage search={Route.useSearch({ select: readOwedSearch })} />;
}
