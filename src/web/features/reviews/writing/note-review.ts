import type { QueryClient } from '@tanstack/react-query';
import { getBookingCall, listBookingsCall } from '#shared/contracts/bookings.ts';
import { getServiceCall } from '#shared/contracts/catalogue.ts';
import { getTripReviewCall } from '#shared/contracts/reviews.ts';
import { outdate } from '#web/lib/queries.ts';

/** Reads anew what shows a review that was written, changed or taken back. */
export const noteReview = (queries: QueryClient): void =>
  outdate(queries, getTripReviewCall, getBookingCall, listBookingsCall, getServiceCall);
