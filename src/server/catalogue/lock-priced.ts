import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { serviceSeasons, services } from './tables.ts';

/**
 * Locks listings until the transaction ends, so that of two changes of prices or free days at the same time the later
 * one counts the days of both. Locked after their days, in the order of their ids.
 * @param seasonal only those with seasons: the others have one price, whatever their days
 * @returns whether there are any
 */
export async function lockPriced(
  tx: Tx,
  ids: readonly string[],
  { seasonal }: { seasonal: boolean },
): Promise<boolean> {
  const hasSeason = sql`exists (select from ${serviceSeasons} s where s.service_id = ${services.id})`;
  const locked = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, [...ids]), seasonal ? hasSeason : undefined))
    .orderBy(asc(services.id))
    .for('no key update', { of: services });
  return locked.length > 0;
}
