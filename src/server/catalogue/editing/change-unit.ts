import type { PriceUnit } from '#shared/categories.ts';
import { isChild, type KindPrices } from '#shared/party.ts';
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
