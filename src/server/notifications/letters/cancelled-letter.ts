import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { bookingButton, type Facts, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import { type Sentence, say } from '../layout/write-letter.ts';
import { type findCancelledBy, isTakenBack, type MailedBooking, wasReturnedByBank } from '../queries.ts';
import { refundFacts, type ToldRefund, whenItArrives } from './refund-letters.ts';

type Canceller = Awaited<ReturnType<typeof findCancelledBy>>;

/** Who cancelled a booking, and what is refunded. */
interface Cancelled {
  by: Canceller;
  refunds: readonly ToldRefund[];
}

/** To the traveller: who cancelled, what is refunded and when; or that the cardholder's bank took the payment back. */
export async function cancelledLetter(app: App, mailed: MailedBooking, { by, refunds }: Cancelled): Promise<Letter> {
  const { booking } = mailed;
  const byBank = await wasReturnedByBank(app.db, booking.id);
  const lang = mailed.traveller.language;
  const subject = say('cancelled.subject', { reference: booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: isTakenBack(booking)
      ? [say('cancelled.byBank'), say('cancelled.bankGives')]
      : [whoCancelled(by), ...whatComesBack(mailed, { by, refunds, byBank })],
    facts: [...tripFacts(mailed, lang), ...reasonFact(by, 'traveller', lang), ...refundFacts(refunds, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

function whoCancelled(by: Canceller): Sentence {
  if (by?.actor === 'traveller') return say('cancelled.byYou');
  return by?.actor === 'provider' ? say('cancelled.byProvider') : say('cancelled.byUs');
}

interface ComesBack extends Cancelled {
  /** Whether nothing is left to refund since the cardholder's bank has returned a payment. */
  byBank: boolean;
}

function whatComesBack({ booking }: MailedBooking, { by, refunds, byBank }: ComesBack): Sentence[] {
  // A booking is confirmed when it is paid, so this one was not.
  if (booking.confirmedAt === null) return [say('cancelled.unpaid')];
  if (refunds.length === 0) return [say(byBank ? 'cancelled.bankGave' : 'cancelled.nothing')];
  const times = new Set(refunds.map(whenItArrives));
  // Whatever the policy says.
  const inFull = by?.actor === 'provider' ? [say('cancelled.inFull')] : [];
  return [...inFull, say('cancelled.refund'), ...[...times].map((key) => say(key))];
}

/** The reason that the person who cancelled has typed, for the other side. The system's own reasons are codes. */
export function reasonFact(by: Canceller, reader: 'traveller' | 'provider', lang: Lang): Facts {
  if (!by?.reason || by.actor === reader || by.actor === 'system') return [];
  return [[translate(lang, 'mail', 'fact.reason'), by.reason]];
}
