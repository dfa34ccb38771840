import { call } from '../call.ts';
import type { BookingIdParams } from './common.schemas.ts';
import type {
  IntentAnswer,
  IntentRequest,
  PaymentOptionsAnswer,
  StkPushAnswer,
  StkPushRequest,
  VerifyAnswer,
} from './payments.schemas.ts';

export type PaymentOptions = (typeof PaymentOptionsAnswer)['_zod']['output'];
export type VerifiedBooking = (typeof VerifyAnswer)['_zod']['output']['booking'];
export type LatePaymentEffect = VerifiedBooking['latePaymentEffect'];

export const createPaymentIntentCall = call<{ body: typeof IntentRequest; answer: typeof IntentAnswer }>(
  'POST',
  '/api/payments/stripe/create-payment-intent',
);
export const stkPushCall = call<{ body: typeof StkPushRequest; answer: typeof StkPushAnswer }>(
  'POST',
  '/api/payments/mpesa/stk-push',
);
export const verifyPaymentCall = call<{ params: typeof BookingIdParams; answer: typeof VerifyAnswer }>(
  'GET',
  '/api/payments/verify/:bookingId',
);
export const getPaymentOptionsCall = call<{ params: typeof BookingIdParams; answer: typeof PaymentOptionsAnswer }>(
  'GET',
  '/api/payments/options/:bookingId',
);
