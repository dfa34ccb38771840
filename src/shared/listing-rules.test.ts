import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { calendarDate } from './dates.ts';
import { missingFields, unitsOf, usualOpenDays } from './listing-rules.ts';

const complete = {
  title: { en: 'Dawn drive', sw: null },
  summary: { en: 'Lions.', sw: null },
  description: { en: 'A morning.', sw: null },
  languages: ['en'],
  priceCents: 50,
  pictureCount: 1,
  isOpened: true,
  place: { location: 'Maasai Mara', county: 'Narok', lat: -1.49, lon: 35.14 },
};
const nothing = { en: null, sw: null };

test('each category can be sold by its usual unit', () => {
  for (const { value, priceUnit } of categories) expect(unitsOf(value), value).toContain(priceUnit);
});

test('a listing with texts of one language, a price, a language and a picture is complete', () => {
  expect(missingFields(complete)).toEqual([]);
});

test('each language with a title needs its summary and description', () => {
  expect(missingFields({ ...complete, title: { en: 'Dawn drive', sw: 'Safari' } })).toEqual([
    'summary.sw',
    'description.sw',
  ]);
  const swahili = { title: { en: null, sw: 'Safari' }, summary: { en: 'Lions.', sw: 'Simba.' } };
  expect(missingFields({ ...complete, ...swahili })).toEqual(['description.sw']);
});

test('an empty draft lacks everything', () => {
  const empty = {
    title: nothing,
    summary: nothing,
    description: nothing,
    languages: [],
    priceCents: 0,
    pictureCount: 0,
    isOpened: false,
    place: { location: '', county: '', lat: 0, lon: 0 },
  };
  expect(missingFields(empty)).toEqual([
    ...['title.en', 'summary.en', 'description.en', 'languages', 'pricePerUnit', 'bookableFrom', 'place', 'pictures'],
  ]);
});

test('a new listing proposes to open the next twelve months', () => {
  expect(usualOpenDays(calendarDate('2028-02-29'))).toEqual({
    bookableFrom: '2028-02-29',
    bookableUntil: '2029-02-28',
  });
});
