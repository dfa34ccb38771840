import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import { isSurplusReason } from '#shared/refund-reasons.ts';
import { receiptPaper } from '../layout/attachments.ts';
import { bookingButton, type Facts, toTraveller, whichTrip } from '../layout/letter-parts.ts';
import { type Sentence, say } from '../layout/write-letter.ts';
import { paidLimits, sendWithin } from '../letter-limits.ts';
import { findMailedRefund, type MailedBooking, type RefundRow } from '../queries.ts';
import { sendOnceForEach } from '../send-once.ts';

/** What letters say of a refund, one that is only planned too. */
export type ToldRefund = Pick<RefundRow, 'reason' | 'method' | 'status' | 'currency' | 'amountMinor' | 'pointsBack'>;

/** Refunds of one decision that go to one place: one letter is about all of them. */
interface ToldRefunds {
  refunds: [RefundRow, ...RefundRow[]];
  mailed: MailedBooking;
}

/** To the traveller: Stripe has accepted the refund, and how long the bank needs. */
function refundSentLetter(app: App, { refunds, mailed }: ToldRefunds): Promise<Letter> {
  const lang = mailed.traveller.language;
  const subject = say('refundSent.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [say('refundSent.text'), say(whenItArrives(refunds[0]))],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refunds, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the traveller: the refund was sent to a card, or has arrived, with its reference and our receipt. */
async function refundDoneLetter(app: App, { refunds, mailed }: ToldRefunds): Promise<Letter> {
  const lang = mailed.traveller.language;
  const { reference } = mailed.booking;
  const references = refunds.flatMap(({ providerRef }): Facts => {
    return providerRef ? [[translate(lang, 'mail', 'fact.reference'), providerRef]] : [];
  });
  const letter = await toTraveller(app, mailed, {
    subject: say('refundDone.subject', { reference }),
    paragraphs: doneParagraphs(refunds[0]),
    facts: [...whichTrip(mailed, lang), ...refundFacts(refunds, lang), ...references],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
  return { ...letter, attachments: await receiptPaper(app, mailed) };
}

/** What a refund that was made came to: a bank needs days to show it on a card. Sent by hand it may have gone anywhere. */
function doneParagraphs(refund: RefundRow): Sentence[] {
  if (refund.method === 'stripe') return [say(whenItArrives(refund))];
  if (refund.method === 'manual') return [say('refundSent.text')];
  return [say('refundDone.text'), say(whenItArrives(refund))];
}

/** To the traveller: the refund cannot be sent automatically, so a person of our team sends it. */
function refundManualLetter(app: App, { refunds, mailed }: ToldRefunds): Promise<Letter> {
  const lang = mailed.traveller.language;
  const subject = say('refundManual.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [say('refundManual.text'), say('refundManual.nothing')],
    facts: [...whichTrip(mailed, lang), ...refundFacts(refunds, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** What says where a refund goes, and how long until it arrives. */
export function whenItArrives({ method, status }: Pick<RefundRow, 'method' | 'status'>) {
  const done = status === 'succeeded';
  switch (method) {
    case 'stripe':
      return done ? 'refund.toCard' : 'refund.card';
    case 'manual':
      return 'refund.hand';
    case 'points':
      return 'refund.points';
    case 'b2c':
    case 'reversal':
    case 'portal':
      return done ? 'refund.toPhone' : 'refund.mpesa';
  }
}

/** How much comes or came back in all, in money and in points. */
export function refundFacts(refunds: readonly ToldRefund[], lang: Lang): Facts {
  const sums = new Map<string, { fact: ReturnType<typeof moneyFact>; currency: ChargeCurrency; amountMinor: number }>();
  for (const refund of refunds) {
    const { currency, amountMinor } = refund;
    const fact = moneyFact(refund);
    const before = sums.get(fact + currency)?.amountMinor ?? 0;
    if (amountMinor > 0) sums.set(fact + currency, { fact, currency, amountMinor: before + amountMinor });
  }
  const facts = [...sums.values()].map(({ fact, ...money }): Facts[number] => {
    return [translate(lang, 'mail', fact), formatMoved(money, lang)];
  });
  const points = refunds.reduce((sum, { pointsBack }) => sum + pointsBack, 0);
  if (points > 0) facts.push([translate(lang, 'mail', 'fact.pointsBack'), points.toLocaleString(`${lang}-KE`)]);
  return facts;
}

function moneyFact({ reason, status }: ToldRefund) {
  if (reason === 'chargeback') return 'fact.takenBack';
  return status === 'succeeded' ? 'fact.refunded' : 'fact.refund';
}

type RefundLetterName = 'mail-refund-sent' | 'mail-refund-done' | 'mail-refund-manual';

interface RefundLetter {
  /** The first part of the key under which it is sent once. */
  template: string;
  /** Whether the refund is still in a state that the letter is about. */
  fits(refund: RefundRow): boolean;
  write(app: App, about: ToldRefunds): Promise<Letter>;
}

/**
 * The job of a letter about a refund, which is sent once if it still fits, and about all that were decided with it, go to
 * the same place and have come as far. What a bank took back by a dispute is no refund of ours. To an address that may be
 * a stranger's it waits when there were many.
 */
const refundLetterJob = (name: RefundLetterName, { template, fits, write }: RefundLetter) =>
  job(name, async (app, { refundId }) => {
    const found = await findMailedRefund(app.db, refundId);
    if (!found || found.refund.reason === 'chargeback' || !fits(found.refund)) return;
    // A refund that Stripe reported as made may fail later and be sent by hand: then it is made again, with another
    // reference.
    const endOf = ({ providerRef }: RefundRow) => (template === 'refund-done' ? `:${providerRef ?? ''}` : '');
    const keyOf = (refund: RefundRow) => `${template}:${refund.id}${endOf(refund)}`;
    await sendWithin(
      app,
      await paidLimits(app, found.mailed),
      () =>
        sendOnceForEach(app, { about: found.together.filter(fits), keyOf }, (refunds) =>
          write(app, { refunds, mailed: found.mailed }),
        ),
      (tx, at) => enqueue(tx, name, { refundId }, { at }),
    );
  });

/**
 * Sent by card, and neither made nor refused meanwhile. M-Pesa needs minutes, so there the letter that it was made is
 * enough; and a surplus has a letter of its own when it is found.
 */
export const isOnItsWay = ({ status, reason, method }: RefundRow) =>
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
