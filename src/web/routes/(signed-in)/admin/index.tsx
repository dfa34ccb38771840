import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#web/features/admin/overview-page.tsx';
import { type OverviewSearch, readOverviewSearch } from '#web/features/admin/overview-search.ts';
import { overviewQuery } from '#web/features/admin/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<OverviewSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { config, queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(overviewQuery(readOverviewSearch(deps)));
    await Promise.all([
      texts.load([
        'admin-overview',
        'admin-panel',
        'admin-settings',
        'admin-bookings',
        'bookings',
        'catalogue',
        'paid',
      ]),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-overview', 'title') } };
  },
  component: Overview,
});

function Overview() {
  return <OverviewPage search={Route.useSearch({ select: readOverviewSearch })} />;
}
