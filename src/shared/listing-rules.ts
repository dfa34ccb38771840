import { type Category, type CategoryGroup, categoryFacts, type PriceUnit } from './categories.ts';
import { isInKenya } from './counties.ts';
import { addMonths, type CalendarDate } from './dates.ts';
import { type Lang, langs } from './languages.ts';
import { CARD_MINIMUM_CENTS } from './money.ts';

/** The longest texts and lists, and the largest numbers, of a listing that its provider writes. */
export const listingLimits = {
  title: 80,
  summary: 200,
  description: 5_000,
  /** Of what is included, and of what is not: lines, and letters of one. */
  items: 20,
  item: 120,
  meetingPoint: 300,
  location: 80,
  languages: 10,
  seasons: 24,
  seasonName: 60,
  pictures: 20,
  alt: 300,
  capacity: 500,
  guestsPerPlace: 60,
  durationDays: 60,
  minStay: 60,
  leadDays: 365,
  /** In US cents: what a card can be charged, and far more than anything costs. */
  priceMin: CARD_MINIMUM_CENTS,
  priceMax: 5_000_000,
} as const;

/** Of the prices of single days: days of one call, and calls of a provider in a day for all its listings together. */
export const dayPriceLimits = { days: 731, changesPerDay: 300 } as const;

/** How many months ahead a new listing is opened, where its provider wants nothing else. */
const usualMonthsOpen = 12;

/** So many days before the last day that travellers may book its provider is told. */
export const closesSoonDays = 30;

/** The days that a new listing proposes to open: from today on, and not yet those for which nobody has thought of a price. */
export const usualOpenDays = (today: CalendarDate): { bookableFrom: CalendarDate; bookableUntil: CalendarDate } => ({
  bookableFrom: today,
  bookableUntil: addMonths(today, usualMonthsOpen),
});

/** How many listings a provider may have, and how many of them that were never submitted. */
export const listingsMax = 200;
export const draftsMax = 20;

const unitsOfGroup: Record<CategoryGroup, readonly PriceUnit[]> = {
  experience: ['person', 'trip', 'day'],
  stay: ['night'],
  meal: ['person'],
  transport: ['day', 'trip', 'person'],
};

/** The units by which services of a category can be sold; the usual one is that of `categoryFacts`. */
export const unitsOf = (category: Category): readonly PriceUnit[] => unitsOfGroup[categoryFacts(category).group];

/** A text in each language; null where there is none. */
export type Texts = Record<Lang, string | null>;

/** What must be known of a listing before it can be submitted. */
interface Completable {
  title: Texts;
  summary: Texts;
  description: Texts;
  languages: readonly string[];
  priceCents: number;
  pictureCount: number;
  /** Its provider has said which days can be booked, or was never asked, because it was approved before that. */
  isOpened: boolean;
  place: { location: string; county: string; lat: number; lon: number };
}

/** Names of fields as in the call that saves them, but for `pictures`. */
export const completedFields = [
  ...(['title.en', 'summary.en', 'summary.sw', 'description.en', 'description.sw'] as const),
  ...(['languages', 'pricePerUnit', 'bookableFrom', 'place', 'pictures'] as const),
] as const;
export type MissingField = (typeof completedFields)[number];

/**
 * What a listing lacks to be submitted, in the order of the editor; none where it is complete. Each language that has a
 * title needs summary and description too, so that no page mixes both.
 */
export function missingFields(listing: Completable): MissingField[] {
  const titled = langs.filter((lang) => listing.title[lang] !== null);
  const texts = (titled.length > 0 ? titled : (['en'] as const)).flatMap((lang) => [
    ...(listing.summary[lang] === null ? ([`summary.${lang}`] as const) : []),
    ...(listing.description[lang] === null ? ([`description.${lang}`] as const) : []),
  ]);
  return [
    ...(titled.length === 0 ? (['title.en'] as const) : []),
    ...texts,
    ...(listing.languages.length === 0 ? (['languages'] as const) : []),
    ...(listing.priceCents < listingLimits.priceMin ? (['pricePerUnit'] as const) : []),
    ...(listing.isOpened ? [] : (['bookableFrom'] as const)),
    ...(hasPlace(listing.place) ? [] : (['place'] as const)),
    ...(listing.pictureCount === 0 ? (['pictures'] as const) : []),
  ];
}

/** A draft has the place of its provider, which has none until its application says where it is. */
const hasPlace = ({ location, county, ...position }: Completable['place']): boolean =>
  location !== '' && county !== '' && isInKenya(position);
