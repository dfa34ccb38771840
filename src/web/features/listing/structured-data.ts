import { categoryFacts } from '#shared/categories.ts';
import type { Service } from '#shared/contracts/catalogue.ts';

/**
 * A listing as a schema.org Product for search engines, with nothing that the page does not show. A stay is an Accommodation too,
 * which has amenities, and what has a plan of days a Trip, which has an itinerary.
 * @param at the addresses of page and picture, with the site's origin
 * @returns JSON with `<` escaped, so that it cannot end its script element
 */
export function structuredData(service: Service, { url, image }: { url: string; image: string }): string {
  const { title, summary, provider, priceFrom, rating, reviewCount } = service;
  const { facilities, plan } = service.facts;
  const isStay = categoryFacts(service.category).group === 'stay';
  const types = ['Product', ...(isStay ? ['Accommodation'] : []), ...(plan.length > 0 ? ['TouristTrip'] : [])];
  const data = {
    '@context': 'https://schema.org',
    '@type': types.length > 1 ? types : 'Product',
    name: title,
    description: summary,
    image,
    brand: { '@type': 'Organization', name: provider.name },
    ...(isStay &&
      facilities.length > 0 && {
        amenityFeature: facilities.map((one) => ({
          '@type': 'LocationFeatureSpecification',
          name: one.name,
          value: true,
        })),
      }),
    ...(plan.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: plan.map((day, index) => ({ '@type': 'ListItem', position: index + 1, name: day.title })),
      },
    }),
    offers: { '@type': 'Offer', price: priceFrom.toFixed(2), priceCurrency: 'USD', url },
    ...(rating !== null &&
      reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
