import { createFileRoute } from '@tanstack/react-router';
import { CasesPage } from '#web/features/admin/cases-page.tsx';
import { type CasesSearch, readCasesSearch } from '#web/features/admin/cases-search.ts';
import { caseKindsQuery, casesQuery } from '#web/features/admin/money-queries.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/cases/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<CasesSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(casesQuery(readCasesSearch(deps)));
    void queries.prefetchQuery(caseKindsQuery);
    await texts.load(['admin-cases', 'admin-payments', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-payments', 'view.cases') } };
  },
  component: Page,
});

function Page() {
  return <CasesPage search={Route.useSearch({ select: readCasesSearch })} />;
}
