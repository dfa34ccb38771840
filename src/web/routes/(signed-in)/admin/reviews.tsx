import { createFileRoute } from '@tanstack/react-router';
import { messageReportsQuery, reviewReportsQuery } from '#web/features/admin/queries.ts';
import { ReportsPage } from '#web/features/admin/reports-page.tsx';
import { type ReportsSearch, readReportsSearch } from '#web/features/admin/search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/reviews')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReportsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    const search = readReportsSearch(deps);
    if (search.kind) void queries.prefetchQuery(messageReportsQuery(search));
    else void queries.prefetchQuery(reviewReportsQuery(search));
    await texts.load(['admin-reports', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-reports', 'title') } };
  },
  component: Reports,
});

function Reports() {
  return <ReportsPage search={Route.useSearch({ select: readReportsSearch })} />;
}
