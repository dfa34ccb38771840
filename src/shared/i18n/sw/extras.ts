import type { extras as en } from '../en/extras.ts';
import type { SameKeys } from '../texts.ts';

export const extras: SameKeys<typeof en> = {
  per_booking: 'mara moja tu',
  each: 'kila moja',
  per_guest: 'kwa kila mgeni',
  per_day: 'kwa siku',
  per_night: 'kwa usiku',
  per_guest_day: 'kwa kila mgeni kwa siku',
  per_guest_night: 'kwa kila mgeni kwa usiku',
};
