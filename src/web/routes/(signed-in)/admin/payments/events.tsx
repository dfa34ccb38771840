import { createFileRoute } from '@tanstack/react-router';
import { EventsPage } from '#web/features/admin/events-page.tsx';
import { eventsQuery } from '#web/features/admin/money-queries.ts';
import { readEventsSearch } from '#web/features/admin/money-search.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/payments/events')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<ReturnType<typeof readEventsSearch>>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(eventsQuery(readEventsSearch(deps)));
    await texts.load(['admin-payments', 'admin-bookings', 'admin-panel', 'fields', 'sign-in-again']);
    return { head: { title: texts.translate('admin-payments', 'view.events') } };
  },
  component: Page,
});

function Page() {
  return <EventsPage search={Route.useSearch({ select: readEventsSearch })} />;
}
