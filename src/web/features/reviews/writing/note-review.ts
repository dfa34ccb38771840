import type { QueryClient } from '@tanstack/react-query';
import { getBookingCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { getTripReviewCall } from '#shared/contracts/reviews.ts';
import { outdate } from '#web/lib/queries.ts';

/** Reads anew what shows to others that a review is there. */
export const notePublicReview = (queries: QueryClient): void =>
  outdate(queries, getBookingCall, listBookingsCall, getServiceCall);

/** Reads anew what shows a review that was written, changed or taken back. */
export function noteReview(queries: QueryClient): void {
  outdate(queries, getTripReviewCall);
  notePublicReview(queries);
}
