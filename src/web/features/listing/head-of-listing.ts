import { type CategoryGroup, categoryFacts } from '#shared/categories.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import { type PageFacts, shareCard } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { breadcrumbs, jsonLd } from '#web/lib/structured-data.ts';
import { listingThing } from './structured-data.ts';

/** The head of a listing's page, for search engines and shared links too. */
export function headOfListing(context: PageContext, service: Service): PageFacts {
  const { texts } = context;
  const { title, location: place } = service;
  return {
    title: title.includes(place) ? title : texts.translate('catalogue', 'listing.title', { title, place }),
    description: service.summary,
    path: `/services/${service.id}`,
    image: { ...shareCard, address: service.shareImage, alt: title },
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && { structuredData: jsonLd(wayTo(context, service), listingThing(context, service)) }),
  };
}

/** As the page's breadcrumbs say, but with links to the category and the page. */
function wayTo(context: PageContext, { id, title, category }: Service) {
  const { translate } = context.texts;
  const { group } = categoryFacts(category);
  const list = group === 'experience' ? allServices : shelves[group];
  return breadcrumbs(
    context,
    { name: translate('catalogue', list.name), path: list.path },
    { name: translate('catalogue', `category.${category}`), path: `/services?category=${category}` },
    { name: title, path: `/services/${id}` },
  );
}

const allServices = { name: 'services.title', path: '/services' } as const;
const shelves = {
  stay: { name: 'stays.all', path: '/stays' },
  meal: { name: 'meals.all', path: '/meals' },
  transport: { name: 'transport.all', path: '/transport' },
} as const satisfies Record<Exclude<CategoryGroup, 'experience'>, object>;
