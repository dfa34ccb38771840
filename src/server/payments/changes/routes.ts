import type { App } from '#server/app.ts';
import { cancelChange } from '#server/bookings/changes/cancel-change.ts';
import { getChangeQuote } from '#server/bookings/changes/get-change-quote.ts';
import { bookingsMembers, onlyTraveller } from '#server/bookings/parties.ts';
import { getBooking } from '#server/bookings/queries.ts';
import type { Http } from '#server/http/route.ts';
import {
  BookingChange,
  BookingChangeParams,
  ChangeQuoteAnswer,
  ChangeQuoteRequest,
  ChangeRequest,
} from '#shared/contracts/booking-changes.schemas.ts';
import { cancelChangeCall, createChangeCall, quoteChangeCall } from '#shared/contracts/booking-changes.ts';
import { Booking } from '#shared/contracts/bookings.schemas.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import { DeclineRequest } from '#shared/contracts/provider-bookings.schemas.ts';
import { acceptChangeCall, declineChangeCall } from '#shared/contracts/provider-bookings.ts';
import { acceptChange, declineChange } from './answer-change.ts';
import { createChange } from './create-change.ts';

const tag = 'bookings';

/**
 * The calls with which a traveller prices, makes and withdraws a change of a booking, and with which the provider answers
 * one of a booking that came by a request.
 */
export function changesRoutes(http: Http, app: App): void {
  http.route({
    call: quoteChangeCall,
    schemas: { params: BookingIdParams, body: ChangeQuoteRequest, answer: ChangeQuoteAnswer },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'What other dates or guests of a booking would cost, or give back; nothing is written',
    tag,
    handler: ({ booking, body, caller }) =>
      getChangeQuote(app, { bookingId: booking.id, asked: body, lang: caller.lang }),
  });
  http.route({
    call: createChangeCall,
    schemas: { params: BookingIdParams, body: ChangeRequest, answer: BookingChange },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary:
      'Change dates or guests of a booking; a change that costs more is held until the difference is paid. Of a booking by request the provider is asked first',
    tag,
    idempotent: true,
    handler: ({ person, booking, body, caller, inSameTx }) =>
      createChange(app, person, { ...body, bookingId: booking.id }, { inSameTx, lang: caller.lang }),
  });
  http.route({
    call: cancelChangeCall,
    schemas: { params: BookingChangeParams, answer: BookingChange },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'Withdraw a change that waits for the provider or its payment',
    tag,
    idempotent: true,
    handler: ({ booking, params, caller, inSameTx }) =>
      cancelChange(app, { bookingId: booking.id, changeId: params.changeId }, { inSameTx, lang: caller.lang }),
  });
  const member = { access: 'signed_in', parties: { booking: bookingsMembers }, tag: 'provider' } as const;
  http.route({
    ...member,
    call: acceptChangeCall,
    schemas: { params: BookingChangeParams, answer: Booking },
    summary: 'Accept other dates or guests of a booking that came by a request',
    handler: async ({ person, booking, params, caller }) => {
      await acceptChange(app, { bookingId: booking.id, changeId: params.changeId, personId: person.id });
      return getBooking(app, { ...booking, lang: caller.lang });
    },
  });
  http.route({
    ...member,
    call: declineChangeCall,
    schemas: { params: BookingChangeParams, body: DeclineRequest, answer: Booking },
    summary: 'Decline them, with a reason for the traveller; the booking stays as it is',
    handler: async ({ person, booking, params, body, caller }) => {
      const { changeId } = params;
      await declineChange(app, { bookingId: booking.id, changeId, personId: person.id, reason: body.reason });
      return getBooking(app, { ...booking, lang: caller.lang });
    },
  });
}
