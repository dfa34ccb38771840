import type { PriceUnit } from './categories.ts';
import type { Texts } from './listing-rules.ts';
import type { UsdCents } from './money.ts';

/** Whether an extra is charged once, for each guest who takes it, for each night or day of the stay, or for each of both. */
export const extraCharges = ['per_booking', 'per_guest', 'per_day', 'per_guest_day'] as const;
export type ExtraCharge = (typeof extraCharges)[number];

const perNight = {
  per_booking: 'per_booking',
  per_guest: 'per_guest',
  per_day: 'per_night',
  per_guest_day: 'per_guest_night',
} as const;

/** How an extra is charged, as the keys of its words have it: by night where the listing counts nights. */
export const chargeIn = (charged: ExtraCharge, unit: PriceUnit) => (unit === 'night' ? perNight[charged] : charged);

/** What whoever books may add for money, such as a picnic lunch. It takes no places. */
export interface ListingExtra {
  /** It follows from its name and how it is charged, so that what somebody chose is never taken for something else. */
  id: string;
  name: Texts;
  description: Texts;
  charged: ExtraCharge;
  priceCents: UsdCents;
  /** How many of it a booking may have; null where it is charged by guest, and then each guest may have one. */
  maxCount: number | null;
}

/** How many of an extra are chosen. Where it is charged by guest: how many guests take it. */
export interface ExtraCount {
  id: string;
  count: number;
}

/** An extra as it was booked; an extra of which some were added at another price stands there once for each price. */
export interface BookedExtra extends ExtraCount, Pick<ListingExtra, 'name' | 'charged' | 'priceCents'> {
  /** The unit of the stay, by which nights or days are counted. */
  unit: PriceUnit;
  /** For how many nights or days it is charged; 1 where that makes no difference. */
  times: number;
  /** count × times × priceCents */
  amountCents: UsdCents;
}

export const extraLimits = {
  /** Of a listing. */
  extras: 12,
  /** Of a choice: those that a booking has and those that are added. */
  chosen: 24,
  name: 60,
  description: 200,
  count: 99,
} as const;

/** A choice as addresses have it: `9f86d081884c7d65:2,60303ae22b998861:1`. */
export const extrasText = (chosen: readonly ExtraCount[]): string =>
  chosen.map(({ id, count }) => `${id}:${count}`).join();

/** Reads a choice of an address; undefined where the text is none, or has more than a choice can. */
export function readExtrasText(text: string): ExtraCount[] | undefined {
  const parts = text.split(',');
  if (parts.length > extraLimits.chosen) return undefined;
  const chosen = parts.map((part) => {
    const [, id, count] = /^([a-z\d-]{1,40}):(\d{1,5})$/.exec(part) ?? [];
    return id === undefined ? undefined : { id, count: Number(count) };
  });
  return chosen.every((one) => one !== undefined) ? chosen : undefined;
}

/** How many of each extra a booking has, whatever each cost. An answer that was kept offline by an older version has none. */
export function countsOf({ extras = [] }: { extras?: readonly ExtraCount[] }): ExtraCount[] {
  const ids = [...new Set(extras.map(({ id }) => id))];
  return ids.map((id) => ({ id, count: extras.reduce((sum, one) => sum + (one.id === id ? one.count : 0), 0) }));
}
