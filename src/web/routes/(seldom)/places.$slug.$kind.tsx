import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isPlaceKind, type PlaceKind } from '#shared/place-kinds.ts';
import { headOfPlaceKind } from '#web/features/catalogue/head-of-place.ts';
import { NoPlace } from '#web/features/catalogue/no-place.tsx';
import { PlaceKindPage } from '#web/features/catalogue/place-kind-page.tsx';
import { isSlug, offeredAt, placeQuery } from '#web/features/catalogue/place-queries.ts';
import { servicesQuery } from '#web/features/catalogue/queries.ts';
import { readPageNumber } from '#web/features/catalogue/search-params.ts';
import { missingPage, searchOfLinks, wholeSearch } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/places/$slug/$kind')({
  ...publicPage,
  validateSearch: searchOfLinks<{ page?: number }>,
  loaderDeps: wholeSearch,
  loader: async ({ context, params: { slug, kind }, deps }) => {
    const lower = slug.toLowerCase();
    if (slug !== lower) throw redirect({ to: '/places/$slug/$kind', params: { slug: lower, kind }, statusCode: 301 });
    const { queries, texts } = context;
    const page = readPageNumber(deps.page);
    const [place] = await Promise.all([
      isSlug(slug) && isPlaceKind(kind) ? orUndefined(queries.ensureQueryData(placeQuery(slug))) : undefined,
      texts.load(['catalogue', 'places']),
    ]);
    // An empty list is no page: search engines would show it to people who then find nothing.
    const offered = place?.kinds.find((one) => one.kind === kind);
    if (!place || !offered) throw missingPage(texts.translate('places', 'missing'));
    const { items } = await queries.ensureQueryData(servicesQuery(offeredAt({ slug, kind: offered.kind, page })));
    if (items.length === 0) throw missingPage(texts.translate('places', 'missing'));
    return { head: headOfPlaceKind(context, { place, kind: offered.kind, page }) };
  },
  component: Kind,
  notFoundComponent: NoPlace,
});

function Kind() {
  const { slug, kind } = Route.useParams();
  const page = Route.useSearch({ select: (search) => readPageNumber(search.page) });
  const { data: place } = useSuspenseQuery(placeQuery(slug));
  // The loader has checked it.
  return <PlaceKindPage place={place} kind={kind as PlaceKind} page={page} />;
}
