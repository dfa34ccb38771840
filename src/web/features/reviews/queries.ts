import { queryOptions } from '@tanstack/react-query';
import { getTripReviewCall } from '#shared/contracts/reviews.ts';
import { callQuery } from '#web/lib/queries.ts';

/** The person's own review of a trip; read anew on every visit, since it may be answered or taken down meanwhile. */
export const tripReviewQuery = (bookingId: string) =>
  queryOptions({ ...callQuery(getTripReviewCall, { params: { bookingId } }), staleTime: 0 });
