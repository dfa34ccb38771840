import { createFileRoute } from '@tanstack/react-router';
import { EarningsPage } from '#web/features/provider/earnings-page.tsx';
import { type EarningsSearch, earningsQuery, readEarningsSearch } from '#web/features/provider/money-queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { searchOfLinks } from '#web/lib/page.ts';
import { pageForMember } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/provider/earnings')({
  ...pageForMember('money'),
  staticData: { title: 'provider.panel' },
  validateSearch: searchOfLinks<EarningsSearch>,
  loader: async ({ context: { config, queries, texts, member } }) => {
    void queries.prefetchInfiniteQuery(earningsQuery(member.providerId));
    // The last day of a statement is today by the demo's clock, which can be moved.
    await Promise.all([
      texts.load(['provider-earnings', 'provider-panel', 'statements', 'sign-in-again', 'fields']),
      readProductClock(config),
    ]);
    return { head: { title: texts.translate('provider-panel', 'earnings') } };
  },
  component: Earnings,
});

function Earnings() {
  return <EarningsPage search={Route.useSearch({ select: readEarningsSearch })} />;
}
