import { type CalendarDate, formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { type Lang, withLang } from '#shared/languages.ts';
import { formatKes, formatUsdCharge, kes, usd } from '#shared/money.ts';
import { pictureAt } from '#shared/pictures.ts';
import type { App } from '../app.ts';
import { titleIn } from '../bookings/booking-answers.ts';
import { bookingCalendar } from '../bookings/calendar.ts';
import type { Letter } from '../outside/mail.ts';
import { pictureIn } from '../pictures/picture-answer.ts';
import { getSettings } from '../settings/queries.ts';
import { renderLetter } from './letter.ts';
import { isStanding, type MailedBooking, type ReturnedMoney } from './queries.ts';

type Facts = [label: string, value: string][];

export const pageAddress = (app: App, path: string, lang: Lang): string => app.config.publicUrl + withLang(path, lang);

/** The small print of every letter: how to reach us, and in the demo that no money moves. */
export async function letterFooter(app: App, lang: Lang): Promise<string[]> {
  const { supportEmail, supportPhone } = await getSettings(app.db);
  const help = translate(lang, 'mail', 'footer.help', { email: supportEmail, phone: supportPhone });
  return app.config.demo ? [help, translate(lang, 'mail', 'footer.demo')] : [help];
}

/** Money with its currency named: '$240 USD', 'KES 26,400'. */
function money({ currency, amountMinor }: { currency: 'USD' | 'KES'; amountMinor: number }, lang: Lang): string {
  // Shillings are kept times 100.
  return currency === 'KES'
    ? formatKes(kes(Math.round(amountMinor / 100)), lang)
    : formatUsdCharge(usd(amountMinor), lang);
}

function when(startDate: CalendarDate, endDate: CalendarDate, lang: Lang): string {
  const [from, to] = [formatDate(startDate, lang), formatDate(endDate, lang)];
  return startDate === endDate ? from : translate(lang, 'mail', 'when.range', { from, to });
}

function tripFacts({ booking, service }: MailedBooking, lang: Lang): Facts {
  return [
    [translate(lang, 'mail', 'fact.booking'), booking.reference],
    [translate(lang, 'mail', 'fact.service'), titleIn(lang, service).title],
    [translate(lang, 'mail', 'fact.place'), service.location],
    [translate(lang, 'mail', 'fact.when'), when(booking.startDate, booking.endDate, lang)],
    [translate(lang, 'mail', 'fact.guests'), String(booking.guests)],
  ];
}

/** The listing's picture, at twice the letter's width, from our own address. */
function tripPicture(app: App, { picture }: MailedBooking, lang: Lang): { url: string; alt: string } {
  const { image, alt } = pictureIn(lang, picture);
  return { url: app.config.publicUrl + pictureAt(image, 1280), alt };
}

/** To the traveller: what was booked and paid, with the trip as a calendar file. */
export async function confirmedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, paid } = mailed;
  const lang = booking.language;
  const facts = tripFacts(mailed, lang);
  if (paid) facts.push([translate(lang, 'mail', 'fact.paid'), money(paid, lang)]);
  if (paid?.receipt) facts.push([translate(lang, 'mail', 'fact.receipt'), paid.receipt]);
  const subject = translate(lang, 'mail', 'confirmed.subject', { reference: booking.reference });
  const letter = renderLetter(subject, {
    lang,
    name: booking.contactName,
    paragraphs: [translate(lang, 'mail', 'confirmed.text')],
    facts,
    button: {
      label: translate(lang, 'mail', 'confirmed.button'),
      url: pageAddress(app, `/dashboard/bookings/${booking.id}`, lang),
    },
    after: [translate(lang, 'mail', 'confirmed.calendar')],
    picture: tripPicture(app, mailed, lang),
    footer: await letterFooter(app, lang),
  });
  const calendar = {
    filename: `${booking.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8',
    content: bookingCalendar(app, mailed, lang),
  };
  return { to: booking.contactEmail, ...letter, attachments: [calendar] };
}

/** To the provider: who comes, when, and how to reach them. */
export async function newBookingLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = translate(lang, 'mail', 'newBooking.subject', { reference: booking.reference });
  const letter = renderLetter(subject, {
    lang,
    name: provider.name,
    paragraphs: [translate(lang, 'mail', 'newBooking.text')],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.price'), money({ currency: 'USD', amountMinor: booking.totalCents }, lang)],
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      [translate(lang, 'mail', 'fact.email'), booking.contactEmail],
    ],
    picture: tripPicture(app, mailed, lang),
    footer: await letterFooter(app, lang),
  });
  return { to: provider.email, ...letter };
}

/** To the traveller: the hold ran out. It does not say that nothing was charged: money may still be on its way. */
export async function expiredLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const subject = translate(lang, 'mail', 'expired.subject', { reference: booking.reference });
  const letter = renderLetter(subject, {
    lang,
    name: booking.contactName,
    paragraphs: [translate(lang, 'mail', 'expired.text'), translate(lang, 'mail', 'expired.late')],
    facts: tripFacts(mailed, lang),
    button: {
      label: translate(lang, 'mail', 'expired.button'),
      url: pageAddress(app, `/services/${mailed.service.id}`, lang),
    },
    picture: tripPicture(app, mailed, lang),
    footer: await letterFooter(app, lang),
  });
  return { to: booking.contactEmail, ...letter };
}

/** To the traveller: money came that buys no place, or more than the booking costs. */
export async function surplusLetter(app: App, mailed: MailedBooking, returned: ReturnedMoney): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const subject = translate(lang, 'mail', 'surplus.subject', { reference: booking.reference });
  const letter = renderLetter(subject, {
    lang,
    name: booking.contactName,
    paragraphs: [
      isStanding(booking.status) ? translate(lang, 'mail', 'surplus.more') : translate(lang, 'mail', 'surplus.text'),
      translate(lang, 'mail', 'surplus.nothing'),
    ],
    facts: [...tripFacts(mailed, lang), [translate(lang, 'mail', 'fact.amount'), money(returned, lang)]],
    button: {
      label: translate(lang, 'mail', 'surplus.button'),
      url: pageAddress(app, `/dashboard/bookings/${booking.id}`, lang),
    },
    picture: tripPicture(app, mailed, lang),
    footer: await letterFooter(app, lang),
  });
  return { to: booking.contactEmail, ...letter };
}

/** To the provider: why a cancelled booking stays cancelled although it was paid. */
export async function lateMoneyLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = translate(lang, 'mail', 'lateMoney.subject', { reference: booking.reference });
  const letter = renderLetter(subject, {
    lang,
    name: provider.name,
    paragraphs: [translate(lang, 'mail', 'lateMoney.text')],
    facts: tripFacts(mailed, lang),
    footer: await letterFooter(app, lang),
  });
  return { to: provider.email, ...letter };
}
