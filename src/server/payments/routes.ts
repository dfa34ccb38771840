import { z } from 'zod';
import type { App } from '#server/app.ts';
import { everyParty, onlyTraveller } from '#server/bookings/parties.ts';
import type { Http } from '#server/http/route.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import {
  IntentAnswer,
  IntentRequest,
  PaymentOptionsAnswer,
  StkPushAnswer,
  StkPushRequest,
  VerifyAnswer,
} from '#shared/contracts/payments.schemas.ts';
import {
  createPaymentIntentCall,
  getPaymentOptionsCall,
  stkPushCall,
  verifyPaymentCall,
} from '#shared/contracts/payments.ts';
import { startCardPayment } from './attempts/card/start-card-payment.ts';
import { startMpesaPayment } from './attempts/mpesa/start-mpesa-payment.ts';
import { getPaymentOptions } from './attempts/status/payment-options.ts';
import { verifyPayment } from './attempts/status/verify-payment.ts';
import { changesRoutes } from './changes/routes.ts';
import { receiveDarajaCallback, receiveStripeWebhook } from './inbox/receive-event.ts';
import { refundsRoutes } from './refunds/routes.ts';

const tag = 'payments';

/** The calls with which a booking is paid, and the paths to which Stripe and M-Pesa send events. */
export function paymentsRoutes(http: Http, app: App): void {
  refundsRoutes(http, app);
  changesRoutes(http, app);
  http.route({
    call: createPaymentIntentCall,
    schemas: { body: IntentRequest, answer: IntentAnswer },
    access: 'signed_in',
    summary: 'Start a card payment, or continue the one that is open',
    tag,
    idempotent: true,
    handler: async ({ person, body }) => ({ data: await startCardPayment(app, person, body.bookingId) }),
  });
  http.route({
    call: stkPushCall,
    schemas: { body: StkPushRequest, answer: StkPushAnswer },
    access: 'signed_in',
    summary: 'Send an M-Pesa prompt to a phone',
    tag,
    idempotent: true,
    handler: async ({ person, body }) => ({ success: true as const, data: await startMpesaPayment(app, person, body) }),
  });
  http.route({
    call: verifyPaymentCall,
    schemas: { params: BookingIdParams, answer: VerifyAnswer },
    access: 'signed_in',
    parties: { booking: everyParty },
    summary: "The state of a booking's payment; asks the provider when it is due",
    tag,
    handler: async ({ booking, caller }) => ({ booking: await verifyPayment(app, booking.id, caller.lang) }),
  });
  http.route({
    call: getPaymentOptionsCall,
    schemas: { params: BookingIdParams, answer: PaymentOptionsAnswer },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'What a booking can be paid with, and how much',
    tag,
    handler: ({ booking, caller }) => getPaymentOptions(app, booking.id, caller.lang),
  });
  http.hook({
    path: '/api/payments/stripe/webhook',
    summary: "Stripe's events",
    answer: z.object({ received: z.literal(true) }),
    handler: async ({ raw, headers, ip }) => {
      await receiveStripeWebhook(app, raw, { signature: headers['stripe-signature'], from: ip });
      return { status: 200, body: { received: true } };
    },
  });
  http.hook({
    path: '/api/hooks/d/:token',
    summary: "M-Pesa's callback about one push, one disbursement or one query of ours",
    answer: z.object({ ResultCode: z.literal(0), ResultDesc: z.string() }),
    handler: async ({ params, raw, ip }) => {
      await receiveDarajaCallback(app, raw, { token: params.token ?? '', from: ip });
      return { status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } };
    },
  });
}
