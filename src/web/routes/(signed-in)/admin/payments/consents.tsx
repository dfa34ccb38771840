import { createFileRoute } from '@tanstack/react-router';
import { ConsentsPage } from '#web/features/admin/consents-page.tsx';
import { consentsQuery } from '#web/features/admin/money-queries.ts';
import { readConsentsSearch } from '#web/features/admin/money-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/consents')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readConsentsSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(consentsQuery(readConsentsSearch(deps)));
    await texts.load([
      'admin-consents',
      'admin-payments',
      'admin-books',
      'admin-panel',
      'admin-settings',
      'errors',
      'fields',
      'sign-in-again',
    ]);
    return { head: { title: texts.translate('admin-payments', 'view.consents') } };
  },
  component: Page,
});

function Page() {
  return <ConsentsPage search={Route.useSearch({ select: readConsentsSearch })} />;
}
