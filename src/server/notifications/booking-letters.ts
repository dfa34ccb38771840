import { translate } from '#shared/i18n/translate.ts';
import { formatMoved } from '#shared/money.ts';
import type { App } from '../app.ts';
import type { Letter } from '../outside/mail.ts';
import { tripPapers } from './attachments.ts';
import { bookingButton, pageAddress, toProvider, toTraveller, tripFacts, tripPicture } from './letter-parts.ts';
import type { MailedBooking } from './queries.ts';

/** To the traveller: what was booked and paid, with the trip for the calendar, the voucher and the receipt. */
export async function confirmedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, paid } = mailed;
  const lang = booking.language;
  const facts = tripFacts(mailed, lang);
  if (paid) facts.push([translate(lang, 'mail', 'fact.paid'), formatMoved(paid, lang)]);
  if (paid?.receipt) facts.push([translate(lang, 'mail', 'fact.receipt'), paid.receipt]);
  const subject = translate(lang, 'mail', 'confirmed.subject', { reference: booking.reference });
  const letter = await toTraveller(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'confirmed.text')],
    facts,
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
    after: [translate(lang, 'mail', 'confirmed.papers')],
  });
  return { ...letter, attachments: await tripPapers(app, mailed) };
}

/** To the provider: who comes, when, and how to reach them. */
export function newBookingLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = translate(lang, 'mail', 'newBooking.subject', { reference: booking.reference });
  const price = formatMoved({ currency: 'USD', amountMinor: booking.totalCents }, lang);
  return toProvider(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'newBooking.text')],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.price'), price],
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      [translate(lang, 'mail', 'fact.email'), booking.contactEmail],
    ],
    picture: tripPicture(app, mailed, lang),
  });
}

/** To the traveller: the hold ran out. It does not say that nothing was charged: money may still be on its way. */
export function expiredLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, service } = mailed;
  const lang = booking.language;
  const subject = translate(lang, 'mail', 'expired.subject', { reference: booking.reference });
  return toTraveller(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'expired.text'), translate(lang, 'mail', 'expired.late')],
    facts: tripFacts(mailed, lang),
    button: {
      label: translate(lang, 'mail', 'expired.button'),
      url: pageAddress(app, `/services/${service.id}`, lang),
    },
  });
}
