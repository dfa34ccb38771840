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
// The lists as the dashboard opens them: the same words in the same order, so that their answers are found again offline.
export const firstBookings = { page: 1, pageSize: 10 };
/** What lies ahead, as much of it as one call answers; the calls list by the day of booking, not of travel. */
export const bookingsAhead = { page: 1, pageSize: 50, status: 'upcoming' } as const;
export const getDashboardCall = call<{ answer: typeof DashboardAnswer }>('GET', '/api/dashboard');
/** An address, signed for five minutes, under which the browser may open a file that needs rights. */
export const createFileLinkCall = call<{ body: typeof FileLinkRequest; answer: typeof FileLinkAnswer }>(
  'POST',
  '/api/file-links',
);
/** Answers text/calendar; opened by a signed address or with the bearer header. */
export const bookingCalendarPath = '/api/bookings/:bookingId/calendar.ics';
