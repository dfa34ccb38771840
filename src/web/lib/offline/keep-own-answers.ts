import { meCall } from '#shared/contracts/accounts.ts';
import {
  bookingsAhead,
  firstBookings,
  getBookingCall,
  getDashboardCall,
  listBookingsCall,
} from '#shared/contracts/bookings.ts';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { api } from '../api.ts';
import { Problem } from '../problem.ts';

/**
 * Asks for the person, their figures and their bookings, and for each of these and where it leads, so that the worker
 * on the way keeps them: those ahead, whenever they were made, and the newest.
 */
export async function keepOwnAnswers(): Promise<void> {
  const [ahead, newest] = await Promise.all([
    ifAnswered(api(listBookingsCall, { query: bookingsAhead })),
    ifAnswered(api(listBookingsCall, { query: firstBookings })),
    ifAnswered(api(meCall, { ownSignIn: true })),
    ifAnswered(api(getDashboardCall, {})),
  ]);
  const upcoming = new Map(ahead?.items.map(({ id, service }) => [id, service.id]));
  // One after the other: whoever looks at the page now comes first.
  for (const bookingId of new Set([...upcoming.keys(), ...(newest?.items ?? []).map(({ id }) => id)])) {
    await ifAnswered(api(getBookingCall, { params: { bookingId } }));
    const serviceId = upcoming.get(bookingId);
    if (serviceId) await ifAnswered(api(getServiceCall, { params: { id: serviceId } }));
  }
}

/** Nobody waits for these: what cannot be kept now is kept at the next visit. */
function ifAnswered<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((problem: unknown) => {
    if (problem instanceof Problem) return undefined;
    throw problem;
  });
}
