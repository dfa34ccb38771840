import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import type { JobNameWith } from '#server/jobs/registry.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import { isSurplusReason } from '#shared/refund-reasons.ts';
import { receiptPaper } from '../layout/attachments.ts';
import { bookingButton, type Facts, toTraveller, whichTrip } from '../layout/letter-parts.ts';
import { findMailedRefund, type MailedRefund, type RefundRow } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/** To the traveller: Stripe has accepted the refund, and how long the bank needs. */
function refundSentLetter(app: App, { refund, mailed }: MailedRefund): Promise<Letter> {
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'refundSent.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [translate(lang, 'mail', 'refundSent.text'), whenItArrives(refund, lang)],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refund, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the traveller: the refund has been made, with its reference and our receipt. */
async function refundDoneLetter(app: App, { refund, mailed }: MailedRefund): Promise<Letter> {
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'refundDone.subject', { reference: mailed.booking.reference });
  const reference: Facts = refund.providerRef ? [[translate(lang, 'mail', 'fact.reference'), refund.providerRef]] : [];
  const letter = await toTraveller(app, mailed, {
    subject,
    // Sent by hand it may have gone anywhere, so the letter does not say where it arrives.
    paragraphs: [
      translate(lang, 'mail', 'refundDone.text'),
      ...(refund.method === 'manual' ? [] : [whenItArrives(refund, lang)]),
    ],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refund, lang), ...reference],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
  return { ...letter, attachments: await receiptPaper(app, mailed) };
}

/** To the traveller: the refund cannot be sent automatically, so a person of our team sends it. */
function refundManualLetter(app: App, { refund, mailed }: MailedRefund): Promise<Letter> {
  const lang = mailed.booking.language;
  const subject = translate(lang, 'mail', 'refundManual.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [translate(lang, 'mail', 'refundManual.text'), translate(lang, 'mail', 'refundManual.nothing')],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refund, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** Where a refund goes, and how long until it arrives. */
export function whenItArrives({ method, status }: Pick<RefundRow, 'method' | 'status'>, lang: Lang): string {
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

interface RefundLetter {
  /** The first part of the key under which it is sent once. */
  template: string;
  /** Whether the refund is still in a state that the letter is about. */
  fits(refund: MailedRefund['refund']): boolean;
  write(app: App, about: MailedRefund): Promise<Letter>;
}

/**
 * The job of a letter about a refund, which is sent once if it still fits. What a bank took back by a dispute is no
 * refund of ours.
 */
const refundLetterJob = (name: JobNameWith<{ refundId: string }>, { template, fits, write }: RefundLetter) =>
  job(name, async (app, { refundId }) => {
    const about = await findMailedRefund(app.db, refundId);
    if (!about || about.refund.reason === 'chargeback' || !fits(about.refund)) return;
    // A refund that Stripe reported as made may fail later and be sent by hand: then it is made again, with another
    // reference.
    const end = template === 'refund-done' ? `:${about.refund.providerRef ?? ''}` : '';
    await sendOnce(app, `${template}:${refundId}${end}`, () => write(app, about));
  });

/**
 * Sent by card, and neither made nor refused meanwhile. M-Pesa needs minutes, so there the letter that it was made is
 * enough; and a surplus has a letter of its own when it is found.
 */
const isOnItsWay = ({ status, reason, method }: MailedRefund['refund']) =>
  method === 'stripe' && status === 'pending' && !isSurplusReason(reason);

export const refundLetterJobs = [
  refundLetterJob('mail-refund-sent', { template: 'refund-sent', fits: isOnItsWay, write: refundSentLetter }),
  refundLetterJob('mail-refund-done', {
    template: 'refund-done',
    fits: ({ status }) => status === 'succeeded',
    write: refundDoneLetter,
  }),
  refundLetterJob('mail-refund-manual', {
    template: 'refund-manual',
    fits: ({ status }) => status === 'manual',
    write: refundManualLetter,
  }),
];
