import type { Service } from '#shared/contracts/catalogue.ts';

/**
 * What search engines may read of a listing (a schema.org Product): only what the page itself says.
 * @param url the page's address   @param image the picture's, both with the site's origin
 * @returns JSON that cannot end the script it stands in
 */
export function structuredData(service: Service, url: string, image: string): string {
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
