import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getDashboardCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { verifyPaymentCall } from '#shared/contracts/payments.ts';
import { bookingQuery } from '#web/features/booking-view/queries.ts';
import { api } from '#web/lib/api.ts';
import { fetchFresh, outdate } from '#web/lib/queries.ts';
import { paymentOptionsQuery } from './queries.ts';

export type PaymentReads = ReturnType<typeof paymentReads>;

export function usePaymentReads(bookingId: string): PaymentReads {
  return paymentReads(useQueryClient(), bookingId);
}

/**
 * What the payment page reads again while a booking is being paid. A read that is under way may have begun before the
 * payment, so each of these begins anew.
 */
export function paymentReads(queries: QueryClient, bookingId: string) {
  const outdateLists = () => outdate(queries, listBookingsCall, getDashboardCall);
  return {
    /** Asks the server once for the state of the payment. @throws Problem */
    verify: async (signal?: AbortSignal) => {
      const answer = await api(verifyPaymentCall, { params: { bookingId }, ...(signal && { signal }) });
      return answer.booking;
    },
    /** The booking as it is now. The lists that show it are out of date from then on. */
    refetchBooking: () => {
      outdateLists();
      return fetchFresh(queries, bookingQuery(bookingId));
    },
    refetchOptions: () => fetchFresh(queries, paymentOptionsQuery(bookingId)),
    /** Booking and options as they are now, for the page that shows them; a failure leaves it as it is. */
    refetchBoth: () => {
      outdateLists();
      return Promise.allSettled([
        fetchFresh(queries, bookingQuery(bookingId)),
        fetchFresh(queries, paymentOptionsQuery(bookingId)),
      ]);
    },
  };
}
