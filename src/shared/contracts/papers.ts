import { call } from '../call.ts';
import type { CheckInAnswer, CheckInRequest, ExpectedAnswer, ExpectedQuery } from './papers.schemas.ts';

export type CheckedIn = (typeof CheckInAnswer)['_zod']['output'];
export type Expected = (typeof ExpectedAnswer)['_zod']['output'];

/** Both answer application/pdf, opened by a file link (`createFileLinkCall`) or with the bearer header. */
export const bookingReceiptPath = '/api/bookings/:bookingId/receipt.pdf';
export const bookingVoucherPath = '/api/bookings/:bookingId/voucher.pdf';
/** The address in a voucher's QR code: `/v/<reference>.<code>`. */
export const voucherPath = '/v/:voucher';

export const checkInCall = call<{ body: typeof CheckInRequest; answer: typeof CheckInAnswer }>(
  'POST',
  '/api/provider/check-ins',
);
/** Whom a provider expects on a day; phones keep it for when there is no signal. */
export const listExpectedCall = call<{ query: typeof ExpectedQuery; answer: typeof ExpectedAnswer }>(
  'GET',
  '/api/provider/check-ins',
);
