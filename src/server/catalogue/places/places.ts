import type { Position } from '#shared/directions.ts';
import type { Lang } from '#shared/languages.ts';
import { coast } from './coast.ts';
import { nairobiAndWest } from './nairobi-and-west.ts';
import { north } from './north.ts';
import { parks } from './parks.ts';
import type { Place } from './place.ts';

/** The places that have a page. A listing's belongs to it by `services.place`, which follows this list (`renew-places.ts`). */
export const places: readonly Place[] = [...parks, ...north, ...nairobiAndWest, ...coast];

const bySlug = new Map(places.map((place) => [place.slug, place]));

export const findPlace = (slug: string): Place | undefined => bySlug.get(slug);

/** The name of a listing's place; null where it has none, or one that is no longer ours. */
export function placeNameIn(lang: Lang, slug: string | null): { slug: string; name: string } | null {
  const place = slug === null ? undefined : findPlace(slug);
  return place ? { slug: place.slug, name: place[lang].name } : null;
}

/** Near the equator a degree is as long eastwards as northwards. */
const kmPerDegree = 111;

/** How far away a position is from a place's centre, in kilometres. */
export const kmBetween = (place: Position, { lat, lon }: Position): number =>
  kmPerDegree * Math.hypot(place.lat - lat, place.lon - lon);

/** The slug of the place to which a position belongs, or null. */
export function placeAt(position: Position): string | null {
  const near = places
    .map((place) => ({ slug: place.slug, share: kmBetween(place, position) / place.radiusKm }))
    .filter(({ share }) => share <= 1)
    .sort((one, other) => one.share - other.share);
  return near[0]?.slug ?? null;
}
