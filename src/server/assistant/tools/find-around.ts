import { kilometresBetween } from '#shared/distance.ts';
import type { NamedPlace } from '../understanding/places.ts';
import { positionOf } from './find-between.ts';
import { type FindListingsInput, type FoundListings, findChosen } from './find-listings.ts';
import type { ToolContext } from './tool.ts';

/** How far somebody goes from a place where there is nothing: an hour or two on the road, and for safaris half a day. */
const farthestKm = 120;
const farthestForSafariKm = 250;

/** What is offered not far from a place, the nearest first; empty where we do not know where that is. */
export async function findAround(
  context: ToolContext,
  input: FindListingsInput,
  { around, shown }: { around: NamedPlace; shown?: number },
): Promise<FoundListings> {
  const { place: _, page: __, ...asked } = input;
  const position = positionOf(around);
  if (!position) return { items: [], total: 0, where: 'around' };
  const far = asked.categories?.every((one) => one === 'safari') ? farthestForSafariKm : farthestKm;
  const found = await findChosen(context, asked, {
    ...(shown && { shown }),
    choose: (items) =>
      items
        .filter((item) => kilometresBetween(position, item) <= far)
        .toSorted((a, b) => kilometresBetween(position, a) - kilometresBetween(position, b)),
  });
  return { ...found, where: 'around' };
}
