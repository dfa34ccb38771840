import { expect, test } from 'vitest';
import { problemsOf, thingsIn, typesOf } from './support/structured-data.ts';

const camp = {
  '@type': ['Product', 'LodgingBusiness'],
  name: 'Camp',
  image: 'https://twende.example/camp',
  address: { '@type': 'PostalAddress', addressCountry: 'KE' },
  offers: { '@type': 'Offer', price: '10.00', priceCurrency: 'USD' },
};

test('things are read from a page, and those that are right have no problems', async () => {
  const html = `<script type="application/ld+json">${JSON.stringify({ '@graph': [camp] })}</script>`;
  expect(typesOf(thingsIn(html))).toEqual(['Product+LodgingBusiness']);
  expect(await problemsOf(thingsIn(html))).toEqual([]);
});

test.each([
  [{ '@type': ['Product', 'Lodge'] }, 'no type Lodge'],
  [{ itinerary: 'Mara' }, 'itinerary: no such property'],
  [{ address: { '@type': 'GeoCoordinates', latitude: 1 } }, 'address: GeoCoordinates, not Text,PostalAddress'],
  [{ offers: '10 dollars' }, 'offers: a text, not Offer'],
  [{ geo: { latitude: 1 } }, 'geo: no type'],
  [{ description: '' }, 'description: nothing'],
  [{ offers: { '@type': 'Offer', price: '10.00', currency: 'USD' } }, 'currency: no such property'],
  [{ offers: undefined, aggregateRating: { '@type': 'AggregateRating', ratingValue: 4 } }, 'reviewCount'],
  [{ name: undefined }, '"name" is missing'],
])('a thing with %j has a problem', async (wrong, problem) => {
  const thing = JSON.parse(JSON.stringify({ ...camp, ...wrong }));
  expect((await problemsOf([thing])).join('\n')).toContain(problem);
});
