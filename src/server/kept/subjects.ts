import { type Category, categories } from '#shared/categories.ts';

/**
 * What public answers show. `words` are those that the search knows, by which it reads what was mistyped; a listing of
 * any category may add some.
 */
export type Subject = `category:${Category}` | 'providers' | 'words' | 'settings' | 'site-pictures' | 'help';

/** What an answer shows: subjects, and single listings, which others of their category do not change. */
export interface Shown {
  subjects?: readonly Subject[];
  listingIds?: readonly string[];
}

/** A subject that a committed transaction changed; of a category, which of its listings. */
export interface Move {
  subject: Subject;
  /** Of `public_versions`: one more than before. */
  version: number;
  listingIds: readonly string[];
}

export const categorySubject = (category: Category): Subject => `category:${category}`;
const categorySubjects: readonly Subject[] = categories.map(({ value }) => categorySubject(value));
/** What an answer with listings of these categories shows: those without pictures of their own show their category's. */
export const listingsOf = (given: readonly Category[]): readonly Subject[] => [
  ...given.map(categorySubject),
  'site-pictures',
];
export const anyListings: readonly Subject[] = [...categorySubjects, 'site-pictures'];
export const allSubjects: readonly Subject[] = [...anyListings, 'providers', 'words', 'settings', 'help'];
