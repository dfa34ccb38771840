import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validate as isUuid } from 'uuid';
import { loadSimilar, serviceQuery } from '#web/features/catalogue/queries.ts';
import { readStay, type StaySearch } from '#web/features/catalogue/search-params.ts';
import { redirectTypedDates, typedDates } from '#web/features/catalogue/typed-dates.ts';
import { headOfListing } from '#web/features/listing/head-of-listing.ts';
import { ListingPage } from '#web/features/listing/listing-page.tsx';
import { loadChosenPrice } from '#web/features/listing/load-chosen-price.ts';
import { missingPage, searchOfLinks } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/services/$id')({
  ...publicPage,
  validateSearch: searchOfLinks<StaySearch>,
  loader: async ({ context, params: { id }, location }) => {
    const { queries, texts } = context;
    if (import.meta.env.SSR) redirectTypedDates(location.search);
    const stay = readStay(location.search);
    const [service] = await Promise.all([
      isUuid(id) ? orUndefined(queries.ensureQueryData(serviceQuery(id))) : undefined,
      isUuid(id) && loadSimilar(queries, id, stay),
      texts.load(['catalogue']),
      // Without scripts the page answers in words that otherwise come with the booking panel.
      import.meta.env.SSR && stay.startDate && texts.load(['bookings']),
    ]);
    if (service && import.meta.env.SSR) await loadChosenPrice(queries, service, stay);
    if (!service) throw missingPage(texts.translate('shell', 'gone.title'));
    return { head: headOfListing(context, service) };
  },
  component: Listing,
  notFoundComponent: lazyRouteComponent(() => import('#web/features/listing/no-listing.tsx'), 'NoListing'),
});

function Listing() {
  const { data: service } = useSuspenseQuery(serviceQuery(Route.useParams().id));
  const address = Route.useSearch({ select: readStay });
  const typed = Route.useSearch({ select: typedDates });
  return <ListingPage key={service.id} {...{ service, address, typed }} />;
}
