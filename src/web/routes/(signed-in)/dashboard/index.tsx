import { createFileRoute } from '@tanstack/react-router';
import { DashboardPage } from '#web/features/dashboard/dashboard-page.tsx';
import { type DashboardSearch, readDashboardSearch } from '#web/features/dashboard/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { useSession } from '#web/lib/session.ts';
import { signedInPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/dashboard/')({
  ...signedInPage,
  staticData: { title: 'dashboard' },
  validateSearch: searchOfLinks<DashboardSearch>,
  loader: async ({ context: { config, texts } }) => {
    // The countdown depends on the demo's clock, which can be moved.
    await Promise.all([texts.load(['dashboard', 'bookings', 'arrival', 'paid', 'feed']), readProductClock(config)]);
    return { head: { title: texts.translate('shell', 'dashboard') } };
  },
  component: Dashboard,
});

function Dashboard() {
  const { user: atStart } = Route.useRouteContext();
  const user = useSession().user ?? atStart;
  return <DashboardPage user={user} search={Route.useSearch({ select: readDashboardSearch })} />;
}
