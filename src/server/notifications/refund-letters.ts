import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { App } from '../app.ts';
import type { Letter } from '../outside/mail.ts';
import { receiptPaper } from './attachments.ts';
import { bookingButton, type Facts, toTraveller, whichTrip } from './letter-parts.ts';
import type { MailedRefund, RefundRow } from './queries.ts';

/** To the traveller: the provider has taken the refund on, and how long it needs. */
export function refundSentLetter(app: App, { refund, mailed }: MailedRefund): Promise<Letter> {
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'refundSent.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'refundSent.text'), howLong(refund, lang)],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refund, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the traveller: it is done, with its reference and the receipt that says so. */
export async function refundDoneLetter(app: App, { refund, mailed }: MailedRefund): Promise<Letter> {
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'refundDone.subject', { reference: mailed.booking.reference });
  const reference: Facts = refund.providerRef ? [[translate(lang, 'mail', 'fact.reference'), refund.providerRef]] : [];
  const letter = await toTraveller(app, mailed, subject, {
    // A person may have sent it to wherever the traveller wanted it.
    paragraphs: [
      translate(lang, 'mail', 'refundDone.text'),
      ...(refund.method === 'manual' ? [] : [howLong(refund, lang)]),
    ],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refund, lang), ...reference],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
  return { ...letter, attachments: await receiptPaper(app, mailed) };
}

/** To the traveller: no machine gets it through, so a person does it. */
export function refundManualLetter(app: App, { refund, mailed }: MailedRefund): Promise<Letter> {
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'refundManual.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, subject, {
    paragraphs: [translate(lang, 'mail', 'refundManual.text'), translate(lang, 'mail', 'refundManual.nothing')],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refund, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** Where it goes or went, and when whoever paid may look for it. */
export function howLong({ method, status }: Pick<RefundRow, 'method' | 'status'>, lang: Lang): string {
  const done = status === 'succeeded';
  switch (method) {
    case 'stripe':
      return translate(lang, 'mail', done ? 'refund.toCard' : 'refund.card');
    case 'manual':
      return translate(lang, 'mail', 'refund.hand');
    case 'points':
      return translate(lang, 'mail', 'refund.points');
    case 'b2c':
    case 'reversal':
    case 'portal':
      return translate(lang, 'mail', done ? 'refund.toPhone' : 'refund.mpesa');
  }
}

/** How much comes or came back, in money and in points. */
export function refundFacts(refund: RefundRow, lang: Lang): Facts {
  const facts: Facts = [];
  if (refund.amountMinor > 0) facts.push([translate(lang, 'mail', moneyFact(refund)), formatMoved(refund, lang)]);
  if (refund.pointsBack > 0) {
    facts.push([translate(lang, 'mail', 'fact.pointsBack'), refund.pointsBack.toLocaleString(`${lang}-KE`)]);
  }
  return facts;
}

function moneyFact({ reason, status }: RefundRow) {
  if (reason === 'chargeback') return 'fact.takenBack';
  return status === 'succeeded' ? 'fact.refunded' : 'fact.refund';
}
