import type { App } from '#server/app.ts';
import { travellerAndAdmins } from '#server/bookings/parties.ts';
import type { Http } from '#server/http/route.ts';
import { bookingReceiptPath } from '#shared/contracts/papers.ts';
import { getReceipt } from './get-receipt.ts';

/** The receipt of a booking as a PDF. */
export function receiptsRoutes(http: Http, app: App): void {
  http.file({
    path: bookingReceiptPath,
    summary: 'The receipt of a booking that was paid: what for, how, and what came back',
    access: 'signed_in',
    parties: { booking: travellerAndAdmins },
    tag: 'payments',
    contentType: 'application/pdf',
    handler: ({ booking, lang }) => getReceipt(app, booking.id, lang),
  });
}
