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

/** Error messages: none are left. */
const noneKeys = {
  person: 'none.people',
  night: 'none.rooms',
  day: 'none.vehicles',
  trip: 'none.vehicles',
} as const satisfies KeysByUnit;

/** Error messages: fewer are left than the guests need. */
const tooFewKeys = {
  person: 'tooFew.people',
  night: 'tooFew.rooms',
  day: 'tooFew.vehicles',
  trip: 'tooFew.vehicles',
} as const satisfies KeysByUnit;

/** The key of the error message for guests who need more places than are left. @param available places that are left */
export const tooFewKey = (unit: PriceUnit, available: number) => (available === 0 ? noneKeys[unit] : tooFewKeys[unit]);
