import { queryOptions } from '@tanstack/react-query';
import { getPaymentOptionsCall } from '#shared/contracts/payments.ts';
import { callQuery } from '#web/lib/queries.ts';

/** Amounts, rate, methods and the live attempt; read anew on every visit. */
export const paymentOptionsQuery = (bookingId: string) =>
  queryOptions({ ...callQuery(getPaymentOptionsCall, { params: { bookingId } }), staleTime: 0 });
