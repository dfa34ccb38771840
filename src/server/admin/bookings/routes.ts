import type { App } from '#server/app.ts';
import { cancelChange } from '#server/bookings/changes/cancel-change.ts';
import { orAskConsent } from '#server/consents/or-ask-consent.ts';
import type { Http } from '#server/http/route.ts';
import { createChange } from '#server/payments/changes/create-change.ts';
import {
  AdminBooking,
  AdminBookingsPage,
  AdminBookingsQuery,
  AdminChangePreviewRequest,
  AdminChangeRequest,
  CancellationPreviewAnswer,
  CancellationPreviewRequest,
  ChangePreviewAnswer,
  NoteRequest,
  PersonalAnswer,
  TakeBackRequest,
} from '#shared/contracts/admin-bookings.schemas.ts';
import {
  addNoteCall,
  changeForTravellerCall,
  getAdminBookingCall,
  listAdminBookingsCall,
  previewCancellationCall,
  previewChangeCall,
  sendPapersCall,
  takeBackChangeCall,
  viewPersonalCall,
} from '#shared/contracts/admin-bookings.ts';
import { BookingChange, BookingChangeParams } from '#shared/contracts/booking-changes.schemas.ts';
import { BookingIdParams, Done } from '#shared/contracts/common.schemas.ts';
import { addNote } from './add-note.ts';
import { getAdminBooking } from './booking-queries.ts';
import { listAdminBookings } from './list-queries.ts';
import { previewCancellation } from './preview-cancellation.ts';
import { previewChange } from './preview-change.ts';
import { sendPapers } from './send-papers.ts';
import { viewPersonal } from './view-personal.ts';

const tag = 'admin';
const access = 'admin';
const parties = { booking: { admins: true } } as const;
const idempotent = true;
const done = { success: true as const };

/** The calls with which admins find bookings, look at one, and act on it. */
export function adminBookingRoutes(http: Http, app: App): void {
  readingRoutes(http, app);
  actRoutes(http, app);
}

function readingRoutes(http: Http, app: App): void {
  http.route({
    call: listAdminBookingsCall,
    schemas: { query: AdminBookingsQuery, answer: AdminBookingsPage },
    access,
    summary: 'The bookings of everybody, those that were made last first',
    tag,
    handler: ({ query, caller }) => listAdminBookings(app, query, caller.lang),
  });
  http.route({
    call: getAdminBookingCall,
    schemas: { params: BookingIdParams, answer: AdminBooking },
    access,
    parties,
    summary: 'One booking: the trip, its money with the ledger, what happened, and the notes of our team',
    tag,
    handler: ({ booking, person, caller }) => getAdminBooking(app, { booking, by: person, lang: caller.lang }),
  });
  http.route({
    call: viewPersonalCall,
    schemas: { params: BookingIdParams, answer: PersonalAnswer },
    access,
    parties,
    summary: 'The phone and the answers that were given with a booking; that they were seen is recorded',
    tag,
    handler: ({ booking, person, caller }) => viewPersonal(app, person, { bookingId: booking.id, lang: caller.lang }),
  });
}

/** Cancelling and refunding are calls of `payments/refunds`; other dates and guests are made by `payments/changes`. */
function actRoutes(http: Http, app: App): void {
  http.route({
    call: previewCancellationCall,
    schemas: { params: BookingIdParams, body: CancellationPreviewRequest, answer: CancellationPreviewAnswer },
    access,
    parties,
    summary: 'What cancelling a booking would refund, and the letter that its traveller would get; nothing is changed',
    tag,
    handler: ({ booking, body }) => previewCancellation(app, { ...body, bookingId: booking.id }),
  });
  http.route({
    call: previewChangeCall,
    schemas: { params: BookingIdParams, body: AdminChangePreviewRequest, answer: ChangePreviewAnswer },
    access,
    parties,
    summary:
      'What other dates or guests of a booking would cost or give back, and the letter that its traveller would get; nothing is changed',
    tag,
    handler: ({ booking, body, caller }) => previewChange(app, { ...body, bookingId: booking.id, lang: caller.lang }),
  });
  http.route({
    call: changeForTravellerCall,
    schemas: { params: BookingIdParams, body: AdminChangeRequest, answer: BookingChange },
    access,
    parties,
    // A cheaper change gives back another person's money.
    recentSignIn: true,
    summary:
      'Change dates or guests of a booking for its traveller, who pays what it costs more and is told why; their limits hold',
    tag,
    idempotent,
    asksConsent: true,
    handler: ({ person, booking, body, caller: { lang }, inSameTx }) =>
      orAskConsent(app, { person, params: { id: booking.id }, body }, () => {
        const { reason: ourReason, ...asked } = body;
        return createChange(app, person, { ...asked, ourReason, bookingId: booking.id }, { inSameTx, lang });
      }),
  });
  http.route({
    call: takeBackChangeCall,
    schemas: { params: BookingChangeParams, body: TakeBackRequest, answer: BookingChange },
    access,
    parties,
    summary:
      'Take back a change that our team has asked for and that waits for its payment or the provider; the traveller is told why',
    tag,
    idempotent,
    handler: ({ person, booking, params, body: { reason }, caller: { lang }, inSameTx }) => {
      const change = { bookingId: booking.id, changeId: params.changeId, ours: { adminId: person.id, reason } };
      return cancelChange(app, change, { inSameTx, lang });
    },
  });
  http.route({
    call: sendPapersCall,
    schemas: { params: BookingIdParams, answer: Done },
    access,
    parties,
    summary: 'Mail the papers of a booking to its traveller once more; at most three times in an hour',
    tag,
    idempotent,
    handler: async ({ person, booking, inSameTx }) => {
      await sendPapers(app, person, booking.id, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
  http.route({
    call: addNoteCall,
    schemas: { params: BookingIdParams, body: NoteRequest, answer: Done },
    access,
    parties,
    summary: 'Note something of a booking for our team',
    tag,
    idempotent,
    handler: async ({ person, booking, body, inSameTx }) => {
      await addNote(app, person, { bookingId: booking.id, text: body.text }, { inSameTx: (tx) => inSameTx(tx, done) });
      return done;
    },
  });
}
