import { type Category, isCategory } from '#shared/categories.ts';
import { isCalendarDate } from '#shared/dates.ts';
import { type Approval, approvals } from '#shared/requests.ts';
import { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses } from '#shared/states.ts';
import { type Raw, readPageSearch, readWords } from './search.ts';

/**
 * Made last, made first, the first day that comes first, and last. By default the third where first days are chosen, else
 * the first.
 */
export const bookingOrders = ['newest', 'oldest', 'soonest', 'latest'] as const;
export type BookingOrder = (typeof bookingOrders)[number];

/** The search parameters of the list of bookings; absent: everybody's, first page. */
export interface AdminBookingsSearch {
  q?: string;
  status?: BookingStatus;
  payment?: PaymentStatus;
  approval?: Approval;
  category?: Category;
  /** Whose they are, by ids. */
  person?: string;
  service?: string;
  provider?: string;
  /** First days of trips, and days on which they were booked. */
  from?: string;
  to?: string;
  bookedFrom?: string;
  bookedTo?: string;
  sort?: BookingOrder;
  page?: number;
}

/** The longest words that bookings are looked for by: an e-mail address. */
export const bookingWordsMost = 254;

/** Reads them; values that are not valid count as absent. */
export function readAdminBookingsSearch(raw: Raw): AdminBookingsSearch {
  const chosen = {
    status: bookingStatuses.find((each) => each === raw.status),
    payment: paymentStatuses.find((each) => each === raw.payment),
    approval: approvals.find((each) => each === raw.approval),
    category: typeof raw.category === 'string' && isCategory(raw.category) ? raw.category : undefined,
    ...{ person: idOf(raw.person), service: idOf(raw.service), provider: idOf(raw.provider) },
    ...{ from: dayOf(raw.from), to: dayOf(raw.to), bookedFrom: dayOf(raw.bookedFrom), bookedTo: dayOf(raw.bookedTo) },
    sort: bookingOrders.find((each) => each === raw.sort),
  };
  const known = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return { ...readWords(raw, bookingWordsMost), ...Object.fromEntries(known), ...readPageSearch(raw) };
}

const idOf = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : undefined;
const dayOf = (value: unknown) => (typeof value === 'string' && isCalendarDate(value) ? value : undefined);
