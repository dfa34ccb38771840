import { call } from '../call.ts';
import type {
  AdminBooking as AdminBookingSchema,
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
} from './admin-bookings.schemas.ts';
import type { BookingChange, BookingChangeParams } from './booking-changes.schemas.ts';
import type { BookingIdParams, Done } from './common.schemas.ts';

type Out<S extends { _zod: { output: unknown } }> = S['_zod']['output'];
export type AdminBookings = Out<typeof AdminBookingsPage>;
export type AdminBooking = Out<typeof AdminBookingSchema>;
export type CancellationPreview = Out<typeof CancellationPreviewAnswer>;
export type ChangePreview = Out<typeof ChangePreviewAnswer>;
export type PersonalOfBooking = Out<typeof PersonalAnswer>;

export const listAdminBookingsCall = call<{ query: typeof AdminBookingsQuery; answer: typeof AdminBookingsPage }>(
  'GET',
  '/api/admin/bookings',
);

type OnOne<Answer> = { params: typeof BookingIdParams; answer: Answer };
export const getAdminBookingCall = call<OnOne<typeof AdminBookingSchema>>('GET', '/api/admin/bookings/:bookingId');
export const viewPersonalCall = call<OnOne<typeof PersonalAnswer>>('POST', '/api/admin/bookings/:bookingId/personal');
export const previewCancellationCall = call<
  OnOne<typeof CancellationPreviewAnswer> & { body: typeof CancellationPreviewRequest }
>('POST', '/api/admin/bookings/:bookingId/cancellation-preview');
export const previewChangeCall = call<OnOne<typeof ChangePreviewAnswer> & { body: typeof AdminChangePreviewRequest }>(
  'POST',
  '/api/admin/bookings/:bookingId/change-preview',
);
export const changeForTravellerCall = call<OnOne<typeof BookingChange> & { body: typeof AdminChangeRequest }>(
  'POST',
  '/api/admin/bookings/:bookingId/changes',
  201,
);
export const takeBackChangeCall = call<{
  params: typeof BookingChangeParams;
  body: typeof TakeBackRequest;
  answer: typeof BookingChange;
}>('POST', '/api/admin/bookings/:bookingId/changes/:changeId/take-back');
export const sendPapersCall = call<OnOne<typeof Done>>('POST', '/api/admin/bookings/:bookingId/papers');
export const addNoteCall = call<OnOne<typeof Done> & { body: typeof NoteRequest }>(
  'POST',
  '/api/admin/bookings/:bookingId/notes',
  201,
);
