import { createFileRoute } from '@tanstack/react-router';
import { approvalsQuery } from '#web/features/admin/queries.ts';
import { QueuePage } from '#web/features/admin/queue-page.tsx';
import { type QueueSearch, readQueueSearch } from '#web/features/admin/search.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/services/')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  validateSearch: searchOfLinks<QueueSearch>,
  loaderDeps: wholeSearch,
  loader: async ({ context: { config, queries, texts }, deps }) => {
    // The page shows it, or why it could not be read.
    void queries.prefetchQuery(approvalsQuery(readQueueSearch(deps)));
    await Promise.all([
      texts.load(['admin-approvals', 'catalogue', 'fields', 'provider-documents', 'sign-in-again', 'admin-panel']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('admin-approvals', 'title') } };
  },
  component: Queue,
});

function Queue() {
  return <QueuePage search={Route.useSearch({ select: readQueueSearch })} />;
}
