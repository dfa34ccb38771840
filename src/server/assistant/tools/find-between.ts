import type { ServiceItem } from '#shared/contracts/catalogue.ts';
import { kilometresBetween } from '#shared/distance.ts';
import { towns } from '#shared/towns.ts';
import type { NamedPlace } from '../understanding/places.ts';
import { type FindListingsInput, type FoundListings, findChosen } from './find-listings.ts';
import type { ToolContext } from './tool.ts';

/** The position of a place: of the town itself, else of the first town of its county. Undefined for regions. */
export const positionOf = ({ name, county }: NamedPlace) =>
  towns.find((town) => town.name.toLowerCase() === name.toLowerCase()) ??
  towns.find((town) => town.county === (county ?? name));

/** A way that is so much longer than the straight one is still on the way. */
const detour = 1.2;
/** What is nearer to an end than this is there, and not between. */
const nearEndKm = 40;

/** What is offered on the way between two places, in the order in which one passes it. */
export async function findBetween(
  context: ToolContext,
  input: FindListingsInput,
  [from, to]: readonly [NamedPlace, NamedPlace],
): Promise<FoundListings> {
  const [first, last] = [positionOf(from), positionOf(to)];
  if (!first || !last) return { items: [], total: 0, where: 'around' };
  const whole = kilometresBetween(first, last);
  const isOnWay = (item: ServiceItem) => {
    const [before, after] = [kilometresBetween(first, item), kilometresBetween(item, last)];
    return before > nearEndKm && after > nearEndKm && before + after <= whole * detour;
  };
  const { place: _, ...anywhere } = input;
  return findChosen(context, anywhere, {
    choose: (items) =>
      items.filter(isOnWay).toSorted((a, b) => kilometresBetween(first, a) - kilometresBetween(first, b)),
  });
}

/** Kilometres between two places as the crow flies; undefined where we do not know where one is. */
export function kilometresApart(from: NamedPlace, to: NamedPlace): number | undefined {
  const [first, last] = [positionOf(from), positionOf(to)];
  return first && last && first !== last ? Math.round(kilometresBetween(first, last)) : undefined;
}
