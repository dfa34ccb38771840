import { and, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { noteListings } from '#server/kept/note-change.ts';
import type { Position } from '#shared/directions.ts';
import { services } from '../tables.ts';

interface Placed {
  /** null: none of ours. */
  slug: string | null;
  /** With the positions at which they were read. */
  listings: readonly (Position & { id: string })[];
}

/** Gives listings the place at their position. One that its host has moved since then has got its place by that. */
export async function writePlaces(tx: Tx, { slug, listings }: Placed): Promise<void> {
  const ids = listings.map(({ id }) => id);
  const read = sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(listings.map(({ lat }) => lat))}::float8[], ${sql.param(listings.map(({ lon }) => lon))}::float8[]) as read(id, lat, lon)`;
  const changed = await tx
    .update(services)
    .set({ place: slug })
    .where(
      and(
        inArray(services.id, ids),
        sql`exists (select from ${read} where read.id = ${services.id} and read.lat = ${services.lat} and read.lon = ${services.lon})`,
      ),
    )
    .returning({ id: services.id, category: services.category });
  noteListings(tx, changed);
}
