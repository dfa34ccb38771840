import type { NamedPlace } from './places.ts';

/** From one place to another. */
export interface Route {
  from: NamedPlace;
  to: NamedPlace;
  /** Whether it is asked how one goes: who names no kind otherwise wants to be there. */
  isRide: boolean;
}

const asksHowToGo =
  /\b(?:get|getting|ride|lift|travel|transport|bus|move|drive|pick\w*|usafiri|nafika\w*|kufika|nifike|naenda\w*|natoka\w*|nauli|fare|basi)\b/u;

/** How the places of a message stand to each other. */
export interface PlacesOf {
  /** Where somebody is or begins; of several places the first. */
  place?: NamedPlace;
  /** All of several that are asked for alike: Diani or Watamu. */
  places?: readonly NamedPlace[];
  route?: Route;
  /** Not far from it is as good. */
  near?: true;
  /** Something on the way between two. */
  between?: readonly [NamedPlace, NamedPlace];
}

const mark = '<place>';
/** What may stand between places that are asked for alike. */
const joins: ReadonlySet<string> = new Set('and or in at near na au ama vs versus either then kisha pia'.split(' '));
const fromWords: ReadonlySet<string> = new Set('from kutoka toka between'.split(' '));
const toWords: ReadonlySet<string> = new Set('to hadi mpaka kwenda till until into and na enda'.split(' '));

/** Words that stand between “to” and a place where somebody sleeps: to our hotel in Diani. */
const lodging: ReadonlySet<string> = new Set('the my our a an hotel house place airport <own> in at near'.split(' '));
const nearWords =
  /\b(?:near|nearby|close to|around|outside|karibu na|not (?:too |very |so )?far (?:away )?from|si mbali (?:sana )?na)(?: the)?$/u;
const instead = /\b(?:instead of|rather than|badala ya)(?: the)?$/u;
/** Whoever says where they come from does not look there; a trip from a place begins there. */
const origin =
  /\b(?:we are|we re|i am|im|sisi ni|mimi ni|family|familia|kikundi|kundi|natokea|tunatokea|coming|travelling|traveling)(?: (?!look|want|need|search|trip|tour|day|taxi|<kind>|<length>|natafuta|tunatafuta|safari)[a-z<>]+){0,5} (?:from|toka|kutoka)$/u;

/** @param words of the message, with a mark for each place  @param named those places, in their order */
export function placesOf(words: readonly string[], named: readonly NamedPlace[]): PlacesOf {
  const [place] = named;
  if (!place) return {};
  const at = words.flatMap((word, index) => (word === mark ? [index] : []));
  const [first = 0, second] = at;
  const other = named[1];
  const textBefore = words.slice(0, first).join(' ');
  // “Instead of Diani” names where it shall not be.
  if (instead.test(textBefore)) return placesOf(words.with(first, '<other>'), named.slice(1));
  const near = nearWords.test(textBefore) ? { near: true as const } : {};
  if (second === undefined || !other || other.name === place.name)
    return origin.test(textBefore) ? {} : { place, ...near };
  const before = words[first - 1] === 'the' ? words[first - 2] : words[first - 1];
  const between = words.slice(first + 1, second).filter((word) => word !== 'the');
  const bare = between.filter((word) => !lodging.has(word));
  const inside = bare.length === 1 && toWords.has(bare[0] ?? '') ? bare : between;
  const route = { from: place, to: other, isRide: asksHowToGo.test(words.join(' ')) };
  const isBetween = before === 'between' || (before === 'ya' && words[first - 2] === 'kati');
  if (isBetween && inside.length === 1) return { place, between: [place, other] };
  if (fromWords.has(before ?? '') && toWords.has(inside.at(-1) ?? '')) return { place, route };
  if (inside.length === 1 && /^(?:to|hadi|mpaka)$/.test(inside[0] ?? '')) return { place, route };
  const alike = [place, ...named.slice(1).filter((_, index) => isJoined(words, at, index))];
  if (alike.length > 1) return { place, places: distinct(alike) };
  return origin.test(textBefore) ? { place: other } : { place, ...near };
}

/** Whether nothing but such words stands before the place with this number, from its predecessor on. */
function isJoined(words: readonly string[], at: readonly number[], index: number): boolean {
  const inside = words.slice((at[index] ?? 0) + 1, at[index + 1]);
  return inside.length > 0 && inside.every((word) => joins.has(word));
}

const distinct = (places: readonly NamedPlace[]): NamedPlace[] => [
  ...new Map(places.map((place) => [place.name, place] as const)).values(),
];
