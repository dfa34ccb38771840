import type { App } from '#server/app.ts';
import type { Http } from '#server/http/route.ts';
import { Booking } from '#shared/contracts/bookings.schemas.ts';
import { BookingIdParams, Done } from '#shared/contracts/common.schemas.ts';
import { CompanionsRequest, SendVoucherRequest } from '#shared/contracts/companions.schemas.ts';
import { nameCompanionsCall, sendVoucherCall } from '#shared/contracts/companions.ts';
import { onlyTraveller } from '../parties.ts';
import { getBooking } from '../queries.ts';
import { nameCompanions } from './name-companions.ts';
import { sendVoucher } from './send-voucher.ts';

/** Those who come along: their names, and the voucher for one of them. */
export function companionsRoutes(http: Http, app: App): void {
  http.route({
    call: nameCompanionsCall,
    schemas: { params: BookingIdParams, body: CompanionsRequest, answer: Booking },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'Name those who come along, until the evening before the first day',
    tag: 'bookings',
    handler: async ({ booking, body, caller }) => {
      await nameCompanions(app, { bookingId: booking.id, names: body.names });
      return getBooking(app, { ...booking, lang: caller.lang });
    },
  });
  http.route({
    call: sendVoucherCall,
    schemas: { params: BookingIdParams, body: SendVoucherRequest, answer: Done },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'Send the voucher to somebody who comes along, by a letter that says who has sent it. Limited per day',
    tag: 'bookings',
    handler: async ({ booking, person, body }) => {
      await sendVoucher(app, { bookingId: booking.id, personId: person.id, email: body.email });
      return { success: true as const };
    },
  });
}
