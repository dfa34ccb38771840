import type { Position } from '#shared/directions.ts';
import type { Lang } from '#shared/languages.ts';

/** What we say of a place in one language; each is whole sentences but for `name`. */
interface PlaceTexts {
  name: string;
  /** What it is known for, in one sentence: on its card, below its title and in search engines. */
  lead: string;
  about: string;
  /** When to come. */
  season: string;
  /** How to get there. */
  way: string;
  /** What to know before one goes. */
  know: string;
}

/** A place that has a page: what lies within its radius belongs to it, of several to the one whose radius it uses least of. */
export interface Place extends Position, Record<Lang, PlaceTexts> {
  /** In the page's address, which stays the same in both languages. */
  slug: string;
  /** The counties that it lies in. */
  counties: readonly string[];
  radiusKm: number;
}
