import { type Category, categoryFacts } from '#shared/categories.ts';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { addressIn, addressOf, pictureOf, positionOf, ratingOf, type Thing } from '#web/lib/structured-data.ts';

/**
 * A listing as search engines read it, with nothing that the page does not show. All are products, since only these may have
 * ratings and prices everywhere; what else they are is what their category is: a tour is a trip, a stay a lodging business.
 */
export function listingThing(context: PageContext, service: Service): Thing {
  const { title, summary, provider, category } = service;
  return {
    '@type': ['Product', kindOf(category)],
    name: title,
    description: summary,
    image: pictureOf(context, service.image),
    url: addressIn(context, `/services/${service.id}`),
    brand: { '@type': 'Organization', name: provider.name, url: addressIn(context, `/providers/${provider.id}`) },
    ...ofItsKind(context, service),
    offers: offerOf(context, service),
    ...ratingOf(service),
  };
}

function kindOf(category: Category): string {
  switch (categoryFacts(category).group) {
    case 'experience':
      return 'TouristTrip';
    case 'stay':
      return category === 'hotels' ? 'Hotel' : 'LodgingBusiness';
    case 'meal':
      return category === 'dining' ? 'Restaurant' : 'FoodEstablishment';
    case 'transport':
      return category === 'transfer' || category === 'boda' ? 'TaxiService' : 'Service';
  }
}

/** What only a trip, a place or a ride says of itself. */
function ofItsKind({ texts }: PageContext, service: Service): Partial<Thing> {
  const { category, provider, location, facts } = service;
  const address = addressOf(service);
  const host = { '@type': 'Organization', name: provider.name };
  switch (categoryFacts(category).group) {
    case 'experience':
      return { provider: host, itinerary: itineraryOf(service) };
    case 'stay':
      return { address, geo: positionOf(service), ...amenitiesOf(facts.facilities) };
    case 'meal':
      return { address, geo: positionOf(service) };
    case 'transport':
      return {
        provider: host,
        serviceType: texts.translate('catalogue', `category.${category}`),
        areaServed: { '@type': 'Place', name: location, address },
      };
  }
}

/** The days of its plan, or where it goes. */
const itineraryOf = (service: Service): Thing =>
  service.facts.plan.length > 0
    ? {
        '@type': 'ItemList',
        itemListElement: service.facts.plan.map((day, index) => ({
          ...{ '@type': 'ListItem', position: index + 1, name: day.title },
        })),
      }
    : { '@type': 'Place', name: service.location, address: addressOf(service), geo: positionOf(service) };

const amenitiesOf = (facilities: Service['facts']['facilities']) =>
  facilities.length > 0 && {
    amenityFeature: facilities.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  };

/** From the lowest to the highest price of the coming days, as the page says. */
function offerOf(context: PageContext, { id, priceFrom, priceTo, priceUnit }: Service): Thing {
  const common = { priceCurrency: 'USD', url: addressIn(context, `/services/${id}`) };
  const unit = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD', unitText: priceUnit };
  return priceFrom < priceTo
    ? {
        ...{ '@type': 'AggregateOffer', lowPrice: priceFrom.toFixed(2), highPrice: priceTo.toFixed(2), ...common },
        priceSpecification: { ...unit, minPrice: priceFrom.toFixed(2), maxPrice: priceTo.toFixed(2) },
      }
    : {
        ...{ '@type': 'Offer', price: priceFrom.toFixed(2), ...common },
        priceSpecification: { ...unit, price: priceFrom.toFixed(2) },
      };
}
