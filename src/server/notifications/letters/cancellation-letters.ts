import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { shareOfProvider } from '#server/payments/ledger/share-of-provider.ts';
import { translate } from '#shared/i18n/translate.ts';
import { formatMoved } from '#shared/money.ts';
import { toProvider, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { findCancelledBy, isTakenBack, listCancelRefunds, type MailedBooking } from '../queries.ts';
import { bookingLetterJob, hasExpired } from './booking-letters.ts';
import { cancelledLetter, reasonFact } from './cancelled-letter.ts';

/** To the traveller, with the refunds that were decided. */
async function cancelledTravellerLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking } = mailed;
  const [by, refunds] = await Promise.all([findCancelledBy(app.db, booking.id), listCancelRefunds(app.db, booking)]);
  return cancelledLetter(app, mailed, { by, refunds });
}

type Canceller = Awaited<ReturnType<typeof findCancelledBy>>;

/** To the provider of a booking that had been confirmed: their places are free again, and how much they keep. */
async function providerCancelledLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const [by, keptCents] = await Promise.all([findCancelledBy(app.db, booking.id), shareOfProvider(app.db, booking)]);
  const subject = say('providerCancelled.subject', { reference: booking.reference });
  return toProvider(app, mailed, {
    subject,
    paragraphs: [say(isTakenBack(booking) ? 'providerCancelled.byBank' : byWhom(by)), say('providerCancelled.places')],
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
    write: cancelledTravellerLetter,
  }),
  bookingLetterJob('mail-provider-booking-cancelled', {
    to: 'provider',
    kind: 'cancellation',
    template: 'provider-booking-cancelled',
    fits: wasConfirmed,
    write: providerCancelledLetter,
  }),
];
