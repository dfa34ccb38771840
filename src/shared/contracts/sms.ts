import { call } from '../call.ts';
import type { BookingIdParams } from './common.schemas.ts';
import type { VoucherSms } from './sms.schemas.ts';

/** Sends the voucher to the traveller's phone by text message. */
export const voucherSmsCall = call<{ params: typeof BookingIdParams; answer: typeof VoucherSms }>(
  'POST',
  '/api/bookings/:bookingId/voucher/sms',
);
