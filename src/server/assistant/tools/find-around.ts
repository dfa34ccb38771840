import { findServices } from '#server/catalogue/find-services.ts';
import { kilometresBetween } from '#shared/distance.ts';
import { towns } from '#shared/towns.ts';
import { type FindListingsInput, type FoundListings, foundListing, listingsShown } from './find-listings.ts';
import type { ToolContext } from './tool.ts';

/** So many listings are compared by their distance. */
const compared = 50;
/** How far somebody goes from a place where there is nothing: an hour or two on the road. */
const farthestKm = 120;

/** What is offered not far from a town, the nearest first; empty where the place is no town that we know. */
export async function findAround({ app, lang }: ToolContext, input: FindListingsInput): Promise<FoundListings> {
  const { words, categories: category, place, page: _, ...rest } = input;
  const town = towns.find(({ name }) => name.toLowerCase() === place?.toLowerCase());
  if (!town) return { items: [], total: 0, where: 'around' };
  const request = { ...rest, q: words, category, page: 1, pageSize: compared };
  const { items } = await findServices(app, request as Parameters<typeof findServices>[1], lang);
  const near = items
    .map((item) => ({ item, km: kilometresBetween(town, item) }))
    .filter(({ km }) => km <= farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .map(({ item }) => foundListing(item));
  return { items: near.slice(0, listingsShown), total: near.length, where: 'around' };
}
