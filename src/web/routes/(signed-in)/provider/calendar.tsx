import { createFileRoute } from '@tanstack/react-router';
import { CalendarPage } from '#web/features/provider-calendar/calendar-page.tsx';
import {
  type CalendarSearch,
  calendarServicesQuery,
  readCalendarSearch,
} from '#web/features/provider-calendar/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/calendar')({
  ...pageForMember(['bookings', 'manage']),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<CalendarSearch>,
  loader: async ({ context: { queries, texts, member, config } }) => {
    void queries.prefetchQuery(calendarServicesQuery(member.providerId));
    // Which month is the present one depends on the demo's clock, which can be moved.
    await Promise.all([
      texts.load(['provider-calendar', 'feed', 'provider-panel', 'bookings', 'leaving']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('provider-calendar', 'title') } };
  },
  component: Calendar,
});

function Calendar() {
  return <CalendarPage search={Route.useSearch({ select: readCalendarSearch })} />;
}
