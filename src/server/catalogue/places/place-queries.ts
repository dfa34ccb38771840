import { sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { type Category, categories } from '#shared/categories.ts';
import type { PlaceItem, PlacePage } from '#shared/contracts/places.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { kindOf, type PlaceKind, placeKinds } from '#shared/place-kinds.ts';
import { itemsOf } from '../queries.ts';
import { services } from '../tables.ts';
import type { Place } from './place.ts';
import { findPlace, kmBetween, places } from './places.ts';

/** A category at a place: how many listings it has there, and the best of them. */
interface Offered {
  slug: string;
  category: Category;
  listings: number;
  best: { id: string; rank: number }[];
}

/** So many listings of each kind stand on a place's page: a row of cards. */
const shownOfKind = 3;
/** So many other places are named on a place's page. */
const nearMost = 5;

const ofCategory = sql`${services.listed} and ${services.place} = asked.slug and ${services.category} = kind.category`;

/** By `services_of_place`, once for each place and category, counted without their rows. */
const offered = statement<{ slugs: string[]; categories: string[]; most: number }, Offered>(
  'offered-at-places',
  () => sql`
    select asked.slug, kind.category, counted.listings, best.best
    from unnest((select ${sql.placeholder('slugs')}::text[])) asked(slug)
    cross join unnest((select ${sql.placeholder('categories')}::text[])) kind(category)
    cross join lateral (select count(*)::integer as listings from ${services} where ${ofCategory}) counted
    cross join lateral (select coalesce(json_agg(first), '[]') as best from (
      select ${services.id}, ${services.rank} from ${services} where ${ofCategory}
      order by ${services.rank} desc nulls last, ${services.id} limit ${sql.placeholder('most')}::integer) first) best
    where counted.listings > 0`,
);

/** Those of these places at which something is offered, by the same index. */
const open = statement<{ slugs: string[] }, { slug: string }>(
  'open-places',
  () => sql`
    select asked.slug from unnest((select ${sql.placeholder('slugs')}::text[])) asked(slug)
    where exists (select from ${services} where ${services.listed} and ${services.place} = asked.slug)`,
);

const read = (db: DbOrTx, slugs: string[], most: number) =>
  offered.rows(db, { slugs, categories: categories.map(({ value }) => value), most });

/** The places at which something is offered, those with most listings first, each with the cover of its best listing. */
export async function listPlaces(db: DbOrTx, lang: Lang): Promise<PlaceItem[]> {
  const bySlug = Map.groupBy(
    await read(
      db,
      places.map(({ slug }) => slug),
      1,
    ),
    ({ slug }) => slug,
  );
  const found = places.flatMap((place) => {
    const rows = bySlug.get(place.slug) ?? [];
    const [cover] = bestOf(rows, 1);
    return cover === undefined ? [] : [{ place, rows, cover }];
  });
  const covers = new Map(
    (
      await itemsOf(
        db,
        found.map(({ cover }) => cover),
        lang,
      )
    ).map((item) => [item.id, item]),
  );
  return found
    .flatMap(({ place, rows, cover }) => {
      const item = covers.get(cover);
      if (!item) return [];
      const { image, imageAlt, imagePlaceholder } = item;
      return [{ ...nameIn(lang, place), ...countsOf(rows), image, imageAlt, imagePlaceholder }];
    })
    .toSorted((one, other) => other.listings - one.listings || (one.slug < other.slug ? -1 : 1));
}

/**
 * A place with what we know of it, the best listings of each kind, and other places near it at which something is offered.
 * @throws AppError not_found: no place of ours has this slug
 */
export async function getPlace(db: DbOrTx, slug: string, lang: Lang): Promise<PlacePage> {
  const place = findPlace(slug);
  if (!place) throw new AppError('not_found');
  const [all, near] = await Promise.all([read(db, [slug], shownOfKind), nearTo(db, place)]);
  const byKind = Map.groupBy(all, ({ category }) => kindOf(category));
  const kinds = placeKinds.filter((kind) => byKind.has(kind));
  const wanted = new Map(kinds.map((kind) => [kind, bestOf(byKind.get(kind) ?? [], shownOfKind)]));
  const items = await itemsOf(db, [...wanted.values()].flat(), lang);
  const { about, season, way, know } = place[lang];
  return {
    ...{ ...nameIn(lang, place), about, season, way, know },
    ...{ lat: place.lat, lon: place.lon, counties: [...place.counties], listings: countsOf(all).listings },
    kinds: kinds.map((kind) => ({
      kind,
      listings: sumOf(byKind.get(kind) ?? []),
      items: items.filter(({ id }) => wanted.get(kind)?.includes(id)),
    })),
    near: near.map((other) => nameIn(lang, other)),
  };
}

/** The nearest other places at which something is offered. */
async function nearTo(db: DbOrTx, place: Place): Promise<Place[]> {
  const byDistance = places
    .filter((other) => other !== place)
    .toSorted((one, other) => kmBetween(place, one) - kmBetween(place, other));
  const rows = await open.rows(db, { slugs: byDistance.map(({ slug }) => slug) });
  const known = new Set(rows.map(({ slug }) => slug));
  return byDistance.filter(({ slug }) => known.has(slug)).slice(0, nearMost);
}

const nameIn = (lang: Lang, place: Place) => ({
  ...{ slug: place.slug, name: place[lang].name, lead: place[lang].lead },
});

const sumOf = (rows: readonly Offered[]): number => rows.reduce((sum, { listings }) => sum + listings, 0);

function countsOf(rows: readonly Offered[]): { listings: number; kinds: { kind: PlaceKind; listings: number }[] } {
  const byKind = Map.groupBy(rows, ({ category }) => kindOf(category));
  return {
    listings: sumOf(rows),
    kinds: placeKinds.flatMap((kind) => {
      const listings = sumOf(byKind.get(kind) ?? []);
      return listings > 0 ? [{ kind, listings }] : [];
    }),
  };
}

/** The ids of the listings that rank highest, as lists sort them. */
const bestOf = (rows: readonly Offered[], most: number): string[] =>
  rows
    .flatMap(({ best }) => best)
    .toSorted((one, other) => other.rank - one.rank || (one.id < other.id ? -1 : 1))
    .slice(0, most)
    .map(({ id }) => id);
