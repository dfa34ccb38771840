import {
  BookingChange,
  BookingChangeParams,
  ChangeQuoteAnswer,
  ChangeQuoteRequest,
  ChangeRequest,
} from '#shared/contracts/booking-changes.schemas.ts';
import { cancelChangeCall, createChangeCall, quoteChangeCall } from '#shared/contracts/booking-changes.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import type { App } from '../../app.ts';
import { cancelChange } from '../../bookings/changes/cancel-change.ts';
import { getChangeQuote } from '../../bookings/changes/quote-change.ts';
import type { Http } from '../../http/route.ts';
import { createChange } from './create-change.ts';

const tag = 'bookings';

export function changesRoutes(http: Http, app: App): void {
  http.route({
    call: quoteChangeCall,
    schemas: { params: BookingIdParams, body: ChangeQuoteRequest, answer: ChangeQuoteAnswer },
    access: 'signed_in',
    summary: 'What other dates or guests of a booking would cost, or give back; nothing is written',
    tag,
    handler: ({ person, params, body, asker }) => getChangeQuote(app, person, params.bookingId, body, asker.lang),
  });
  http.route({
    call: createChangeCall,
    schemas: { params: BookingIdParams, body: ChangeRequest, answer: BookingChange },
    access: 'signed_in',
    summary: 'Change dates or guests of a booking; a dearer change is held until its difference is paid',
    tag,
    idempotent: true,
    handler: ({ person, params, body, remember }) => createChange(app, person, params.bookingId, body, remember),
  });
  http.route({
    call: cancelChangeCall,
    schemas: { params: BookingChangeParams, answer: BookingChange },
    access: 'signed_in',
    summary: 'Give up a change that waits for its payment',
    tag,
    idempotent: true,
    handler: ({ person, params, remember }) => cancelChange(app, person, params, remember),
  });
}
