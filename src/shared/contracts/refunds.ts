import { call } from '../call.ts';
import type { BookingIdParams, IdParams, WhyRequest } from './common.schemas.ts';
import type {
  AdminRefund as AdminRefundSchema,
  AdminRefundsPage,
  AdminRefundsQuery,
  RefundPaid as RefundPaidSchema,
  RefundPayer as RefundPayerSchema,
  RefundRequest,
  RefundsMade,
} from './refunds.schemas.ts';

export type AdminRefund = (typeof AdminRefundSchema)['_zod']['output'];
export type RefundPayer = (typeof RefundPayerSchema)['_zod']['output'];
export type RefundPaid = (typeof RefundPaidSchema)['_zod']['output'];

export const refundBookingCall = call<{
  params: typeof BookingIdParams;
  body: typeof RefundRequest;
  answer: typeof RefundsMade;
}>('POST', '/api/admin/bookings/:bookingId/refunds', 201);
export const listRefundsCall = call<{ query: typeof AdminRefundsQuery; answer: typeof AdminRefundsPage }>(
  'GET',
  '/api/admin/refunds',
);
/** It is recorded who has seen it. */
export const viewPayerCall = call<{ params: typeof IdParams; answer: typeof RefundPayerSchema }>(
  'POST',
  '/api/admin/refunds/:id/payer',
);
export const retryRefundCall = call<{
  params: typeof IdParams;
  body: typeof WhyRequest;
  answer: typeof AdminRefundSchema;
}>('POST', '/api/admin/refunds/:id/retry');
export const takeRefundByHandCall = call<{ params: typeof IdParams; answer: typeof AdminRefundSchema }>(
  'POST',
  '/api/admin/refunds/:id/by-hand',
);
export const refundPaidCall = call<{
  params: typeof IdParams;
  body: typeof RefundPaidSchema;
  answer: typeof AdminRefundSchema;
}>('POST', '/api/admin/refunds/:id/paid');
export const withdrawRefundCall = call<{
  params: typeof IdParams;
  body: typeof WhyRequest;
  answer: typeof AdminRefundSchema;
}>('POST', '/api/admin/refunds/:id/withdraw');
