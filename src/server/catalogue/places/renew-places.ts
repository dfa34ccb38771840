import { asc, gt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { services } from '../tables.ts';
import { placeAt } from './places.ts';
import { writePlaces } from './write-places.ts';

const batch = 5_000;

/**
 * Gives each listing the place to which its position belongs by now: a version of ours that has other places, or knew none, may have
 * written another. By the primary key; only what differs is written.
 */
export async function renewPlaces(app: App): Promise<void> {
  let last: string | undefined;
  do {
    last = await renewBatch(app, last);
  } while (last !== undefined);
}

/** @returns the id of the last listing that was read, unless there are no more */
async function renewBatch(app: App, after: string | undefined): Promise<string | undefined> {
  const { id, lat, lon, place } = services;
  const rows = await app.db
    .select({ id, lat, lon, place })
    .from(services)
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(batch);
  const moved = Map.groupBy(
    rows.filter((row) => row.place !== placeAt(row)),
    placeAt,
  );
  for (const [slug, listings] of moved) {
    await transaction(app, (tx) => writePlaces(tx, { slug, listings }));
  }
  return rows.length < batch ? undefined : rows.at(-1)?.id;
}
