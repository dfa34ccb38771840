import type { Booking } from '#shared/contracts/bookings.ts';

type Asked = Pick<Booking, 'startDate' | 'endDate' | 'guests'>;

/**
 * What became of a change whose answer was lost, as its booking shows: it waits for its payment, it counts, or undefined
 * where neither is to be seen and it may be asked for again.
 */
export function changeOutcome(booking: Asked & { change: Asked | null }, asked: Asked): 'held' | 'applied' | undefined {
  const same = (one: Asked) =>
    one.startDate === asked.startDate && one.endDate === asked.endDate && one.guests === asked.guests;
  if (booking.change && same(booking.change)) return 'held';
  return same(booking) ? 'applied' : undefined;
}
