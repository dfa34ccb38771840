import { createFileRoute } from '@tanstack/react-router';
import { settingsChangesQuery, settingsQuery } from '#web/features/admin/queries.ts';
import { readPageSearch } from '#web/features/admin/search.ts';
import { SettingsPage } from '#web/features/admin/settings-page.tsx';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/settings/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<{ page?: number }>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { queries, texts }, deps }) => {
    // The page shows them, or why they could not be read.
    void queries.prefetchQuery(settingsQuery);
    void queries.prefetchQuery(settingsChangesQuery(readPageSearch(deps).page ?? 1));
    await texts.load([
      'admin-consents',
      'admin-settings',
      'admin-letters',
      'admin-panel',
      'bookings',
      'catalogue',
      'fields',
      'sign-in-again',
    ]);
    return { head: { title: texts.translate('admin-settings', 'title') } };
  },
  component: SettingsRoute,
});

function SettingsRoute() {
  const { page = 1 } = Route.useSearch({ select: readPageSearch });
  return <SettingsPage page={page} />;
}
