import { meCall } from '#shared/contracts/accounts.ts';
import { firstBookings, getBookingCall, getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { api } from '../api.ts';
import { Problem } from '../problem.ts';

/**
 * Asks for the person, their figures and their bookings, and for each of these and where it leads, so that the worker
 * on the way keeps them.
 */
export async function keepOwnAnswers(): Promise<void> {
  const [list] = await Promise.all([
    ifAnswered(api(listBookingsCall, { query: firstBookings })),
    ifAnswered(api(meCall, { ownSignIn: true })),
    ifAnswered(api(getDashboardCall, {})),
  ]);
  // One after the other: whoever looks at the page now comes first.
  for (const { id, status, service } of list?.items ?? []) {
    await ifAnswered(api(getBookingCall, { params: { bookingId: id } }));
    const ahead = status === 'pending' || status === 'confirmed';
    if (ahead) await ifAnswered(api(getServiceCall, { params: { id: service.id } }));
  }
}

/** Nobody waits for these: what cannot be kept now is kept at the next visit. */
function ifAnswered<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((problem: unknown) => {
    if (problem instanceof Problem) return undefined;
    throw problem;
  });
}
