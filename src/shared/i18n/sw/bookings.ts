import type { bookings as en } from '../en/bookings.ts';
import type { SameKeys } from '../texts.ts';

export const bookings: SameKeys<typeof en> = {};
