import type { Lang } from '#shared/languages.ts';

/** A conversation with the assistant, and what its last answer must be. */
export interface AssistantQuestion {
  turns: readonly string[];
  /** In which it must be answered. */
  lang: Lang;
  as: 'visitor' | 'amina';
  expect: Expected;
}

/** What an answer must fulfil; the facts themselves are asked of the product when the answer is judged. */
export type Expected =
  | ExpectedListings
  | ExpectedListing
  /** One text of each list stands in the answer; letters are compared without case. */
  | { kind: 'help' | 'own'; says: readonly (readonly string[])[] }
  /** A visitor asks about own bookings, and is led to /login. */
  | { kind: 'signIn' }
  /** Our team's phone is named. */
  | { kind: 'contact' }
  /** Answered without naming a listing: greetings, thanks. */
  | { kind: 'small' }
  /** It says that it does not know, or that there is nothing like that, and names no listing as if it fitted. */
  | { kind: 'nothing' };

/** At least one listing is named, and each that is fulfils all of this. */
export interface ExpectedListings {
  kind: 'listings';
  categories?: readonly string[];
  counties?: readonly string[];
  /** US dollars for a unit. */
  maxPrice?: number;
  minPrice?: number;
  facilities?: readonly string[];
  /** The first one costs the least of all that fulfil the rest. */
  cheapestFirst?: true;
  /** English titles, of which one at least is named. */
  titles?: readonly string[];
}

/** The listing with this English title is named: with its right price, whether it has room, or what it includes. */
export interface ExpectedListing {
  kind: 'price' | 'free' | 'details';
  title: string;
  startDate?: string;
  endDate?: string;
  guests?: number;
  says?: readonly (readonly string[])[];
}
