import { call } from '../call.ts';
import type {
  BookingCreated,
  BookingItem as BookingItemSchema,
  BookingRequest,
  Booking as BookingSchema,
  BookingsAnswer,
  BookingsQuery,
  CancelRequest,
  DashboardAnswer,
  FileLinkAnswer,
  FileLinkRequest,
} from './bookings.schemas.ts';
import type { BookingIdParams } from './common.schemas.ts';

export type BookingItem = (typeof BookingItemSchema)['_zod']['output'];
export type Booking = (typeof BookingSchema)['_zod']['output'];

export const createBookingCall = call<{ body: typeof BookingRequest; answer: typeof BookingCreated }>(
  'POST',
  '/api/bookings',
  201,
);
export const listBookingsCall = call<{ query: typeof BookingsQuery; answer: typeof BookingsAnswer }>(
  'GET',
  '/api/bookings',
);
export const getBookingCall = call<{ params: typeof BookingIdParams; answer: typeof BookingSchema }>(
  'GET',
  '/api/bookings/:bookingId',
);
export const cancelBookingCall = call<{
  params: typeof BookingIdParams;
  body: typeof CancelRequest;
  answer: typeof BookingSchema;
}>('POST', '/api/bookings/:bookingId/cancel');
// The lists as the dashboard opens them. The query must be the same text each time, so that its answer is found offline.
export const firstBookings = { page: 1, pageSize: 10 };
/** Upcoming trips, as many as one call answers; they are sorted by the time of booking, not of travel. */
export const bookingsAhead = { page: 1, pageSize: 50, status: 'upcoming' } as const;
export const getDashboardCall = call<{ answer: typeof DashboardAnswer }>('GET', '/api/dashboard');
/** A file link, with which the browser can open a file that needs rights for five minutes. */
export const createFileLinkCall = call<{ body: typeof FileLinkRequest; answer: typeof FileLinkAnswer }>(
  'POST',
  '/api/file-links',
);
/** Answers text/calendar; opened by a file link or with the bearer header. */
export const bookingCalendarPath = '/api/bookings/:bookingId/calendar.ics';
