import { z } from 'zod';
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
import type { App } from '../app.ts';
import type { Http } from '../http/route.ts';
import { changesRoutes } from './changes/routes.ts';
import { receiveDarajaCallback, receiveStripeWebhook } from './inbox.ts';
import { getPaymentOptions } from './payment-options.ts';
import { refundsRoutes } from './refunds/routes.ts';
import { startCardPayment } from './start-card-payment.ts';
import { startMpesaPayment } from './start-mpesa-payment.ts';
import { verifyPayment } from './verify-payment.ts';

const tag = 'payments';

export function paymentsRoutes(http: Http, app: App): void {
  refundsRoutes(http, app);
  changesRoutes(http, app);
  http.route({
    call: createPaymentIntentCall,
    schemas: { body: IntentRequest, answer: IntentAnswer },
    access: 'signed_in',
    summary: 'Starts a card payment, or takes up the one that is open',
    tag,
    idempotent: true,
    handler: async ({ person, body }) => ({ data: await startCardPayment(app, person, body.bookingId) }),
  });
  http.route({
    call: stkPushCall,
    schemas: { body: StkPushRequest, answer: StkPushAnswer },
    access: 'signed_in',
    summary: 'Puts an M-Pesa prompt on a phone',
    tag,
    idempotent: true,
    handler: async ({ person, body }) => ({ success: true as const, data: await startMpesaPayment(app, person, body) }),
  });
  http.route({
    call: verifyPaymentCall,
    schemas: { params: BookingIdParams, answer: VerifyAnswer },
    access: 'signed_in',
    summary: "How a booking's payment stands",
    tag,
    handler: async ({ person, params, asker }) => ({
      booking: await verifyPayment(app, person, params.bookingId, asker.lang),
    }),
  });
  http.route({
    call: getPaymentOptionsCall,
    schemas: { params: BookingIdParams, answer: PaymentOptionsAnswer },
    access: 'signed_in',
    summary: 'What a booking can be paid with, and how much',
    tag,
    handler: ({ person, params }) => getPaymentOptions(app, person, params.bookingId),
  });
  http.hook({
    path: '/api/payments/stripe/webhook',
    summary: "Stripe's events",
    answer: z.object({ received: z.literal(true) }),
    handler: async ({ raw, headers }) => {
      await receiveStripeWebhook(app, raw, headers['stripe-signature']);
      return { status: 200, body: { received: true } };
    },
  });
  http.hook({
    path: '/api/hooks/d/:token',
    summary: "M-Pesa's word on one push, one order or one question of ours",
    answer: z.object({ ResultCode: z.literal(0), ResultDesc: z.string() }),
    handler: async ({ params, raw }) => {
      await receiveDarajaCallback(app, params.token ?? '', raw);
      return { status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } };
    },
  });
}
