import type { Booking } from './lock-booking.ts';

/** Whether a payment may start now: it waits for one, its places are held, and its provider was not to be asked or said yes. */
export function isPayable(booking: Pick<Booking, 'status' | 'holdEndsAt' | 'approval'>, now: Date): boolean {
  const { status, holdEndsAt, approval } = booking;
  return status === 'pending' && holdEndsAt > now && (approval === 'not_needed' || approval === 'accepted');
}
