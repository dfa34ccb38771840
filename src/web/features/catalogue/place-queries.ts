import { getPlaceCall, listPlacesCall } from '#shared/contracts/places.ts';
import { categoriesOfKind, type PlaceKind } from '#shared/place-kinds.ts';
import { callQuery } from '#web/lib/queries.ts';
import { queryOf } from './search-params.ts';

export const placesQuery = callQuery(listPlacesCall, {});
export const placeQuery = (slug: string) => callQuery(getPlaceCall, { params: { slug } });

/** The listings of a kind at a place. */
export const offeredAt = ({ slug, kind, page }: { slug: string; kind: PlaceKind; page: number | undefined }) => ({
  ...queryOf({ category: categoriesOfKind[kind].join(','), ...(page !== undefined && { page }) }),
  place: slug,
});

/** Longer ones name no place, and are refused as addresses that cannot be. */
export const isSlug = (text: string): boolean => /^[a-z0-9-]{1,60}$/.test(text);
