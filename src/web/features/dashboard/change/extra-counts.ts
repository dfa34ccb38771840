import type { Booking } from '#shared/contracts/bookings.ts';
import type { ExtraCount } from '#shared/extras.ts';

export type Had = Pick<Booking, 'extras'>;

/** How many of each extra a booking has, whatever each cost. An answer that was kept offline by an older version has none. */
export function countsOf({ extras }: Had): ExtraCount[] {
  const ids = [...new Set(extras?.map(({ id }) => id))];
  return ids.map((id) => ({ id, count: extras.reduce((sum, one) => sum + (one.id === id ? one.count : 0), 0) }));
}
