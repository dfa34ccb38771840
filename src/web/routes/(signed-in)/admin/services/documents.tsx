import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '#web/features/admin/documents-page.tsx';
import { endingDocumentsQuery } from '#web/features/admin/queries.ts';
import { readPageSearch } from '#web/features/admin/search.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/services/documents')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<{ page?: number }>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { config, queries, texts }, deps }) => {
    void queries.prefetchQuery(endingDocumentsQuery(readPageSearch(deps).page ?? 1));
    await Promise.all([
      texts.load(['admin-approvals', 'provider-documents', 'sign-in-again', 'admin-panel']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-approvals', 'view.documents') } };
  },
  component: Documents,
});

function Documents() {
  return <DocumentsPage {...Route.useSearch({ select: readPageSearch })} />;
}
