import { keepPreviousData } from '@tanstack/react-query';
import { getAdminBookingCall, listAdminBookingsCall } from '#shared/contracts/admin-bookings.ts';
import { callQuery } from '#web/lib/queries.ts';
import type { AdminBookingsSearch, BookingOrder } from './bookings-search.ts';

const orders = {
  newest: { sort: 'createdAt', order: 'desc' },
  oldest: { sort: 'createdAt', order: 'asc' },
  soonest: { sort: 'startDate', order: 'asc' },
  latest: { sort: 'startDate', order: 'desc' },
} as const satisfies Record<BookingOrder, unknown>;

/** The bookings that were looked for. Read anew on every visit; while others load, the last ones stay. */
export function adminBookingsQuery({ page = 1, sort, ...search }: AdminBookingsSearch) {
  const usual = search.from || search.to ? 'soonest' : 'newest';
  const query = { ...search, page, ...orders[sort ?? usual] };
  return { ...callQuery(listAdminBookingsCall, { query }), staleTime: 0, placeholderData: keepPreviousData };
}

/** One booking by its id or reference, read anew on every visit. */
export const adminBookingQuery = (bookingId: string) => ({
  ...callQuery(getAdminBookingCall, { params: { bookingId } }),
  staleTime: 0,
});
