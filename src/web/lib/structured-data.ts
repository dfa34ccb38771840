import { withLang } from '#shared/languages.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { PageContext } from './page-context.ts';

/** A thing in the words of schema.org; tests/e2e/search-engines.test.ts holds that they exist and fit each other. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

type Site = Pick<PageContext, 'lang' | 'config'>;

/** The things of a page as JSON-LD for its HTML's head, with `<` escaped so that it cannot end its script element. */
export const jsonLd = (...things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

/** The whole address of a page in its language. @param path without language */
export const addressIn = ({ lang, config }: Site, path: string): string => config.publicUrl + withLang(path, lang);

/** The whole address of a picture of ours, large enough for search engines. */
export const pictureOf = ({ config }: Site, image: string): string => config.publicUrl + pictureAt(image, 1280);

/** The way from the home page to this page, which is the last of them. */
export function breadcrumbs(
  { texts, ...site }: Site & Pick<PageContext, 'texts'>,
  ...pages: { name: string; path: string }[]
): Thing {
  const way = [{ name: texts.translate('common', 'home'), path: '/' }, ...pages];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, item: addressIn(site, path) },
    })),
  };
}

/** The pages to which a list leads, in its order. */
export const itemList = (site: Site, items: readonly { title: string; path: string }[]): Thing => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ title, path }, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name: title, url: addressIn(site, path) },
  })),
});

/** Where something lies, as far as everybody may know. */
export const addressOf = ({ location, county }: { location: string; county?: string }): Thing => ({
  '@type': 'PostalAddress',
  addressLocality: location,
  ...(county && { addressRegion: county }),
  addressCountry: 'KE',
});

export const positionOf = ({ lat, lon }: { lat: number; lon: number }): Thing => ({
  ...{ '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
});

/** What reviews say on average; nothing where there are none. */
export const ratingOf = ({ rating, reviewCount }: { rating: number | null; reviewCount: number }) =>
  rating !== null &&
  reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } };
