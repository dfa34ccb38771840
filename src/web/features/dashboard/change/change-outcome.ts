import type { Booking } from '#shared/contracts/bookings.ts';

type Asked = Pick<Booking, 'startDate' | 'endDate' | 'guests'>;

/**
 * Whether a change whose answer was lost has been made, as its booking shows: it is held, it was applied, or undefined
 * if neither, so that it may be sent again.
 */
export function changeOutcome(booking: Asked & { change: Asked | null }, asked: Asked): 'held' | 'applied' | undefined {
  const same = (one: Asked) =>
    one.startDate === asked.startDate && one.endDate === asked.endDate && one.guests === asked.guests;
  if (booking.change && same(booking.change)) return 'held';
  return same(booking) ? 'applied' : undefined;
}
