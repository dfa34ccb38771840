import type { PlaceItem, PlacePage } from '#shared/contracts/places.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { PlaceKind } from '#shared/place-kinds.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { addressIn, breadcrumbs, itemList, jsonLd, positionOf, type Thing } from '#web/lib/structured-data.ts';
import { offeredAt } from './place-queries.ts';
import { servicesQuery } from './queries.ts';

/** The head of the list of places. */
export function headOfPlaces(context: PageContext, items: readonly PlaceItem[]): PageFacts {
  const { translate } = context.texts;
  const [first] = items;
  return {
    title: translate('places', 'title'),
    description: translate('places', 'lead'),
    path: '/places',
    ...(first && { image: { address: pictureAt(first.image, 1280), alt: first.imageAlt } }),
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && {
      structuredData: jsonLd(
        breadcrumbs(context, allPlaces(context)),
        itemList(
          context,
          items.map(({ name, slug }) => ({ title: name, path: `/places/${slug}` })),
        ),
      ),
    }),
  };
}

/** The head of a place. Without anything to book it is no page to be found. */
export function headOfPlace(context: PageContext, place: PlacePage): PageFacts {
  const { slug, name, lead, listings } = place;
  return {
    title: context.texts.translate('places', 'title.place', { place: name }),
    description: lead,
    path: `/places/${slug}`,
    hidden: listings === 0,
    ...pictureOf(place),
    ...(import.meta.env.SSR && {
      structuredData: jsonLd(
        breadcrumbs(context, allPlaces(context), { name, path: `/places/${slug}` }),
        placeThing(context, place),
        itemList(
          context,
          place.kinds.flatMap(({ items }) => items).map(({ id, title }) => ({ title, path: `/services/${id}` })),
        ),
      ),
    }),
  };
}

interface KindAtPlace {
  place: PlacePage;
  kind: PlaceKind;
  page: number | undefined;
}

/** The head of what is offered of a kind at a place. */
export function headOfPlaceKind(context: PageContext, { place, kind, page }: KindAtPlace): PageFacts {
  const { translate } = context.texts;
  const { slug, name } = place;
  const path = `/places/${slug}/${kind}`;
  const title = translate('places', `title.${kind}`, { place: name });
  const found = context.queries.getQueryData(servicesQuery(offeredAt({ slug, kind, page })).queryKey);
  return {
    title,
    description: `${translate('places', `about.${kind}`, { place: name })} ${firstTitles(place, kind)}`,
    path,
    search: { page },
    page,
    ...pictureOf(place, kind),
    ...(import.meta.env.SSR && {
      structuredData: jsonLd(
        breadcrumbs(context, allPlaces(context), { name, path: `/places/${slug}` }, { name: title, path }),
        itemList(context, found?.items.map((item) => ({ title: item.title, path: `/services/${item.id}` })) ?? []),
      ),
    }),
  };
}

const allPlaces = ({ texts }: PageContext) => ({ name: texts.translate('places', 'title'), path: '/places' });

/** The cover of the best listing, of this kind where one is named. */
function pictureOf({ kinds }: PlacePage, kind?: PlaceKind): Pick<PageFacts, 'image'> {
  const [first] = kinds.find((one) => kind === undefined || one.kind === kind)?.items ?? [];
  return first ? { image: { address: pictureAt(first.image, 1280), alt: first.imageAlt } } : {};
}

/** So that no two places are described by the same words. */
const firstTitles = ({ kinds }: PlacePage, kind: PlaceKind): string =>
  (kinds.find((one) => one.kind === kind)?.items ?? []).map(({ title }) => title).join(' · ');

const placeThing = (context: PageContext, place: PlacePage): Thing => ({
  '@type': 'TouristDestination',
  ...{ name: place.name, description: place.lead, url: addressIn(context, `/places/${place.slug}`) },
  geo: positionOf(place),
  containedInPlace: { '@type': 'Country', name: 'Kenya' },
});
