import { askedOfListings, askedSearches } from './asked.ts';
import { listingQuestionsInEnglish, searchesInEnglish } from './told-in-english.ts';
import { listingQuestionsInKiswahili, searchesInKiswahili } from './told-in-kiswahili.ts';

/** How people look for something to book, in both languages, beside the short examples of the topic. */
export const searchWordings: readonly string[] = [...askedSearches, ...searchesInEnglish, ...searchesInKiswahili];

/** How people ask about one listing, in both languages. */
export const listingWordings: readonly string[] = [
  ...askedOfListings,
  ...listingQuestionsInEnglish,
  ...listingQuestionsInKiswahili,
];
