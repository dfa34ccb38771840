import { queryOptions } from '@tanstack/react-query';
import { getBookingCall } from '#shared/contracts/bookings.ts';
import { callQuery } from '#web/lib/queries.ts';

/** One booking, by id or reference; read anew on every visit, since payments, holds and admins change it. */
export const bookingQuery = (bookingId: string) =>
  queryOptions({ ...callQuery(getBookingCall, { params: { bookingId } }), staleTime: 0 });
