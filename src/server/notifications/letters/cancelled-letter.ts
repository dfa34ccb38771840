import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { bookingButton, type Facts, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import { type findCancelledBy, isTakenBack, type MailedBooking } from '../queries.ts';
import { refundFacts, type ToldRefund, whenItArrives } from './refund-letters.ts';

type Canceller = Awaited<ReturnType<typeof findCancelledBy>>;

/** Who cancelled a booking, and what is refunded. */
interface Cancelled {
  by: Canceller;
  refunds: readonly ToldRefund[];
}

/** To the traveller: who cancelled, what is refunded and when; or that the cardholder's bank took the payment back. */
export function cancelledLetter(app: App, mailed: MailedBooking, { by, refunds }: Cancelled): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const subject = translate(lang, 'mail', 'cancelled.subject', { reference: booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: isTakenBack(booking)
      ? [translate(lang, 'mail', 'cancelled.byBank'), translate(lang, 'mail', 'cancelled.bankGives')]
      : [whoCancelled(by, lang), ...whatComesBack(mailed, refunds, lang)],
    facts: [...tripFacts(mailed, lang), ...reasonFact(by, 'traveller', lang), ...refundFacts(refunds, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

function whoCancelled(by: Canceller, lang: Lang): string {
  if (by?.actor === 'traveller') return translate(lang, 'mail', 'cancelled.byYou');
  return by?.actor === 'provider'
    ? translate(lang, 'mail', 'cancelled.byProvider')
    : translate(lang, 'mail', 'cancelled.byUs');
}

function whatComesBack({ booking }: MailedBooking, refunds: readonly ToldRefund[], lang: Lang): string[] {
  // A booking is confirmed when it is paid, so this one was not.
  if (booking.confirmedAt === null) return [translate(lang, 'mail', 'cancelled.unpaid')];
  if (refunds.length === 0) return [translate(lang, 'mail', 'cancelled.nothing')];
  const times = refunds.map((refund) => whenItArrives(refund, lang));
  return [translate(lang, 'mail', 'cancelled.refund'), ...new Set(times)];
}

/** The reason that the person who cancelled has typed, for the other side. The system's own reasons are codes. */
export function reasonFact(by: Canceller, reader: 'traveller' | 'provider', lang: Lang): Facts {
  if (!by?.reason || by.actor === reader || by.actor === 'system') return [];
  return [[translate(lang, 'mail', 'fact.reason'), by.reason]];
}
