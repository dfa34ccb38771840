import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { ListingReview } from '#web/features/admin/listing-review.tsx';
import { NotThere } from '#web/features/admin/not-there.tsx';
import { listingQuery } from '#web/features/admin/queries.ts';
import { readProductClock } from '#web/lib/clock.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { adminPage } from '#web/shell/signed-in-page.ts';

export const Route = createFileRoute('/(signed-in)/admin/services/$serviceId')({
  ...adminPage,
  staticData: { title: 'admin.panel' },
  loader: async ({ context: { config, queries, texts }, params: { serviceId } }) => {
    const [listing] = await Promise.all([
      isUuid(serviceId) ? orUndefined(queries.fetchQuery(listingQuery(serviceId))) : undefined,
      texts.load(['admin-approvals', 'admin-panel', 'catalogue', 'fields', 'party', 'sign-in-again']),
      readProductClock(config),
    ]);
    if (!listing) throw missingPage(texts.translate('admin-approvals', 'none'));
    return { head: { title: listing.title } };
  },
  component: Page,
  notFoundComponent: NotThere,
});

function Page() {
  const { serviceId } = Route.useParams();
  const { data } = useSuspenseQuery(listingQuery(serviceId));
  return <ListingReview listing={data} />;
}
