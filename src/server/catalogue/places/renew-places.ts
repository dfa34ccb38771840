import { asc, gt, inArray } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import { services } from '../tables.ts';
import { placeAt } from './places.ts';

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
    const ids = listings.map((listing) => listing.id);
    await transaction(app, async (tx) => {
      const changed = await tx
        .update(services)
        .set({ place: slug })
        .where(inArray(services.id, ids))
        .returning({ id: services.id, category: services.category });
      noteListings(tx, changed);
    });
  }
  return rows.length < batch ? undefined : rows.at(-1)?.id;
}
