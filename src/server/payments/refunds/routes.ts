import type { App } from '#server/app.ts';
import { cancellers } from '#server/bookings/parties.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import { Booking, CancelRequest } from '#shared/contracts/bookings.schemas.ts';
import { cancelBookingCall } from '#shared/contracts/bookings.ts';
import { BookingIdParams, IdParams, WhyRequest } from '#shared/contracts/common.schemas.ts';
import {
  AdminRefund,
  AdminRefundsPage,
  AdminRefundsQuery,
  RefundPaid,
  RefundPayer,
  RefundRequest,
  RefundsMade,
} from '#shared/contracts/refunds.schemas.ts';
import {
  listRefundsCall,
  refundBookingCall,
  refundPaidCall,
  retryRefundCall,
  takeRefundByHandCall,
  viewPayerCall,
  withdrawRefundCall,
} from '#shared/contracts/refunds.ts';
import { cancelBooking } from './cancel-booking.ts';
import { noteRefundPaid } from './note-refund-paid.ts';
import { listRefunds } from './queries.ts';
import { refundBooking } from './refund-booking.ts';
import { retryRefund } from './retry-refund.ts';
import { takeRefundByHand } from './take-refund-by-hand.ts';
import { viewPayer } from './view-payer.ts';
import { withdrawGoodwill } from './withdraw-goodwill.ts';

/** The calls that cancel a booking, and those with which admins read, grant, send and withdraw refunds. */
export function refundsRoutes(http: Http, app: App): void {
  http.route({
    call: cancelBookingCall,
    schemas: { params: BookingIdParams, body: CancelRequest, answer: Booking },
    access: 'signed_in',
    parties: { booking: cancellers },
    // An admin moves another person's money by this.
    recentSignIn: 'admins',
    summary: 'Cancel a booking; its policy decides the refund, or all of it is refunded when its provider cancels',
    tag: 'bookings',
    idempotent: true,
    asksConsent: true,
    handler: ({ person, booking, body, caller, inSameTx }) =>
      orAskConsent(app, { person, params: { id: booking.id }, body }, () =>
        cancelBooking(app, person, { ...body, booking, lang: caller.lang }, { inSameTx }),
      ),
  });
  adminRoutes(http, app);
}

function adminRoutes(http: Http, app: App): void {
  const admin = { access: 'admin', tag: 'admin' } as const;
  http.route({
    ...admin,
    recentSignIn: true,
    parties: { booking: { admins: true } },
    call: refundBookingCall,
    schemas: { params: BookingIdParams, body: RefundRequest, answer: RefundsMade },
    summary: "Refund a part of a booking's price, or all that is left of it, as goodwill",
    idempotent: true,
    asksConsent: true,
    handler: ({ person, booking, body, inSameTx }) =>
      orAskConsent(app, { person, params: { id: booking.id }, body }, () =>
        refundBooking(app, person, { ...body, bookingId: booking.id }, { inSameTx }),
      ),
  });
  http.route({
    ...admin,
    call: listRefundsCall,
    schemas: { query: AdminRefundsQuery, answer: AdminRefundsPage },
    summary: 'Refunds, newest first',
    handler: ({ query }) => listRefunds(app.db, query),
  });
  http.route({
    ...admin,
    call: viewPayerCall,
    schemas: { params: IdParams, answer: RefundPayer },
    summary:
      'The phone that paid what is refunded, whole, and the receipt of that payment; that it was seen is recorded',
    handler: ({ person, params }) => viewPayer(app, person, params.id),
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: retryRefundCall,
    schemas: { params: IdParams, body: WhyRequest, answer: AdminRefund },
    summary: 'Send a manual refund by machine after all',
    idempotent: true,
    asksConsent: true,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, () => retryRefund(app, person, params.id, { inSameTx })),
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: takeRefundByHandCall,
    schemas: { params: IdParams, answer: AdminRefund },
    summary: 'Make a refund manual that is queued for a method that is switched off, unless it is held back',
    idempotent: true,
    handler: ({ person, params, inSameTx }) => takeRefundByHand(app, person, params.id, { inSameTx }),
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: refundPaidCall,
    schemas: { params: IdParams, body: RefundPaid, answer: AdminRefund },
    summary: 'Note that a refund was sent by hand, and its reference; also while a bank disputes the payment',
    idempotent: true,
    asksConsent: true,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, () =>
        noteRefundPaid(app, person, { ...body, id: params.id }, { inSameTx }),
      ),
  });
  http.route({
    ...admin,
    recentSignIn: true,
    call: withdrawRefundCall,
    schemas: { params: IdParams, body: WhyRequest, answer: AdminRefund },
    summary: 'Withdraw a goodwill refund that was not sent yet',
    idempotent: true,
    asksConsent: true,
    handler: ({ person, params, body, inSameTx }) =>
      orAskConsent(app, { person, params, body }, () => withdrawGoodwill(app, person, params.id, { inSameTx })),
  });
}
