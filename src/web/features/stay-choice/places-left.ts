import type { PriceUnit } from '#shared/categories.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';

type KeysByUnit = Record<PriceUnit, KeyOf<'bookings'>>;

/** How many people, rooms or vehicles are left. */
export const leftKeys = {
  person: 'left.people',
  night: 'left.rooms',
  day: 'left.vehicles',
  trip: 'left.vehicles',
} as const satisfies KeysByUnit;

/** The same as an error: none is left. */
const noneKeys = {
  person: 'none.people',
  night: 'none.rooms',
  day: 'none.vehicles',
  trip: 'none.vehicles',
} as const satisfies KeysByUnit;

/** Fewer are left than the party needs. */
const tooFewKeys = {
  person: 'tooFew.people',
  night: 'tooFew.rooms',
  day: 'tooFew.vehicles',
  trip: 'tooFew.vehicles',
} as const satisfies KeysByUnit;

/** The key of what is wrong with a party for which too few are left. @param available places, of which it needs more */
export const tooFewKey = (unit: PriceUnit, available: number) => (available === 0 ? noneKeys[unit] : tooFewKeys[unit]);
