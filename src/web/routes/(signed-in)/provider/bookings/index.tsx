import { createFileRoute } from '@tanstack/react-router';
import { BookingsPage } from '#web/features/provider-bookings/bookings-page.tsx';
import {
  type ProviderBookingsSearch,
  providerBookingsQuery,
  readBookingsSearch,
} from '#web/features/provider-bookings/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/bookings/')({
  ...pageForMember('bookings'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<ProviderBookingsSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, member, config }, deps }) => {
    const search = readBookingsSearch(deps);
    const isList = search.view !== 'calendar';
    if (isList) void queries.prefetchQuery(providerBookingsQuery(member.providerId, search));
    await Promise.all([
      texts.load(['provider-bookings', 'bookings']),
      // The list of a day is the calendar's.
      isList || texts.load(['provider-calendar', 'provider-panel']),
      // The days to choose from, and which month is the present one, depend on the demo's clock, which can be moved.
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('provider-bookings', 'title') } };
  },
  component: Bookings,
});

function Bookings() {
  return <BookingsPage search={Route.useSearch({ select: readBookingsSearch })} />;
}
