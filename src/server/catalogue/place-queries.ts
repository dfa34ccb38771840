import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/db/client.ts';
import { services } from './tables.ts';

const placesMost = 2_000;

/** The places at which something is offered, each once, those of most listings first; at most 2,000. */
export async function listOfferedPlaces(db: DbOrTx): Promise<{ location: string; county: string }[]> {
  return db
    .select({ location: services.location, county: services.county })
    .from(services)
    .where(eq(services.listed, true))
    .groupBy(services.location, services.county)
    .orderBy(sql`count(*) desc`, services.location)
    .limit(placesMost);
}
