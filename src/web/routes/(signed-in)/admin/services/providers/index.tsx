import { createFileRoute } from '@tanstack/react-router';
import { ProvidersPage } from '#web/features/admin/providers-page.tsx';
import { providersQuery } from '#web/features/admin/queries.ts';
import { type ProvidersSearch, readProvidersSearch } from '#web/features/admin/services-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/services/providers/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ProvidersSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    void queries.prefetchQuery(providersQuery(readProvidersSearch(deps)));
    await texts.load(['admin-approvals', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-approvals', 'view.providers') } };
  },
  component: Providers,
});

function Providers() {
  return <ProvidersPage search={Route.useSearch({ select: readProvidersSearch })} />;
}
