import { call } from '../call.ts';
import type {
  BookingChangeParams,
  BookingChange as BookingChangeSchema,
  ChangeQuoteAnswer,
  ChangeQuoteRequest,
  ChangeRequest,
} from './booking-changes.schemas.ts';
import type { BookingIdParams } from './common.schemas.ts';

export type BookingChange = (typeof BookingChangeSchema)['_zod']['output'];
export type ChangeQuote = (typeof ChangeQuoteAnswer)['_zod']['output'];

/** What other dates or guests would cost; nothing is written. Answers `not_changeable` where a change would. */
export const quoteChangeCall = call<{
  params: typeof BookingIdParams;
  body: typeof ChangeQuoteRequest;
  answer: typeof ChangeQuoteAnswer;
}>('POST', '/api/bookings/:bookingId/changes/quote');
/** A change that costs more is `held` until its difference is paid by the payment calls; any other is `applied` at once. */
export const createChangeCall = call<{
  params: typeof BookingIdParams;
  body: typeof ChangeRequest;
  answer: typeof BookingChangeSchema;
}>('POST', '/api/bookings/:bookingId/changes', 201);
/** Cancels a held change; its places return. */
export const cancelChangeCall = call<{ params: typeof BookingChangeParams; answer: typeof BookingChangeSchema }>(
  'POST',
  '/api/bookings/:bookingId/changes/:changeId/cancel',
);
