import type { Service } from '#shared/contracts/catalogue.ts';
import type { KeyOf } from '#shared/i18n/translate.ts';

type DayKeys = Record<'start' | 'end', KeyOf<'bookings'>>;

interface DayWordsInput extends Pick<Service, 'priceUnit'> {
  /** It begins and ends on the same day. */
  oneDay: boolean;
}

/** What the first and the last day of a stay are called: check-in and check-out per night, else first and last day. */
export function dayWords({ priceUnit, oneDay }: DayWordsInput) {
  if (priceUnit === 'night') return { start: 'checkIn', end: 'checkOut' } as const satisfies DayKeys;
  return { start: oneDay ? 'day' : 'firstDay', end: 'lastDay' } as const satisfies DayKeys;
}
