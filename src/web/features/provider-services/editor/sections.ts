import type { ProviderService } from '#shared/contracts/provider-services.ts';
import type { MissingField } from '#shared/listing-rules.ts';

/** The parts of the editor, in their order. Each is saved by itself. */
export const sections = [
  'texts',
  'photos',
  'price',
  'places',
  'dates',
  'place',
  'facts',
  'included',
  'extras',
  'fees',
  'questions',
  'kind',
  'policy',
] as const;
export type Section = (typeof sections)[number];

/** Which part a missing field is written in. */
const sectionOf: Record<MissingField, Section> = {
  'title.en': 'texts',
  'summary.en': 'texts',
  'summary.sw': 'texts',
  'description.en': 'texts',
  'description.sw': 'texts',
  languages: 'kind',
  pricePerUnit: 'price',
  bookableFrom: 'dates',
  place: 'place',
  pictures: 'photos',
};

/** The parts in which something is missing. */
export const sectionsLacking = (missing: readonly MissingField[]): ReadonlySet<Section> =>
  new Set(missing.map((field) => sectionOf[field]));

/** Whether a draft still has the numbers with which it began, so that its host may never have looked at them. */
export const placesAreNew = (
  listing: Pick<ProviderService, 'status' | 'capacity' | 'guestsPerPlace' | 'durationDays'>,
): boolean => listing.status === 'draft' && listing.capacity * listing.guestsPerPlace * listing.durationDays === 1;
