import type { App } from '#server/app.ts';
import { bookingCalendar } from '#server/bookings/booking-calendar.ts';
import { findCompanionVoucher, findVoucher } from '#server/bookings/vouchers/get-voucher.ts';
import type { FileAnswer } from '#server/http/file-route.ts';
import type { Letter } from '#server/outside/mail.ts';
import { findReceipt } from '#server/payments/receipts/get-receipt.ts';
import type { MailedBooking } from '../queries.ts';

type Attachment = NonNullable<Letter['attachments']>[number];

/** A booking's calendar file, voucher and receipt, those that exist. */
export async function tripPapers(app: App, mailed: MailedBooking): Promise<Attachment[]> {
  const { id, reference } = mailed.booking;
  const lang = mailed.traveller.language;
  const calendar = {
    filename: `${reference}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: bookingCalendar(app, mailed, { party: 'traveller', lang }),
  };
  return [calendar, ...attached(await findVoucher(app, id, lang)), ...(await receiptPaper(app, mailed))];
}

/** The voucher alone, for somebody who comes along. */
export async function companionPaper(app: App, { booking, traveller }: MailedBooking): Promise<Attachment[]> {
  return attached(await findCompanionVoucher(app, booking.id, traveller.language));
}

/** The receipt alone, for letters about money. */
export async function receiptPaper(app: App, { booking, traveller }: MailedBooking): Promise<Attachment[]> {
  return attached(await findReceipt(app, booking.id, traveller.language));
}

function attached(file: FileAnswer | undefined): Attachment[] {
  if (!file) return [];
  const { filename, contentType, body } = file;
  return [{ filename, contentType, content: Buffer.from(body).toString('base64'), encoding: 'base64' }];
}
