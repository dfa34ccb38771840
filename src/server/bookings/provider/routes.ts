import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Booking } from '#shared/contracts/bookings.schemas.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import {
  BookedServicesAnswer,
  BookedServicesQuery,
  BookingDaysAnswer,
  BookingDaysQuery,
  DaySheetAnswer,
  DaySheetFileQuery,
  DaySheetQuery,
  DeclineRequest,
  ProviderBookingsAnswer,
  ProviderBookingsQuery,
} from '#shared/contracts/provider-bookings.schemas.ts';
import {
  acceptRequestCall,
  daySheetPdfPath,
  declineRequestCall,
  getBookingDaysCall,
  getDaySheetCall,
  listBookedServicesCall,
  listProviderBookingsCall,
  markNoShowCall,
  undoNoShowCall,
} from '#shared/contracts/provider-bookings.ts';
import { bookingsMembers } from '../parties.ts';
import { getBooking } from '../queries.ts';
import { acceptRequest, declineRequest } from '../requests/answer-request.ts';
import { getBookingDays } from './booking-days.ts';
import { getDaySheet, getDaySheetFile } from './day-sheet.ts';
import { listBookedServices, listProviderBookings } from './list-queries.ts';
import { markNoShow, undoNoShow } from './no-show.ts';

const members = { access: 'provider', right: 'bookings', tag: 'provider' } as const;
/** The same for one booking. */
const bookingsMember = { access: 'signed_in', parties: { booking: bookingsMembers }, tag: 'provider' } as const;

/**
 * The calls with which a provider's members with the right `bookings` see its bookings, answer requests and note who did
 * not come.
 */
export function providerBookingsRoutes(http: Http, app: App): void {
  http.route({
    ...members,
    call: listProviderBookingsCall,
    schemas: { query: ProviderBookingsQuery, answer: ProviderBookingsAnswer },
    summary: 'A provider’s bookings, by default by their first day',
    handler: ({ provider, query, caller }) => listProviderBookings(app, provider.id, query, caller.lang),
  });
  http.route({
    ...members,
    call: listBookedServicesCall,
    schemas: { query: BookedServicesQuery, answer: BookedServicesAnswer },
    summary: 'The listings by which a provider’s bookings can be filtered',
    handler: async ({ provider, caller }) => ({ items: await listBookedServices(app, provider.id, caller.lang) }),
  });
  http.route({
    ...members,
    call: getBookingDaysCall,
    schemas: { query: BookingDaysQuery, answer: BookingDaysAnswer },
    summary: 'How many bookings and guests come, stay and leave on each day of a month',
    handler: ({ provider, query: { month, service } }) =>
      getBookingDays(app, { providerId: provider.id, month, service }),
  });
  http.route({
    ...members,
    call: getDaySheetCall,
    schemas: { query: DaySheetQuery, answer: DaySheetAnswer },
    summary: 'Who comes, is there and leaves on a day, by listing, with their phones; paid bookings only',
    handler: ({ provider, query, caller }) =>
      getDaySheet(app, provider, { date: query.date, page: query.page, lang: caller.lang }),
  });
  http.file({
    ...members,
    path: daySheetPdfPath,
    summary: 'The same as a PDF',
    contentType: 'application/pdf',
    querySchema: DaySheetFileQuery,
    handler: ({ provider, query: { date, page }, lang }) =>
      getDaySheetFile(app, provider, { date, page: Number(page || 1), lang }),
  });
  http.route({
    call: acceptRequestCall,
    schemas: { params: BookingIdParams, answer: Booking },
    ...bookingsMember,
    summary: 'Accept a request to book: its places are taken, and held until it is paid or the hold ends',
    handler: async ({ person, booking, caller }) => {
      await acceptRequest(app, { bookingId: booking.id, personId: person.id });
      return getBooking(app, { ...booking, lang: caller.lang });
    },
  });
  http.route({
    call: declineRequestCall,
    schemas: { params: BookingIdParams, body: DeclineRequest, answer: Booking },
    ...bookingsMember,
    summary: 'Decline a request to book, with a reason for the traveller',
    handler: async ({ person, booking, body, caller }) => {
      await declineRequest(app, { bookingId: booking.id, personId: person.id, reason: body.reason });
      return getBooking(app, { ...booking, lang: caller.lang });
    },
  });
  for (const [call, note, summary] of [
    [
      markNoShowCall,
      markNoShow,
      'Note that nobody came, from the first day until 48 hours after the end; no money moves',
    ],
    [undoNoShowCall, undoNoShow, 'Take a no-show back, within 24 hours'],
  ] as const) {
    http.route({
      call,
      schemas: { params: BookingIdParams, answer: Booking },
      ...bookingsMember,
      summary,
      handler: async ({ person, booking, caller }) => {
        await note(app, { bookingId: booking.id, personId: person.id });
        return getBooking(app, { ...booking, lang: caller.lang });
      },
    });
  }
}
