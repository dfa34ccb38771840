import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#web/features/provider/overview-page.tsx';
import { overviewQuery } from '#web/features/provider/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/')({
  ...pageForMember(),
  staticData: { title: 'provider.panel' },
  loader: async ({ context: { queries, texts, member, config } }) => {
    void queries.prefetchQuery(overviewQuery(member.providerId));
    await Promise.all([
      texts.load(['provider-overview', 'provider-panel', 'bookings', 'provider-documents']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('provider-panel', 'overview') } };
  },
  component: OverviewPage,
});
