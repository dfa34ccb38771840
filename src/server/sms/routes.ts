import { z } from 'zod';
import type { App } from '#server/app.ts';
import { onlyTraveller } from '#server/bookings/parties.ts';
import type { Http } from '#server/http/route.ts';
import { BookingIdParams } from '#shared/contracts/common.schemas.ts';
import { VoucherSms } from '#shared/contracts/sms.schemas.ts';
import { voucherSmsCall } from '#shared/contracts/sms.ts';
import { receiveSmsReport } from './receive-report.ts';
import { sendVoucherSms } from './send-voucher-sms.ts';

/** Far more than a report has. */
const largestReport = 8_192;

/** Sending one's voucher to one's phone, and the path to which the gateway for text messages sends its delivery reports. */
export function smsRoutes(http: Http, app: App): void {
  http.route({
    call: voucherSmsCall,
    schemas: { params: BookingIdParams, answer: VoucherSms },
    access: 'signed_in',
    parties: { booking: onlyTraveller },
    summary: 'Send the voucher to the traveller’s phone by text message. Limited per day',
    tag: 'bookings',
    handler: async ({ booking, person }) => ({
      phone: await sendVoucherSms(app, { bookingId: booking.id, personId: person.id }),
    }),
  });
  http.hook({
    path: '/api/hooks/s/:token',
    summary: 'A delivery report of the gateway for text messages',
    answer: z.object({ received: z.literal(true) }),
    largestBody: largestReport,
    handler: async ({ params, raw, ip }) => {
      await receiveSmsReport(app, raw, { token: params.token ?? '', from: ip });
      return { status: 200, body: { received: true } };
    },
  });
}
