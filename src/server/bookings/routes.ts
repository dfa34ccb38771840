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
import type { App } from '../app.ts';
import { signFileLink } from '../http/file-links.ts';
import type { Http } from '../http/route.ts';
import { getBookingCalendar } from './calendar.ts';
import { createBooking } from './create-booking.ts';
import { getBooking, getDashboard, listBookings } from './queries.ts';

export function bookingsRoutes(http: Http, app: App): void {
  http.route({
    call: createBookingCall,
    schemas: { body: BookingRequest, answer: BookingCreated },
    access: 'signed_in',
    summary: 'Book places; they are held until paid or until the hold ends',
    tag: 'bookings',
    idempotent: true,
    successFlag: true,
    async handler({ person, body, asker, remember }) {
      const { id } = await createBooking(app, person, body, asker.lang, {
        also: (tx, booking) => remember(tx, { success: true, id: booking.id }),
      });
      return { success: true as const, id };
    },
  });
  http.route({
    call: listBookingsCall,
    schemas: { query: BookingsQuery, answer: BookingsAnswer },
    access: 'signed_in',
    summary: 'One’s own bookings, newest first',
    tag: 'bookings',
    handler: ({ person, query, asker }) => listBookings(app, person, query, asker.lang),
  });
  http.route({
    call: getBookingCall,
    schemas: { params: BookingIdParams, answer: BookingSchema },
    access: 'signed_in',
    summary: 'A booking by id or reference, for its traveller, its provider and admins',
    tag: 'bookings',
    handler: ({ person, params, asker }) => getBooking(app, params.bookingId, person, asker.lang),
  });
  http.route({
    call: getDashboardCall,
    schemas: { answer: DashboardAnswer },
    access: 'signed_in',
    summary: 'The four figures of the dashboard',
    tag: 'bookings',
    handler: ({ person }) => getDashboard(app, person),
  });
  http.route({
    call: createFileLinkCall,
    schemas: { body: FileLinkRequest, answer: FileLinkAnswer },
    access: 'signed_in',
    summary: 'An address that opens a file for five minutes without a token',
    tag: 'bookings',
    async handler({ person, body, asker }) {
      const { url, expiresAt } = signFileLink(app, body.path, person.id, asker.lang);
      return { url, expiresAt: expiresAt.toISOString() };
    },
  });
  http.file({
    path: bookingCalendarPath,
    summary: 'The booking as a calendar file',
    tag: 'bookings',
    contentType: 'text/calendar',
    handler: ({ params, person, lang }) => getBookingCalendar(app, params.bookingId ?? '', person, lang),
  });
}
