import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import type { PriceUnit } from '#shared/categories.ts';
import { isChild, type KindPrices, pricedKinds } from '#shared/party.ts';
import { serviceDayPrices, serviceSeasons } from '../tables.ts';
import type { ListingRow } from './listing-answers.ts';
import { type Change, isUnapproved } from './listing-columns.ts';

/**
 * A change with what another unit means for prices that it does not name. Those of weekends and seasons were made for the unit
 * before, and what travellers can book would be sold by them at once, so there they end. A draft keeps them, since its provider
 * sees all of them before it is submitted.
 */
export function withPricesOfUnit(row: ListingRow, change: Change, unit: PriceUnit): Change {
  if (unit === row.priceUnit || isUnapproved(row)) return change;
  return { ...change, weekend: change.weekend ?? null, seasons: change.seasons ?? [] };
}

/** The prices of kinds of guests as columns: where the price is of a room or vehicle, children have none. */
export function kindColumnsOf(
  { kindCents, weekendKindCents }: Pick<ListingRow, 'kindCents' | 'weekendKindCents'>,
  unit: PriceUnit,
): Partial<ListingRow> {
  if (unit === 'person') return {};
  return { kindCents: withoutChildren(kindCents), weekendKindCents: withoutChildren(weekendKindCents) };
}

const withoutChildren = (kindCents: KindPrices): KindPrices =>
  Object.fromEntries(Object.entries(kindCents).filter(([kind]) => !isChild(kind as keyof KindPrices)));

/**
 * Removes the prices of single days of a listing that gets another unit, because its editor does not show them, and those of
 * children in its seasons where the price is no longer per person. The caller has locked the listing.
 */
export async function endPricesOfUnit(tx: Tx, serviceId: string, unit: PriceUnit): Promise<void> {
  await tx.delete(serviceDayPrices).where(eq(serviceDayPrices.serviceId, serviceId));
  if (unit === 'person') return;
  const children = sql.param(pricedKinds.filter(isChild));
  await tx
    .update(serviceSeasons)
    .set({ kindCents: sql`${serviceSeasons.kindCents} - ${children}::text[]` })
    .where(eq(serviceSeasons.serviceId, serviceId));
}
