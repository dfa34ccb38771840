import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '#web/features/admin/jobs-page.tsx';
import { jobsQuery } from '#web/features/admin/money-queries.ts';
import { readJobsSearch } from '#web/features/admin/money-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/jobs')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readJobsSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(jobsQuery(readJobsSearch(deps)));
    await texts.load(['admin-books', 'admin-payments', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-payments', 'view.jobs') } };
  },
  component: Page,
});

function Page() {
  return <JobsPage search={Route.useSearch({ select: readJobsSearch })} />;
}
