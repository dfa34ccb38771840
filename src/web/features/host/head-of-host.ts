import type { ProviderPage } from '#shared/contracts/provider-page.ts';
import { withLang } from '#shared/languages.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { PageFacts } from '#web/lib/head.ts';
import type { PageContext } from '#web/lib/page-context.ts';

/** Search engines show about so many letters of a description. */
const descriptionMax = 160;

/** The head of a host's page, for search engines and shared links too. */
export function headOfHost({ config, lang, texts }: PageContext, host: ProviderPage, page?: number): PageFacts {
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
    ...(import.meta.env.SSR && { structuredData: structuredData(host, config.publicUrl + withLang(path, lang)) }),
  };
}

/** The whole words of a text's beginning. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionMax) return line;
  const end = line.lastIndexOf(' ', descriptionMax);
  return `${line.slice(0, end > 0 ? end : descriptionMax)} …`;
}

/** The host as a schema.org Organization, with nothing that the page does not show; `<` is escaped. */
function structuredData({ name, about, location, rating, reviewCount }: ProviderPage, url: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    ...{ name, url },
    ...(about !== '' && { description: about }),
    address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'KE' },
    ...(rating !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
