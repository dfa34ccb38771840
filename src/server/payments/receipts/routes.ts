import { bookingReceiptPath } from '#shared/contracts/papers.ts';
import type { App } from '../../app.ts';
import type { Http } from '../../http/route.ts';
import { getReceipt } from './get-receipt.ts';

export function receiptsRoutes(http: Http, app: App): void {
  http.file({
    path: bookingReceiptPath,
    summary: 'The receipt of a booking that was paid: what for, how, and what came back',
    tag: 'payments',
    contentType: 'application/pdf',
    handler: ({ params, person, lang }) => getReceipt(app, params.bookingId ?? '', person, lang),
  });
}
