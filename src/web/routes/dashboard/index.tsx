import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { dashboardSearch } from '#web/features/dashboard/queries.ts';
import { addresses } from '#web/lib/addresses.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { requireSignedIn } from '#web/lib/guards.ts';
import { pageHead } from '#web/lib/head.ts';
import { useSession } from '#web/lib/session.ts';
import { withTexts } from '#web/lib/texts.ts';

const bringTexts = withTexts('dashboard', 'bookings');

export const Route = createFileRoute('/dashboard/')({
  ssr: false,
  validateSearch: dashboardSearch,
  beforeLoad: async (input) => {
    await bringTexts(input);
    return requireSignedIn(input);
  },
  // The countdown goes by the demo's clock, which can be moved.
  loader: ({ context }) => readProductClock(context.config),
  head: ({ match }) =>
    pageHead(match.context, {
      title: match.context.texts.translate('shell', 'dashboard'),
      path: addresses.dashboard,
      hidden: true,
    }),
  component: Dashboard,
});

function Dashboard() {
  const { user: atStart } = Route.useRouteContext();
  const user = useSession().user ?? atStart;
  return <DashboardPage user={user} search={Route.useSearch()} />;
}
