import { Booking, CancelRequest } from '#shared/contracts/bookings.schemas.ts';
import { cancelBookingCall } from '#shared/contracts/bookings.ts';
import { BookingIdParams, IdParams } from '#shared/contracts/common.schemas.ts';
import {
  AdminRefund,
  AdminRefundsPage,
  AdminRefundsQuery,
  RefundPaid,
  RefundRequest,
  RefundsMade,
} from '#shared/contracts/refunds.schemas.ts';
import {
  listRefundsCall,
  refundBookingCall,
  refundPaidCall,
  retryRefundCall,
  takeRefundByHandCall,
  withdrawRefundCall,
} from '#shared/contracts/refunds.ts';
import { checkRecentSignIn } from '../../accounts/recent-sign-in.ts';
import type { App } from '../../app.ts';
import { getBooking } from '../../bookings/queries.ts';
import type { Http } from '../../http/route.ts';
import { cancelBooking } from './cancel-booking.ts';
import { noteRefundPaid, retryRefund, takeRefundByHand, withdrawRefund } from './handle-refund.ts';
import { listRefunds } from './queries.ts';
import { refundBooking } from './refund-booking.ts';

export function refundsRoutes(http: Http, app: App): void {
  http.route({
    call: cancelBookingCall,
    schemas: { params: BookingIdParams, body: CancelRequest, answer: Booking },
    access: 'signed_in',
    summary: 'Cancel a booking; what goes back is decided by its policy, or all of it when its provider cancels',
    tag: 'bookings',
    idempotent: true,
    handler: ({ person, params, body, asker, remember }) =>
      cancelBooking(app, person, params.bookingId, body, async (tx, id) => {
        const answer = await getBooking(app, id, person, asker.lang, tx);
        await remember(tx, answer);
        return answer;
      }),
  });
  adminRoutes(http, app);
}

function adminRoutes(http: Http, app: App): void {
  const admin = { access: 'admin', tag: 'admin' } as const;
  http.route({
    ...admin,
    call: refundBookingCall,
    schemas: { params: BookingIdParams, body: RefundRequest, answer: RefundsMade },
    summary: "Give a part of a booking's price back, or all that is left of it",
    idempotent: true,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      return refundBooking(app, person, params.bookingId, body, remember);
    },
  });
  http.route({
    ...admin,
    call: listRefundsCall,
    schemas: { query: AdminRefundsQuery, answer: AdminRefundsPage },
    summary: 'Refunds, newest first',
    handler: ({ query }) => listRefunds(app, query),
  });
  http.route({
    ...admin,
    call: retryRefundCall,
    schemas: { params: IdParams, answer: AdminRefund },
    summary: 'Try once more by machine what waits for a person',
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      await checkRecentSignIn(app, person);
      return retryRefund(app, person, params.id, remember);
    },
  });
  http.route({
    ...admin,
    call: takeRefundByHandCall,
    schemas: { params: IdParams, answer: AdminRefund },
    summary: 'Take over by hand what is queued for a method that is switched off, unless it is held back',
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      await checkRecentSignIn(app, person);
      return takeRefundByHand(app, person, params.id, remember);
    },
  });
  http.route({
    ...admin,
    call: refundPaidCall,
    schemas: { params: IdParams, body: RefundPaid, answer: AdminRefund },
    summary: 'Note that a refund was sent by hand, and its reference; also while a bank disputes the payment',
    idempotent: true,
    handler: async ({ person, params, body, remember }) => {
      await checkRecentSignIn(app, person);
      return noteRefundPaid(app, person, params.id, body, remember);
    },
  });
  http.route({
    ...admin,
    call: withdrawRefundCall,
    schemas: { params: IdParams, answer: AdminRefund },
    summary: 'Take a goodwill back that was not sent yet',
    idempotent: true,
    handler: async ({ person, params, remember }) => {
      await checkRecentSignIn(app, person);
      return withdrawRefund(app, person, params.id, remember);
    },
  });
}
