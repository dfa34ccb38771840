import { call } from '../call.ts';
import type { BookingChangeParams } from './booking-changes.schemas.ts';
import type { Booking } from './bookings.schemas.ts';
import type { BookingIdParams } from './common.schemas.ts';
import type {
  BookedServicesAnswer,
  BookedServicesQuery,
  BookingDaysAnswer,
  BookingDaysQuery,
  DaySheetAnswer,
  DaySheetQuery,
  DeclineRequest,
  ProviderBookingItem as ProviderBookingItemSchema,
  ProviderBookingsAnswer,
  ProviderBookingsQuery,
} from './provider-bookings.schemas.ts';

export type ProviderBookingItem = (typeof ProviderBookingItemSchema)['_zod']['output'];
export type ProviderBookings = (typeof ProviderBookingsAnswer)['_zod']['output'];
export type BookingDays = (typeof BookingDaysAnswer)['_zod']['output'];
export type DaySheet = (typeof DaySheetAnswer)['_zod']['output'];

export const listProviderBookingsCall = call<{
  query: typeof ProviderBookingsQuery;
  answer: typeof ProviderBookingsAnswer;
}>('GET', '/api/provider/bookings');
/** The listings by which they can be filtered. */
export const listBookedServicesCall = call<{ query: typeof BookedServicesQuery; answer: typeof BookedServicesAnswer }>(
  'GET',
  '/api/provider/bookings/services',
);
/** How many bookings and guests come, stay and leave on each day of a month. */
export const getBookingDaysCall = call<{ query: typeof BookingDaysQuery; answer: typeof BookingDaysAnswer }>(
  'GET',
  '/api/provider/bookings/days',
);
/** Accept or decline a request to book; see `DeclineRequest` for the reason. */
export const acceptRequestCall = call<{ params: typeof BookingIdParams; answer: typeof Booking }>(
  'POST',
  '/api/provider/bookings/:bookingId/accept',
);
export const declineRequestCall = call<{
  params: typeof BookingIdParams;
  body: typeof DeclineRequest;
  answer: typeof Booking;
}>('POST', '/api/provider/bookings/:bookingId/decline');
/** The same for other dates or guests of a booking that came by a request. */
export const acceptChangeCall = call<{ params: typeof BookingChangeParams; answer: typeof Booking }>(
  'POST',
  '/api/provider/bookings/:bookingId/changes/:changeId/accept',
);
export const declineChangeCall = call<{
  params: typeof BookingChangeParams;
  body: typeof DeclineRequest;
  answer: typeof Booking;
}>('POST', '/api/provider/bookings/:bookingId/changes/:changeId/decline');
export const markNoShowCall = call<{ params: typeof BookingIdParams; answer: typeof Booking }>(
  'POST',
  '/api/provider/bookings/:bookingId/no-show',
);
export const undoNoShowCall = call<{ params: typeof BookingIdParams; answer: typeof Booking }>(
  'DELETE',
  '/api/provider/bookings/:bookingId/no-show',
);
export const getDaySheetCall = call<{ query: typeof DaySheetQuery; answer: typeof DaySheetAnswer }>(
  'GET',
  '/api/provider/day-sheet',
);
/** The same as application/pdf: opened by a file link or with the bearer header; `?date`, `?page` and `?providerId`. */
export const daySheetPdfPath = '/api/provider/day-sheet.pdf';
