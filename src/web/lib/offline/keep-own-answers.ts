import { meCall } from '#shared/contracts/accounts.ts';
import { firstBookings, getBookingCall, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { api } from '../api.ts';
import { Problem } from '../problem.ts';

/** Asks for the person, their figures, their bookings and each of these, so that the worker on the way keeps them. */
export async function keepOwnAnswers(): Promise<void> {
  try {
    await Promise.all([api(meCall, { ownSignIn: true }), api(getDashboardCall, {})]);
    const { items } = await api(listBookingsCall, { query: firstBookings });
    // One after the other: whoever looks at the page now comes first.
    for (const { id } of items) await api(getBookingCall, { params: { bookingId: id } });
  } catch (problem) {
    // Nobody waits for these: what could not be kept now is kept at the next visit.
    if (!(problem instanceof Problem)) throw problem;
  }
}
