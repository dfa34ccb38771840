import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { App } from '../app.ts';
import { tripDates } from '../bookings/trip-dates.ts';
import type { Letter } from '../outside/mail.ts';
import { tripPapers } from './attachments.ts';
import { findChangeCharge, listChangeRefunds, type MailedChange } from './changes/queries.ts';
import { bookingButton, type Facts, toProvider, toTraveller, whichTrip } from './letter-parts.ts';
import { refundFacts } from './refund-letters.ts';

const dollars = (amountMinor: number, lang: Lang) => formatMoved({ currency: 'USD', amountMinor }, lang);

/** Old and new side by side, only where they differ; of one that was not made, as what was asked for. */
function changeFacts({ change }: MailedChange, lang: Lang): Facts {
  const both = change.status === 'applied' ? 'fact.beforeAndNow' : 'fact.standsAndAsked';
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
  return rows.map(([label, before, now]) => {
    return [label, before === now ? now : translate(lang, 'mail', both, { before, now })];
  });
}

/** What was charged for it or comes back of it, each as it moves, and what the policy keeps of a cheaper price. */
async function moneyFacts(app: App, change: MailedChange['change'], lang: Lang): Promise<Facts> {
  const [charge, refunds] = await Promise.all([findChangeCharge(app.db, change), listChangeRefunds(app.db, change)]);
  const kept = -change.differenceCents - change.refundCents;
  return [
    ...(charge ? [[translate(lang, 'mail', 'fact.paidMore'), formatMoved(charge, lang)] satisfies Facts[number]] : []),
    ...refunds.flatMap((refund) => refundFacts(refund, lang)),
    ...(kept > 0 ? [[translate(lang, 'mail', 'fact.keptOfIt'), dollars(kept, lang)] satisfies Facts[number]] : []),
  ];
}

/** To the traveller: what was and what is now, what more was paid or comes back, and the papers anew. */
export async function changedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'changed.subject', { reference: mailed.booking.reference });
  const money = await moneyFacts(app, change, lang);
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

/** To the traveller: the difference was not paid in time; what stands, and what had been asked for. */
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
