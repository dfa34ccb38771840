import type { App } from '#server/app.ts';
import { answersInWords } from '#server/bookings/answers/answers-in.ts';
import { arrivalFacts, arrivalOf } from '#server/bookings/arrival-queries.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { tripDates } from '#server/bookings/trip-dates.ts';
import { extraLines } from '#server/catalogue/extra-words.ts';
import { onSiteLines } from '#server/catalogue/fee-words.ts';
import { guestsIn } from '#server/catalogue/party-words.ts';
import type { Letter } from '#server/outside/mail.ts';
import { pictureIn } from '#server/pictures/picture-answer.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { MailedBooking } from '../queries.ts';
import type { LetterContent } from './render-letter.ts';
import { type LetterWords, type Sentence, writeLetter } from './write-letter.ts';

export type Facts = NonNullable<LetterContent['facts']>;

/** The lines of what a person has typed, each a paragraph of a letter; without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const pageAddress = (app: App, path: string, lang: Lang): string => app.config.publicUrl + withLang(path, lang);

/** Reference and service of a booking. */
export function whichTrip({ booking, service }: MailedBooking, lang: Lang): Facts {
  return [
    [translate(lang, 'mail', 'fact.booking'), booking.reference],
    [translate(lang, 'mail', 'fact.service'), titleIn(lang, service).title],
  ];
}

/** When and where to be, and the host: for the traveller's eyes. */
export function whereToBe(app: App, { booking, service, arrival: row }: MailedBooking, lang: Lang): Facts {
  const arrival = arrivalOf(app, row, { status: booking.status, party: 'traveller', lang });
  return [
    [translate(lang, 'mail', 'fact.when'), tripDates(booking.startDate, booking.endDate, lang)],
    [translate(lang, 'mail', 'fact.place'), service.location],
    ...arrivalFacts(arrival, lang).map(({ label, text, link }): Facts[number] =>
      link ? [label, text, link] : [label, text],
    ),
  ];
}

/** How many guests, and who they are where prices tell them apart. */
export const guestsFact = (booking: MailedBooking['booking'], lang: Lang): Facts[number] => [
  translate(lang, 'mail', 'fact.guests'),
  guestsIn(lang, booking),
];

/** Reference, service, place, dates, guests and extras of a booking. */
export function tripFacts(mailed: MailedBooking, lang: Lang): Facts {
  const { booking, service } = mailed;
  return [
    ...whichTrip(mailed, lang),
    [translate(lang, 'mail', 'fact.place'), service.location],
    [translate(lang, 'mail', 'fact.when'), tripDates(booking.startDate, booking.endDate, lang)],
    guestsFact(booking, lang),
    ...extraFacts(booking, lang),
  ];
}

/** What was added for money. */
export function extraFacts({ extras }: Pick<MailedBooking['booking'], 'extras'>, lang: Lang): Facts {
  const lines = extraLines(lang, extras);
  return lines.length === 0 ? [] : [[translate(lang, 'mail', 'fact.extras'), lines.join('; ')]];
}

/** What the guests pay on the spot besides the price. */
export function feeFacts({ booking }: MailedBooking, lang: Lang): Facts {
  const lines = onSiteLines(lang, booking.onSiteFees, booking);
  return lines.length === 0 ? [] : [[translate(lang, 'party', 'fees.title'), lines.join('; ')]];
}

/** What the traveller has answered to the questions of the listing. */
export const answerFacts = (app: App, { booking }: MailedBooking, lang: Lang): Facts =>
  answersInWords(app, booking, lang).map(({ question, answer }): Facts[number] => [question, answer]);

/** The listing's picture from our own address, at twice the letter's width. */
export function tripPicture(app: App, { picture }: MailedBooking, lang: Lang): { url: string; alt: string } {
  const { image, alt } = pictureIn(lang, picture);
  return { url: app.config.publicUrl + pictureAt(image, 1280), alt };
}

/** The button to the booking's own page. */
export const bookingButton = (app: App, { booking, traveller }: MailedBooking, label: string) => ({
  label,
  url: pageAddress(app, `/dashboard/bookings/${booking.id}`, traveller.language),
});

type Words = Omit<LetterWords, 'lang' | 'name'> & { subject: Sentence };

/** A letter to whoever booked, in the language that they have chosen, with a picture of the trip. */
export async function toTraveller(app: App, mailed: MailedBooking, { subject, ...words }: Words): Promise<Letter> {
  const { contactName, contactEmail: to } = mailed.booking;
  const lang = mailed.traveller.language;
  const picture = tripPicture(app, mailed, lang);
  return { to, ...(await writeLetter(app, subject, { lang, name: firstNameOf(contactName), picture, ...words })) };
}

/** A letter to the provider, in their language. */
export async function toProvider(app: App, mailed: MailedBooking, { subject, ...words }: Words): Promise<Letter> {
  const { name, email: to, language: lang } = mailed.provider;
  return { to, ...(await writeLetter(app, subject, { lang, name, ...words })) };
}
