import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mealCategories, stayCategories } from '#shared/categories.ts';
import type { CalendarDate } from '#shared/dates.ts';
import { placesByName } from './places.ts';
import { placeLexicon, readMessage, type Slots } from './read-message.ts';

/** A Monday. */
const today = '2026-11-30' as CalendarDate;
const offered = [
  { location: 'Diani', county: 'Kwale' },
  { location: 'Westlands, Nairobi', county: 'Nairobi City' },
];
const context = { today, places: placeLexicon(placesByName(offered)) };
const read = (message: string) => readMessage(message, context);

const mara = { name: 'Maasai Mara', county: 'Narok' };
const diani = { name: 'Diani', county: 'Kwale' };
const nairobi = { name: 'Nairobi', county: 'Nairobi City' };

test.each<[string, Partial<Slots>]>([
  ['safari in the masai maara', { categories: ['safari'], place: mara }],
  ['Hoteli Diani', { categories: ['hotels'], place: diani }],
  ['a flat in westlands', { categories: ['airbnb'], place: { name: 'Westlands', county: 'Nairobi City' } }],
  ['somewhere to sleep in Nairoby', { categories: [...stayCategories], place: nairobi }],
  ['a hotel with a pool near the beach in Diani', { categories: ['hotels'], facilities: ['pool'], place: diani }],
  ['kodi gari Nairobi yenye dereva', { categories: ['car'], facilities: ['driver'], place: nairobi }],
  ['nimelipa mara mbili', {}],
  ['two adults coming from Canada, which safari', { categories: ['safari'], guests: 2 }],
  ['bei isiwe zaidi ya dola 100', { budget: { most: 100, currency: 'USD' } }],
  ['paa ifunguke', { facilities: ['open_roof'] }],
  ['fri 11 dec to sun 13 dec', { startDate: '2026-12-11' as CalendarDate, endDate: '2026-12-13' as CalendarDate }],
  [
    'ijumaa 11 hadi jumapili 13 desemba',
    { startDate: '2026-12-11' as CalendarDate, endDate: '2026-12-13' as CalendarDate },
  ],
  [
    'arriving 4 March 2027 and leaving on the 7th',
    { startDate: '2027-03-04' as CalendarDate, endDate: '2027-03-07' as CalendarDate },
  ],
  [
    'arriving 30 March until the 2nd',
    { startDate: '2027-03-30' as CalendarDate, endDate: '2027-04-02' as CalendarDate },
  ],
  ['have you got room for 10 people', { guests: 10 }],
  ['friday 2 to 4 guests', { startDate: '2026-12-04' as CalendarDate, guests: 4 }],
  ['we arrive 5 january until 8 pm', { startDate: '2027-01-05' as CalendarDate }],
  ['2 adults from Canada', { guests: 2 }],
  ['a hotel in paris', { categories: ['hotels'], otherPlace: 'paris' }],
  ['under $200', { budget: { most: 200, currency: 'USD' } }],
  ['chini ya shilingi 8,000', { budget: { most: 8_000, currency: 'KES' } }],
  ['less than 5k', { budget: { most: 5_000, currency: 'KES' } }],
  ['bajeti yangu ni elfu tano', { budget: { most: 5_000, currency: 'KES' } }],
  ['we cannot spend more than 300 dollars', { budget: { most: 300, currency: 'USD' } }],
  ['chini ya dola mia nne', { budget: { most: 400, currency: 'USD' } }],
  ['under four hundred dollars', { budget: { most: 400, currency: 'USD' } }],
  ['chini ya shilingi elfu mbili mia tano', { budget: { most: 2_500, currency: 'KES' } }],
  ['under two thousand five hundred shillings', { budget: { most: 2_500, currency: 'KES' } }],
  ['a farm not far from Nairobi', { categories: ['farm'], place: nairobi, near: true }],
  ['a quiet lodge far from Nairobi', { categories: ['lodges'], place: nairobi }],
  ['a hotel in Nairobi instead of Diani', { categories: ['hotels'], place: nairobi }],
  ['badala ya Diani hoteli za Nairobi', { categories: ['hotels'], place: nairobi }],
  [
    'a taxi from Nairobi to my hotel in Diani',
    { categories: ['transfer'], place: nairobi, route: { from: nairobi, to: diani, isRide: false } },
  ],
  ['we are a family from Nairobi, a house', { categories: ['airbnb'] }],
  ['I am looking for a taxi from Diani', { categories: ['transfer'], place: diani }],
  ['family safari from Nairobi', { categories: ['safari'], place: nairobi }],
  ['Basi nionyeshe hoteli Diani', { categories: ['hotels'], place: diani }],
  ['nataka kujua kama kuna bwawa', { facilities: ['pool'] }],
  ['more than 100 dollars', { budget: { least: 100, currency: 'USD' } }],
  ['KES 12,500', { budget: { most: 12_500, currency: 'KES' } }],
  ['between 50 and 100 dollars', { budget: { least: 50, most: 100, currency: 'USD' } }],
  ['kati ya shilingi 4000 na 8000', { budget: { least: 4_000, most: 8_000, currency: 'KES' } }],
  ['$50-100', { budget: { least: 50, most: 100, currency: 'USD' } }],
  ['around 60 dollars', { budget: { least: 45, most: 75, currency: 'USD' } }],
  ['chini ya elfu ishirini', { budget: { most: 20_000, currency: 'KES' } }],
  ['under 5 thousand bob', { budget: { most: 5_000, currency: 'KES' } }],
  ['nyumbu', {}],
  ['msosi kisumu', { categories: [...mealCategories], place: { name: 'Kisumu', county: 'Kisumu' } }],
  ['for 4 people', { guests: 4 }],
  ['2 adults and 3 kids', { guests: 5, children: true }],
  ['watu wanne', { guests: 4 }],
  ['familia ya watu watano', { guests: 5 }],
  ['a couple', { guests: 2 }],
  ['peke yangu', { guests: 1 }],
  ['for 3 nights', { nights: 3 }],
  ['siku tatu', { days: 3 }],
  ['two weeks', { days: 14 }],
  ['on 24 December', { startDate: '2026-12-24' as CalendarDate }],
  ['tarehe 5 januari', { startDate: '2027-01-05' as CalendarDate }],
  ['kesho', { startDate: '2026-12-01' as CalendarDate }],
  ['12-15 Jan', { startDate: '2027-01-12' as CalendarDate, endDate: '2027-01-15' as CalendarDate }],
  ['30 december to 2 january', { startDate: '2026-12-30' as CalendarDate, endDate: '2027-01-02' as CalendarDate }],
  ['from 2027-02-10 to 2027-02-12', { startDate: '2027-02-10' as CalendarDate, endDate: '2027-02-12' as CalendarDate }],
  ['wikendi hii', { startDate: '2026-12-05' as CalendarDate, endDate: '2026-12-06' as CalendarDate }],
  ['in july 3 nights', { month: 7, nights: 3 }],
  ['mwezi wa kumi na mbili', { month: 12 }],
  ['mwezi wa 7', { month: 7 }],
  ['safari for 1000 people', { categories: ['safari'], guests: 1000 }],
  ['we are 6', { guests: 6 }],
  ['wasee 5', { guests: 5 }],
  ['niko na 5k', { budget: { most: 5_000, currency: 'KES' } }],
  ['kwa 2027', {}],
  ['what is the email', {}],
  ['Diani or Nairobi', { place: diani, places: [diani, nairobi] }],
  ['Diani, Nairobi', { place: diani }],
  ['between Nairobi and Diani', { place: nairobi, between: [nairobi, diani] }],
  ['how do I get from Nairobi to Diani', { place: nairobi, route: { from: nairobi, to: diani, isRide: true } }],
  [
    'safari from Nairobi to Diani',
    { categories: ['safari'], place: nairobi, route: { from: nairobi, to: diani, isRide: false } },
  ],
  ['free of charge', { gratis: true }],
  ['can I cancel for free', {}],
  ['kwa usiku', { perNight: true }],
  ['price in shillings', { shownIn: 'KES' }],
  ['tours in German', { tour: true, speaks: 'de' }],
  ['the page in German', {}],
  ['cooking class', { categories: ['cultural'], hints: ['cooking'] }],
  ['next weekend', { startDate: '2026-12-12' as CalendarDate, endDate: '2026-12-13' as CalendarDate }],
  ['on friday', { startDate: '2026-12-04' as CalendarDate }],
  ['on monday', { startDate: '2026-12-07' as CalendarDate }],
  ['tonight', { startDate: '2026-11-30' as CalendarDate }],
  ['christmas', { startDate: '2026-12-25' as CalendarDate }],
  ['mwaka mpya', { startDate: '2027-01-01' as CalendarDate }],
  ['pasaka', { startDate: '2027-03-28' as CalendarDate }],
  ['on the 14th', { startDate: '2026-12-14' as CalendarDate }],
  ['tarehe 31', { startDate: '2026-12-31' as CalendarDate }],
  ['in 3 days', { startDate: '2026-12-03' as CalendarDate }],
  ['next month', { month: 12 }],
  ['mwezi wa saba', { month: 7 }],
  ['in August', { month: 8 }],
  ['the second one', { ordinal: 1 }],
  ['ya mwisho', { ordinal: -1 }],
  ['cheaper?', { wish: 'cheaper' }],
  ['bei nafuu', { wish: 'cheapest' }],
  ['bk 2026-014', { reference: 'BK-2026-014' }],
  ['may I pay later', {}],
])('reads “%s”', (message, slots) => {
  expect(read(message).slots).toEqual(slots);
});

test.each([
  ['how much is it', 'en'],
  ['ni bei gani', 'sw'],
  ['nitalipaje', 'sw'],
  ['BK-2026-014', undefined],
  ['safari amboseli', undefined],
])('the language of “%s” is %s', (message, lang) => {
  expect(read(message).lang).toBe(lang);
});

test('a slot stands as a mark among the words', () => {
  expect(read('Je, kuna hoteli Diani kesho ya watu wawili?').words.join(' ')).toBe(
    'je kuna <kind> <place> <date> ya <people>',
  );
});

test('reads whatever is typed, and no more than its beginning', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2_000 }), fc.lorem({ maxCount: 60 })), (message) => {
      const { slots, words } = read(message);
      expect(words.join(' ').length).toBeLessThan(2_000);
      if (slots.startDate && slots.endDate) expect(slots.endDate >= slots.startDate).toBe(true);
      if (slots.guests !== undefined) expect(slots.guests).toBeGreaterThanOrEqual(0);
    }),
  );
});
