import { z } from 'zod';
import type { Place } from '#server/catalogue/places/place.ts';
import { findPlace, placeAt, places } from '#server/catalogue/places/places.ts';
import { normaliseText } from '#server/catalogue/search-text.ts';
import { langs } from '#shared/languages.ts';
import { towns } from '#shared/towns.ts';
import { tool } from './tool.ts';

/** What the page of a place says of it, in whole sentences. */
export interface PlaceFacts {
  name: string;
  path: string;
  about: string;
  season: string;
  way: string;
  know: string;
}

/** The page of a place by its name, else by the town of that name that lies in it; undefined where it has none. */
function pageOf(name: string): Place | undefined {
  const wanted = normaliseText(name);
  const words = new Set(wanted.split(' '));
  const named = (fits: (own: string) => boolean) =>
    places.find((place) => langs.some((lang) => fits(normaliseText(place[lang].name))));
  const town = towns.find((one) => normaliseText(one.name) === wanted);
  return (
    named((own) => own === wanted) ??
    findPlace((town && placeAt(town)) ?? '') ??
    // Tsavo East lies in Tsavo.
    named((own) => own.split(' ').every((word) => words.has(word)))
  );
}

/** What we say of a place, or null where it has no page of ours. */
export const getPlaceFacts = tool({
  name: 'get_place',
  description:
    'A town, park or island in Kenya: what it is known for, when to come, how to get there, and what to know before.',
  input: z.object({ place: z.string().min(1).max(80) }),
  async run({ lang }, { place: name }): Promise<PlaceFacts | null> {
    const place = pageOf(name);
    if (!place) return null;
    const { name: ownName, lead, about, season, way, know } = place[lang];
    return { name: ownName, path: `/places/${place.slug}`, about: `${lead} ${about}`, season, way, know };
  },
});
