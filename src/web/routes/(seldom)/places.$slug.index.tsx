import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { headOfPlace } from '#web/features/catalogue/head-of-place.ts';
import { NoPlace } from '#web/features/catalogue/no-place.tsx';
import { PlacePage } from '#web/features/catalogue/place-page.tsx';
import { isSlug, placeQuery } from '#web/features/catalogue/place-queries.ts';
import { missingPage } from '#web/lib/page.ts';
import { orUndefined } from '#web/lib/queries.ts';
import { publicPage } from '#web/shell/public-page.ts';

export const Route = createFileRoute('/(seldom)/places/$slug/')({
  ...publicPage,
  loader: async ({ context, params: { slug } }) => {
    // Names are typed with capitals, too.
    const lower = slug.toLowerCase();
    if (slug !== lower) throw redirect({ to: '/places/$slug', params: { slug: lower }, statusCode: 301 });
    const { queries, texts } = context;
    const [place] = await Promise.all([
      isSlug(slug) ? orUndefined(queries.ensureQueryData(placeQuery(slug))) : undefined,
      texts.load(['catalogue', 'places']),
    ]);
    if (!place) throw missingPage(texts.translate('places', 'missing'));
    return { head: headOfPlace(context, place) };
  },
  component: Place,
  notFoundComponent: NoPlace,
});

function Place() {
  const { data: place } = useSuspenseQuery(placeQuery(Route.useParams().slug));
  return <PlacePage place={place} />;
}
