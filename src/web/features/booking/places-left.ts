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

/** The same as an error: fewer are left than the party needs. */
export const tooFewKeys = {
  person: 'tooFew.people',
  night: 'tooFew.rooms',
  day: 'tooFew.vehicles',
  trip: 'tooFew.vehicles',
} as const satisfies KeysByUnit;
