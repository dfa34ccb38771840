import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#web/features/provider/overview-page.tsx';
import { overviewQuery } from '#web/features/provider/queries.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/')({
  ...pageForMember(),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { queries, texts, member } }) => {
    void queries.prefetchQuery(overviewQuery(member.providerId));
    await texts.load(['provider-overview', 'provider-panel', 'bookings', 'provider-documents']);
    return { head: { title: texts.translate('provider-panel', 'overview') } };
  },
  component: OverviewPage,
});
