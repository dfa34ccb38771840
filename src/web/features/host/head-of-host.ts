import type { ProviderPage } from '#shared/contracts/provider-page.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { addressIn, addressOf, breadcrumbs, jsonLd, ratingOf, type Thing } from '#web/lib/structured-data.ts';

/** Search engines show about so many letters of a description. */
const descriptionMax = 160;

/** The head of a host's page, for search engines and shared links too. */
export function headOfHost(context: PageContext, host: ProviderPage, page?: number): PageFacts {
  const { texts } = context;
  const { id, name, location, services } = host;
  const path = `/providers/${id}`;
  const [first] = services.items;
  return {
    title: texts.translate('host', 'title', { name, place: location }),
    description: shortened(host.about) || texts.translate('host', 'description', { name, place: location }),
    path,
    page,
    search: { page },
    ...(first && { image: { address: pictureAt(first.image, 1280), alt: first.imageAlt } }),
    // Only in the server's HTML, which search engines read.
    ...(import.meta.env.SSR && { structuredData: jsonLd(wayTo(context, host), hostThing(context, host)) }),
  };
}

/** The whole words of a text's beginning. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionMax) return line;
  const end = line.lastIndexOf(' ', descriptionMax);
  return `${line.slice(0, end > 0 ? end : descriptionMax)} …`;
}

const wayTo = (context: PageContext, { id, name }: ProviderPage): Thing =>
  breadcrumbs(
    context,
    { name: context.texts.translate('catalogue', 'services.title'), path: '/services' },
    { name, path: `/providers/${id}` },
  );

/** The host as search engines read it, with nothing that the page does not show. */
function hostThing(context: PageContext, host: ProviderPage): Thing {
  const { id, name, about, location } = host;
  return {
    '@type': 'Organization',
    ...{ name, url: addressIn(context, `/providers/${id}`) },
    ...(about !== '' && { description: about }),
    address: addressOf({ location }),
    ...ratingOf(host),
  };
}
