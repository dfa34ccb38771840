import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { serviceDayPrices, serviceSeasons, services } from './tables.ts';

/**
 * Locks listings until the transaction ends, so that of two changes of prices or free days at the same time the later
 * one counts the days of both. Locked after their days, in the order of their ids.
 * @param varied only those whose days may have different prices: the others have one, whichever days are free
 * @returns whether there are any
 */
export async function lockPriced(tx: Tx, ids: readonly string[], { varied }: { varied: boolean }): Promise<boolean> {
  const isVaried = sql`(${services.weekendCents} is not null
    or exists (select from ${serviceSeasons} s where s.service_id = ${services.id})
    or exists (select from ${serviceDayPrices} p where p.service_id = ${services.id} and p.date >= ${services.pricedOn}))`;
  const locked = await tx
    .select({ id: services.id })
    .from(services)
    .where(and(inArray(services.id, [...ids]), varied ? isVaried : undefined))
    .orderBy(asc(services.id))
    .for('no key update', { of: services });
  return locked.length > 0;
}
