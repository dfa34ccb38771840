import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import type { BookingAdjustment } from '#server/payments/late-money/adjust-booking.ts';
import { findAttempt } from '#server/payments/records/queries.ts';
import { NEVER_CAME } from '#server/payments/records/tables.ts';
import { translate } from '#shared/i18n/translate.ts';
import { bookingButton, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { findMailedBooking, type MailedBooking } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To the traveller: a payment that M-Pesa had told us of did not arrive, and what that means for the booking.
 * @param what `bought`: it had paid for the booking or a change of it; the others as `BookingAdjustment` says
 */
function neverCameLetter(
  app: App,
  mailed: MailedBooking,
  { bought, rest, points, unpaid }: { bought: boolean } & BookingAdjustment,
): Promise<Letter> {
  const { booking } = mailed;
  const lang = mailed.traveller.language;
  const subject = say('neverCame.subject', { reference: booking.reference });
  const paragraphs = [say('neverCame.text')];
  if (bought && booking.status === 'cancelled') paragraphs.push(say('neverCame.cancelled'));
  if (points) paragraphs.push(say('neverCame.points'));
  if (rest) paragraphs.push(say('neverCame.rest'));
  if (unpaid) paragraphs.push(say('neverCame.over'));
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [...paragraphs, say('neverCame.paid')],
    facts: tripFacts(mailed, lang),
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** Not sent if M-Pesa has confirmed the payment meanwhile. */
export const neverCameLetterJob = job('mail-payment-never-came', async (app, { bookingId, attemptId, ...what }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  const attempt = await findAttempt(app.db, attemptId);
  if (!mailed || attempt?.errorCode !== NEVER_CAME) return;
  await sendOnce(app, `payment-never-came:${attemptId}`, () => neverCameLetter(app, mailed, what));
});
