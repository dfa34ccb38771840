import { pathOf } from '#shared/call.ts';
import { meCall, type User } from '#shared/contracts/accounts.ts';
import {
  bookingsAhead,
  firstBookings,
  getBookingCall,
  getDashboardCall,
  listBookingsCall,
} from '#shared/contracts/bookings.ts';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { listExpectedCall } from '#shared/contracts/papers.ts';
import type { Lang } from '#shared/languages.ts';
import { api } from '../api.ts';
import { pageClock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { gatesOf, keptDays } from './check-ins/gates.ts';
import { keepVouchers } from './keep-vouchers.ts';
import { isOwnFresh } from './kept.ts';
import { sendToWorker } from './worker.ts';

/** How many trips to come are kept, each with its listing; no more, since the connection may be slow and expensive. */
const trips = 10;

interface Keep {
  lang: Lang;
  user: Pick<User, 'memberships'>;
  registration: ServiceWorkerRegistration;
}

/**
 * Makes the calls whose answers the worker is to keep: the account, the figures, the lists of bookings, each of the
 * next trips with its listing, the vouchers of the next three, and each of the newest bookings; of members of a provider also what checking in needs.
 */
export async function keepOwnAnswers({ lang, user, registration }: Keep): Promise<void> {
  const [ahead, newest] = await Promise.all([
    ifAnswered(api(listBookingsCall, { query: bookingsAhead })),
    ifAnswered(api(listBookingsCall, { query: firstBookings })),
    ifAnswered(api(meCall, { ownSignIn: true })),
    ifAnswered(api(getDashboardCall, {})),
  ]);
  const next = (ahead?.items ?? []).toSorted((a, b) => a.startDate.localeCompare(b.startDate)).slice(0, trips);
  const shown = new Set([...next, ...(newest?.items ?? [])].map(({ id }) => id));
  const places = new Set(next.map(({ service }) => service.id));
  // One after the other, so that the calls of the page itself are not held up.
  for (const bookingId of shown) {
    const path = pathOf(getBookingCall.path, { bookingId });
    if (!(await isOwnFresh(path, lang))) await ifAnswered(api(getBookingCall, { params: { bookingId } }));
  }
  for (const id of places) {
    const path = pathOf(getServiceCall.path, { id });
    if (!(await isOwnFresh(path, lang))) await ifAnswered(api(getServiceCall, { params: { id } }));
  }
  if (ahead) await keepVouchers(next, lang);
  const gates = gatesOf(user);
  if (gates.length === 0) return;
  sendToWorker(registration, { say: 'keep-check-in' });
  for (const providerId of gates)
    for (const date of keptDays(pageClock)) await ifAnswered(api(listExpectedCall, { query: { providerId, date } }));
}

/** Undefined where the call fails: its answer is then kept at the next visit. */
function ifAnswered<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((problem: unknown) => {
    if (problem instanceof Problem) return undefined;
    throw problem;
  });
}
