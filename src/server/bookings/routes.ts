import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import {
  BookingCreated,
  BookingRequest,
  Booking as BookingSchema,
  BookingsAnswer,
  BookingsQuery,
  DashboardAnswer,
  FileLinkAnswer,
  FileLinkRequest,
} from '#shared/contracts/bookings.schemas.ts';
import {
  bookingCalendarPath,
  createBookingCall,
  createFileLinkCall,
  getBookingCall,
  getDashboardCall,
  listBookingsCall,
} from '#shared/contracts/bookings.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import { AnswersRequest } from '#shared/contracts/questions.schemas.ts';
import { changeAnswersCall } from '#shared/contracts/questions.ts';
import { changeAnswers } from './answers/change-answers.ts';
import { getBookingCalendar } from './booking-calendar.ts';
import { createBooking } from './create-booking.ts';
import { getDashboard } from './dashboard-queries.ts';
import { everyParty, onlyTraveller } from './parties.ts';
import { getBooking, listBookings } from './queries.ts';

/** The calls with which travellers book and read their bookings, and the calendar file. */
export function bookingsRoutes(http: Http, app: App): void {
  http.route({
    call: createBookingCall,
    schemas: { body: BookingRequest, answer: BookingCreated },
    access: 'signed_in',
    summary: 'Book places; they are held until paid or until the hold ends. What one person holds unpaid is limited',
    tag: 'bookings',
    idempotent: true,
    successFlag: true,
    async handler({ person, body, inSameTx }) {
      const { id } = await createBooking(app, person, body, {
        inSameTx: (tx, booking) => inSameTx(tx, { success: true, id: booking.id }),
      });
      return { success: true as const, id };
    },
  });
  http.route({
    call: listBookingsCall,
    schemas: { query: BookingsQuery, answer: BookingsAnswer },
    access: 'signed_in',
    summary: 'The traveller’s own bookings, newest first',
    tag: 'bookings',
    handler: ({ person, query, caller }) => listBookings(app, person, query, caller.lang),
  });
  http.route({
    call: getBookingCall,
    schemas: { params: BookingIdParams, answer: BookingSchema },
    access: 'signed_in',
    parties: { booking: everyParty },
    summary: 'A booking by id or reference',
    tag: 'bookings',
    handler: ({ booking, caller }) => getBooking(app, { ...booking, lang: caller.lang }),
  });
  http.route({
    call: changeAnswersCall,
    schemas: { params: BookingIdParams, body: AnswersRequest, answer: BookingSchema },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'Change answers to the questions of the listing, until the evening before the first day',
    tag: 'bookings',
    handler: async ({ booking, body, caller }) => {
      await changeAnswers(app, { bookingId: booking.id, answers: body.answers });
      return getBooking(app, { ...booking, lang: caller.lang });
    },
  });
  http.route({
    call: getDashboardCall,
    schemas: { answer: DashboardAnswer },
    access: 'signed_in',
    summary: 'The four figures of the traveller’s dashboard',
    tag: 'bookings',
    handler: ({ person }) => getDashboard(app, person),
  });
  http.route({
    call: createFileLinkCall,
    schemas: { body: FileLinkRequest, answer: FileLinkAnswer },
    access: 'signed_in',
    summary: 'Sign an address, which then opens a file for five minutes without a token',
    tag: 'bookings',
    async handler({ person, body, caller }) {
      const { url, expiresAt } = http.signFileLink({
        path: body.path,
        personId: person.id,
        signedInAt: person.signedInAt,
        lang: caller.lang,
      });
      return { url, expiresAt: expiresAt.toISOString() };
    },
  });
  http.file({
    path: bookingCalendarPath,
    summary: 'The booking as a calendar file',
    access: 'signed_in',
    parties: { booking: everyParty },
    tag: 'bookings',
    contentType: 'text/calendar',
    handler: ({ booking, lang }) => getBookingCalendar(app, { ...booking, lang }),
  });
}
