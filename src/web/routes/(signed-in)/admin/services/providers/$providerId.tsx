import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { NotThere } from '#web/features/admin/not-there.tsx';
import { ProviderReview } from '#web/features/admin/provider-review.tsx';
import { providerQuery } from '#web/features/admin/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/services/providers/$providerId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { config, queries, texts }, params: { providerId } }) => {
    const [provider] = await Promise.all([
      isUuid(providerId) ? orUndefined(queries.fetchQuery(providerQuery(providerId))) : undefined,
      texts.load([
        'admin-approvals',
        'admin-panel',
        'catalogue',
        'provider-documents',
        'fields',
        'admin-payouts',
        'sign-in-again',
      ]),
      readProductClock(config),
    ]);
    if (!provider) throw missingPage(texts.translate('admin-approvals', 'none'));
    return { head: { title: provider.name } };
  },
  component: Page,
  notFoundComponent: NotThere,
});

function Page() {
  const { providerId } = Route.useParams();
  const { data } = useSuspenseQuery(providerQuery(providerId));
  return <ProviderReview provider={data} />;
}
