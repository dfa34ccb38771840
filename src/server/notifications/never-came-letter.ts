import { translate } from '#shared/i18n/translate.ts';
import type { App } from '../app.ts';
import type { Letter } from '../outside/mail.ts';
import type { Loss } from '../payments/reconciliation/lose-booking.ts';
import { bookingButton, toTraveller, tripFacts } from './letter-parts.ts';
import type { MailedBooking } from './queries.ts';

/**
 * To the traveller: a payment that M-Pesa had told us of did not arrive, and what that means for the booking.
 * @param what `bought`: it had paid for the booking or a change of it; the others as `Loss` says
 */
export function neverCameLetter(
  app: App,
  mailed: MailedBooking,
  { bought, rest, points, unpaid }: { bought: boolean } & Loss,
): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const subject = translate(lang, 'mail', 'neverCame.subject', { reference: booking.reference });
  const paragraphs = [translate(lang, 'mail', 'neverCame.text')];
  if (bought && booking.status === 'cancelled') paragraphs.push(translate(lang, 'mail', 'neverCame.cancelled'));
  if (points) paragraphs.push(translate(lang, 'mail', 'neverCame.points'));
  if (rest) paragraphs.push(translate(lang, 'mail', 'neverCame.rest'));
  if (unpaid) paragraphs.push(translate(lang, 'mail', 'neverCame.over'));
  return toTraveller(app, mailed, subject, {
    paragraphs: [...paragraphs, translate(lang, 'mail', 'neverCame.paid')],
    facts: tripFacts(mailed, lang),
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}
