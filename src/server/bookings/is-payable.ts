import type { Booking } from './lock-booking.ts';

/** Whether a payment may start now: the booking is pending and held, and its provider accepted it or need not be asked. */
export function isPayable(booking: Pick<Booking, 'status' | 'holdEndsAt' | 'approval'>, now: Date): boolean {
  const { status, holdEndsAt, approval } = booking;
  return status === 'pending' && holdEndsAt > now && (approval === 'not_needed' || approval === 'accepted');
}
