import type { App } from '#server/app.ts';
import { countPointsOutOfPrice } from '#server/bookings/charge-queries.ts';
import { findPaperTrip, type PaperTrip } from '#server/bookings/vouchers/queries.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import { AppError } from '#shared/errors.ts';
import type { Lang } from '#shared/languages.ts';
import { listDecided, listPaid, listRefunded } from './queries.ts';
import { receiptPaper } from './receipt-paper.ts';

/**
 * The receipt of a booking as a PDF: everything that was paid for it and everything that was refunded.
 * @throws AppError not_found, not_ready: nothing has been paid
 */
export async function getReceipt(app: App, bookingId: string, lang: Lang): Promise<FileAnswer> {
  const trip = await findPaperTrip(app.db, bookingId);
  if (!trip) throw new AppError('not_found');
  const receipt = await receiptOf(app, trip, lang);
  if (!receipt) throw new AppError('not_ready');
  return receipt;
}

/** The receipt as an attachment of a letter; undefined while nothing has been paid. */
export async function findReceipt(app: App, bookingId: string, lang: Lang): Promise<FileAnswer | undefined> {
  const trip = await findPaperTrip(app.db, bookingId);
  return trip && receiptOf(app, trip, lang);
}

async function receiptOf(app: App, trip: PaperTrip, lang: Lang): Promise<FileAnswer | undefined> {
  const { booking } = trip;
  const [paid, refunded, decided, pointsOutOfPrice] = await Promise.all([
    listPaid(app.db, booking.id),
    listRefunded(app.db, booking.id),
    listDecided(app.db, booking.id),
    countPointsOutOfPrice(app.db, booking.id),
  ]);
  if (paid.length === 0) return undefined;
  const body = await receiptPaper(app, { trip, paid, refunded, decided, pointsOutOfPrice }, lang);
  return { contentType: 'application/pdf', filename: `${booking.reference}-receipt.pdf`, body };
}
