import { call } from '../call.ts';
import type { Booking } from './bookings.schemas.ts';
import type { BookingIdParams, Done } from './common.schemas.ts';
import type { CompanionsRequest, SendVoucherRequest } from './companions.schemas.ts';

export const nameCompanionsCall = call<{
  params: typeof BookingIdParams;
  body: typeof CompanionsRequest;
  answer: typeof Booking;
}>('PUT', '/api/bookings/:bookingId/companions');
/** Sends the voucher by a letter. */
export const sendVoucherCall = call<{
  params: typeof BookingIdParams;
  body: typeof SendVoucherRequest;
  answer: typeof Done;
}>('POST', '/api/bookings/:bookingId/voucher/send');
