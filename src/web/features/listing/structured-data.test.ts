import { expect, test } from 'vitest';
import type { Service } from '#shared/contracts/catalogue.ts';
import type { PageContext } from '#web/lib/page-context.ts';
import { createPageTexts } from '#web/lib/texts.ts';
import { listingThing } from './structured-data.ts';

const facts: Service['facts'] = { facilities: [], rooms: [], details: [], plan: [], bring: [], bringLang: 'en' };
const service = {
  ...{ id: 'one', category: 'lodges', title: 'Camp', summary: 'By the river.', image: '/pictures/a/960', facts },
  ...{ location: 'Talek', county: 'Narok', lat: -1.4, lon: 35.2, provider: { id: 'host', name: 'Host' } },
  ...{ priceFrom: 10, priceTo: 10, priceUnit: 'night', rating: null, reviewCount: 0 },
};

async function thingOf(changes: object) {
  const texts = createPageTexts('sw');
  await texts.load(['catalogue']);
  const config = { publicUrl: 'https://twende.example', demo: false, liveCards: false };
  const context = { lang: 'sw', texts, config } as unknown as PageContext;
  return listingThing(context, { ...service, ...changes } as unknown as Service);
}

test('a stay is a lodging business with its amenities, and nothing of what is unknown', async () => {
  const bare = await thingOf({});
  expect(bare).toMatchObject({
    '@type': ['Product', 'LodgingBusiness'],
    url: 'https://twende.example/sw/services/one',
    image: 'https://twende.example/pictures/a/1280',
    address: { addressLocality: 'Talek', addressRegion: 'Narok', addressCountry: 'KE' },
    offers: { '@type': 'Offer', price: '10.00', priceCurrency: 'USD' },
  });
  expect(bare).not.toHaveProperty('amenityFeature');
  expect(bare).not.toHaveProperty('aggregateRating');
  expect(await thingOf({ facts: { ...facts, facilities: [{ id: 'wifi', name: 'Wi-Fi' }] } })).toMatchObject({
    amenityFeature: [{ name: 'Wi-Fi', value: true }],
  });
});

test('a tour is a trip that goes by its plan, or to its place', async () => {
  const plan = [{ day: 'Siku ya 1', title: 'Kwenda Mara', text: '', textLang: 'sw' }];
  expect(await thingOf({ category: 'safari', facts: { ...facts, plan } })).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    itinerary: { '@type': 'ItemList', itemListElement: [{ position: 1, name: 'Kwenda Mara' }] },
  });
  expect(await thingOf({ category: 'city' })).toMatchObject({ itinerary: { '@type': 'Place', name: 'Talek' } });
});

test('reviews are counted where there are any, and two prices are a lowest and a highest', async () => {
  expect(await thingOf({ category: 'boda', rating: 4.5, reviewCount: 2, priceTo: 12.5 })).toMatchObject({
    '@type': ['Product', 'TaxiService'],
    serviceType: 'Boda boda',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    offers: { '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '12.50' },
  });
});
