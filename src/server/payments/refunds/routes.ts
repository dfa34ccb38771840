import { Booking, CancelRequest } from '#shared/contracts/bookings.schemas.ts';
import { cancelBookingCall } from '#shared/contracts/bookings.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import type { App } from '../../app.ts';
import { getBooking } from '../../bookings/queries.ts';
import type { Http } from '../../http/route.ts';
import { cancelBooking } from './cancel-booking.ts';

export function refundsRoutes(http: Http, app: App): void {
  http.route({
    call: cancelBookingCall,
    schemas: { params: BookingIdParams, body: CancelRequest, answer: Booking },
    access: 'signed_in',
    summary: 'Cancel a booking; what goes back is decided by its policy, or all of it when its provider cancels',
    tag: 'bookings',
    idempotent: true,
    handler: async ({ person, params, body, asker }) => {
      const id = await cancelBooking(app, person, params.bookingId, body);
      return getBooking(app, id, person, asker.lang);
    },
  });
}
