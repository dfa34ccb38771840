import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { App } from '../app.ts';
import { tripDates } from '../bookings/trip-dates.ts';
import type { Letter } from '../outside/mail.ts';
import { tripPapers } from './attachments.ts';
import { bookingButton, type Facts, toProvider, toTraveller, whichTrip } from './letter-parts.ts';
import type { MailedChange } from './queries.ts';

const dollars = (amountMinor: number, lang: Lang) => formatMoved({ currency: 'USD', amountMinor }, lang);

/** Old and new side by side, only where they differ. */
function changeFacts({ change }: MailedChange, lang: Lang): Facts {
  const { fromStartDate, fromEndDate, fromGuests, fromTotalCents, startDate, endDate, guests, totalCents } = change;
  const rows: [label: string, before: string, now: string][] = [
    [
      translate(lang, 'mail', 'fact.when'),
      tripDates(fromStartDate, fromEndDate, lang),
      tripDates(startDate, endDate, lang),
    ],
    [translate(lang, 'mail', 'fact.guests'), String(fromGuests), String(guests)],
    [translate(lang, 'mail', 'fact.price'), dollars(fromTotalCents, lang), dollars(totalCents, lang)],
  ];
  return rows.map(([label, before, now]) => [label, before === now ? now : `${before} → ${now}`]);
}

/** To the traveller: what was and what is now, what more was paid or comes back, and the papers anew. */
export async function changedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'changed.subject', { reference: mailed.booking.reference });
  const money: Facts = [];
  if (change.differenceCents > 0) {
    money.push([translate(lang, 'mail', 'fact.paidMore'), dollars(change.differenceCents, lang)]);
  }
  if (change.refundCents > 0) money.push([translate(lang, 'mail', 'fact.refund'), dollars(change.refundCents, lang)]);
  const letter = await toTraveller(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'changed.text')],
    facts: [...whichTrip(mailed, lang), ...changeFacts(about, lang), ...money],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
    after: [translate(lang, 'mail', 'changed.papers')],
  });
  return { ...letter, attachments: await tripPapers(app, mailed) };
}

/** To the provider: what was and what is now. */
export function providerChangedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { mailed } = about;
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = translate(lang, 'mail', 'providerChanged.subject', { reference: booking.reference });
  return toProvider(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'providerChanged.text')],
    facts: [
      ...whichTrip(mailed, lang),
      ...changeFacts(about, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
    ],
  });
}

/** To the traveller: the difference was not paid in time; nothing has changed. */
export function lapsedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { mailed } = about;
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'lapsed.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'lapsed.text'), translate(lang, 'mail', 'lapsed.late')],
    facts: [...whichTrip(mailed, lang), ...changeFacts(about, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}
