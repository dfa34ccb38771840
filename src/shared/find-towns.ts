import type { Position } from './directions.ts';
import { editDistance } from './edit-distance.ts';
import { type Town, towns } from './towns.ts';

/** Lower-case letters and digits alone, so that `Murang'a`, `MURANGA` and `Murang’a` are one. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const folded = towns.map((town) => ({ town, name: fold(town.name), county: fold(town.county) }));

interface Folded {
  name: string;
  county: string;
}

/**
 * Towns by what somebody types: those that begin with it first, then those with a word that does, those that contain it, and
 * those of a county; where there are none, those that differ by a typing mistake (two in words of eight letters and more).
 * @param most the longest answer
 */
export function findTowns(typed: string, most = 6): Town[] {
  const wanted = fold(typed);
  if (wanted === '') return [];
  const found = ranked((one) => rankOf(one, wanted));
  return (found.length > 0 ? found : ranked((one) => mistakesIn(one, wanted))).slice(0, most);
}

function ranked(rank: (one: Folded) => number): Town[] {
  return folded
    .map((one) => ({ ...one, rank: rank(one) }))
    .filter((one) => one.rank < none)
    .toSorted((a, b) => a.rank - b.rank || a.name.length - b.name.length)
    .map(({ town }) => town);
}

const none = Number.POSITIVE_INFINITY;

function rankOf({ name, county }: Folded, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  if (wanted.length >= 3 && name.includes(wanted)) return 3;
  // Both are written: "Nanyuki, Laikipia".
  if (`${name} ${county}`.startsWith(wanted)) return 1;
  return wanted.length >= 4 && county.startsWith(wanted) ? 4 : none;
}

/** In the whole name, or in as much of it as is typed so far. */
function mistakesIn({ name }: Folded, wanted: string): number {
  const allowed = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2;
  if (allowed === 0) return none;
  const mistakes = Math.min(distance(name, wanted), distance(name.slice(0, wanted.length), wanted));
  return mistakes <= allowed ? mistakes : none;
}

/** Their edits; names of very different lengths are never alike, which spares counting them. */
const distance = (one: string, other: string): number =>
  Math.abs(one.length - other.length) > 2 ? 3 : editDistance(one, other);

/** The only town of this name, in whatever case, perhaps with its county behind it; undefined where there are several or none. */
export function townNamed(typed: string): Town | undefined {
  const wanted = fold(typed);
  const [town, another] = folded.filter(({ name, county }) => name === wanted || `${name} ${county}` === wanted);
  return another ? undefined : town?.town;
}

/**
 * The town of this name in this county, however it is written, also as “Westlands, Nairobi”; undefined where we do not know it.
 */
export function findTown({ location, county }: { location: string; county: string }): Town | undefined {
  const inCounty = folded.filter((one) => one.county === fold(county));
  const named = (name: string) => inCounty.find((one) => one.name === fold(name))?.town;
  return named(location) ?? named(location.split(',').at(-1) ?? '');
}

/** Whether a position is that of a town, and so only roughly that of a place in it. */
export const isTownItself = ({ lat, lon }: Position): boolean =>
  towns.some((town) => town.lat === lat && town.lon === lon);

/** The town nearest to a position, for somebody who gives their position first. */
export function nearestTown({ lat, lon }: { lat: number; lon: number }): Town {
  const far = (town: Town) => (town.lat - lat) ** 2 + (town.lon - lon) ** 2;
  return towns.reduce((nearest, town) => (far(town) < far(nearest) ? town : nearest));
}
