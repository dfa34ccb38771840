import { createFileRoute } from '@tanstack/react-router';
import { DayPage } from '#web/features/provider-bookings/day-page.tsx';
import { type DaySearch, daySheetQuery, readDaySearch } from '#web/features/provider-bookings/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/bookings/day')({
  ...pageForMember('bookings'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<DaySearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts, member, config }, deps }) => {
    void queries.prefetchQuery(daySheetQuery(member.providerId, readDaySearch(deps)));
    // What today is depends on the demo's clock, which can be moved.
    await Promise.all([texts.load(['provider-bookings', 'bookings', 'paid']), readProductClock(config)]);
    return { head: { title: texts.translate('provider-bookings', 'day.title') } };
  },
  component: Day,
});

function Day() {
  return <DayPage search={Route.useSearch({ select: readDaySearch })} />;
}
