import type { Service } from '#shared/contracts/catalogue.ts';

/**
 * A listing as a schema.org Product for search engines, with nothing that the page does not show.
 * @param at the addresses of page and picture, with the site's origin
 * @returns JSON with `<` escaped, so that it cannot end its script element
 */
export function structuredData(service: Service, { url, image }: { url: string; image: string }): string {
  const { title, summary, provider, priceFrom, rating, reviewCount } = service;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description: summary,
    image,
    brand: { '@type': 'Organization', name: provider.name },
    offers: { '@type': 'Offer', price: priceFrom.toFixed(2), priceCurrency: 'USD', url },
    ...(rating !== null &&
      reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
