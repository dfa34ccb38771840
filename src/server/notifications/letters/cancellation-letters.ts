import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import { bookingButton, type Facts, toProvider, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import {
  findCancelledBy,
  isTakenBack,
  listCancelRefunds,
  type MailedBooking,
  type RefundRow,
  shareOfProvider,
} from '../queries.ts';
import { bookingLetterJob, hasExpired } from './booking-letters.ts';
import { refundFacts, whenItArrives } from './refund-letters.ts';

/** To the traveller: who cancelled, what is refunded and when; or that the cardholder's bank took the payment back. */
async function cancelledLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking } = mailed;
  const lang = booking.language;
  const [by, refunds] = await Promise.all([findCancelledBy(app.db, booking.id), listCancelRefunds(app.db, booking)]);
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

type Canceller = Awaited<ReturnType<typeof findCancelledBy>>;

function whoCancelled(by: Canceller, lang: Lang): string {
  if (by?.actor === 'traveller') return translate(lang, 'mail', 'cancelled.byYou');
  return by?.actor === 'provider'
    ? translate(lang, 'mail', 'cancelled.byProvider')
    : translate(lang, 'mail', 'cancelled.byUs');
}

function whatComesBack({ booking }: MailedBooking, refunds: RefundRow[], lang: Lang): string[] {
  // A booking is confirmed when it is paid, so this one was not.
  if (booking.confirmedAt === null) return [translate(lang, 'mail', 'cancelled.unpaid')];
  if (refunds.length === 0) return [translate(lang, 'mail', 'cancelled.nothing')];
  const times = refunds.map((refund) => whenItArrives(refund, lang));
  return [translate(lang, 'mail', 'cancelled.refund'), ...new Set(times)];
}

/** The reason that the person who cancelled has typed, for the other side. The system's own reasons are codes. */
function reasonFact(by: Canceller, reader: 'traveller' | 'provider', lang: Lang): Facts {
  if (!by?.reason || by.actor === reader || by.actor === 'system') return [];
  return [[translate(lang, 'mail', 'fact.reason'), by.reason]];
}

/** To the provider of a booking that had been confirmed: their places are free again, and how much they keep. */
async function providerCancelledLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const [by, keptCents] = await Promise.all([findCancelledBy(app.db, booking.id), shareOfProvider(app.db, booking)]);
  const subject = translate(lang, 'mail', 'providerCancelled.subject', { reference: booking.reference });
  return toProvider(app, mailed, {
    subject,
    paragraphs: [
      translate(lang, 'mail', isTakenBack(booking) ? 'providerCancelled.byBank' : byWhom(by)),
      translate(lang, 'mail', 'providerCancelled.places'),
    ],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      ...reasonFact(by, 'provider', lang),
      [translate(lang, 'mail', 'fact.kept'), formatMoved({ currency: 'USD', amountMinor: keptCents }, lang)],
    ],
  });
}

function byWhom(by: Canceller) {
  if (by?.actor === 'provider') return 'providerCancelled.byYou';
  return by?.actor === 'traveller' ? 'providerCancelled.byTraveller' : 'providerCancelled.byUs';
}

const isCancelled = (booking: MailedBooking['booking']) => booking.status === 'cancelled' && !hasExpired(booking);
/** Providers get a letter only about bookings that had been confirmed. */
const wasConfirmed = (booking: MailedBooking['booking']) => isCancelled(booking) && booking.confirmedAt !== null;

export const cancellationLetterJobs = [
  bookingLetterJob('mail-booking-cancelled', {
    to: 'traveller',
    template: 'booking-cancelled',
    fits: isCancelled,
    write: cancelledLetter,
  }),
  bookingLetterJob('mail-provider-booking-cancelled', {
    to: 'provider',
    kind: 'cancellation',
    template: 'provider-booking-cancelled',
    fits: wasConfirmed,
    write: providerCancelledLetter,
  }),
];
