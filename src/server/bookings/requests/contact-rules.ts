import type { Booking } from '../repository.ts';
import { isAgreed } from './request-rules.ts';

const confirmed: readonly Booking['status'][] = ['confirmed', 'completed'];

/**
 * Whether members of the provider are told how to reach the traveller: of a booking that is or was confirmed, and while one
 * that they have agreed to waits for its payment. Of what ended without ever being paid they are told nothing (any more).
 */
export const showsContact = (booking: Pick<Booking, 'status' | 'approval' | 'confirmedAt'>): boolean => {
  const { status, confirmedAt } = booking;
  return confirmed.includes(status) || confirmedAt !== null || (status === 'pending' && isAgreed(booking));
};
