import { createFileRoute } from '@tanstack/react-router';
import { adminTicketsQuery } from '#web/features/admin/ticket-queries.ts';
import { TicketsPage } from '#web/features/admin/tickets-page.tsx';
import { readTicketsSearch, type TicketsSearch } from '#web/features/admin/tickets-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/tickets/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<TicketsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(adminTicketsQuery(readTicketsSearch(deps)));
    await texts.load(['admin-tickets', 'support', 'sign-in-again', 'admin-panel']);
    return { head: { title: texts.translate('admin-tickets', 'title') } };
  },
  component: Tickets,
});

function Tickets() {
  return <TicketsPage search={Route.useSearch({ select: readTicketsSearch })} />;
}
