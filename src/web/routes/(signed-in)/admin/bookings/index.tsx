import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '#web/features/admin/bookings-page.tsx';
import { adminBookingsQuery } from '#web/features/admin/bookings-queries.ts';
import { type AdminBookingsSearch, readAdminBookingsSearch } from '#web/features/admin/bookings-search.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/bookings/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<AdminBookingsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, config }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(adminBookingsQuery(readAdminBookingsSearch(deps)));
    // The days to choose from depend on the demo's clock, which can be moved.
    await Promise.all([
      texts.load(['admin-bookings', 'bookings', 'catalogue', 'sign-in-again', 'admin-panel']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-bookings', 'title') } };
  },
  component: Bookings,
});

function Bookings() {
  return <BookingsPage search={Route.useSearch({ select: readAdminBookingsSearch })} />;
}
