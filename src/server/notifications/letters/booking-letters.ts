import type { App } from '#server/app.ts';
import { proofsIn } from '#server/catalogue/party-words.ts';
import type { Tx } from '#server/db/client.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { Limit } from '#server/limits/take-tries.ts';
import type { Letter } from '#server/outside/mail.ts';
import { today } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { LetterKind } from '#shared/provider-letters.ts';
import { sameStay } from '#shared/same-stay.ts';
import { tripPapers } from '../layout/attachments.ts';
import {
  answerFacts,
  bookingButton,
  extraFacts,
  type Facts,
  feeFacts,
  guestsFact,
  pageAddress,
  toProvider,
  toTraveller,
  tripFacts,
  tripPicture,
  whereToBe,
  whichTrip,
} from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { bookingLimits, sendWithin, wasPaid } from '../letter-limits.ts';
import { findMailedBooking, isStanding, type MailedBooking, wantsLetter } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To the traveller: where and when to be, the host, what was booked and paid, with the trip for the calendar, the
 * voucher and the receipt.
 */
async function confirmedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, paid } = mailed;
  const lang = mailed.traveller.language;
  const facts = [
    ...whereToBe(app, mailed, lang),
    ...whichTrip(mailed, lang),
    guestsFact(booking, lang),
    ...proofFacts(booking, lang),
    ...extraFacts(booking, lang),
    ...feeFacts(mailed, lang),
  ];
  facts.push(...answerFacts(app, mailed, lang));
  if (paid) facts.push([translate(lang, 'mail', 'fact.paid'), formatMoved(paid, lang)]);
  if (paid?.receipt) facts.push([translate(lang, 'mail', 'fact.receipt'), paid.receipt]);
  const subject = say('confirmed.subject', { reference: booking.reference });
  const letter = await toTraveller(app, mailed, {
    subject,
    paragraphs: [say('confirmed.text')],
    facts,
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
    after: [say('confirmed.papers')],
  });
  return { ...letter, attachments: await tripPapers(app, mailed) };
}

/** What the guests have to show on the day, where they pay less for it. */
function proofFacts({ party }: MailedBooking['booking'], lang: Lang): Facts {
  const proofs = proofsIn(lang, party);
  return proofs.length === 0 ? [] : [[translate(lang, 'party', 'proof.title'), proofs.join('; ')]];
}

/** To the provider: who comes, when, and how to reach them. */
function newBookingLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = say('newBooking.subject', { reference: booking.reference });
  const price = formatMoved({ currency: 'USD', amountMinor: booking.totalCents }, lang);
  return toProvider(app, mailed, {
    subject,
    paragraphs: [say('newBooking.text')],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.price'), price],
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      [translate(lang, 'mail', 'fact.email'), booking.contactEmail],
      ...answerFacts(app, mailed, lang),
    ],
    picture: tripPicture(app, mailed, lang),
  });
}

/** To the traveller: the hold has ended. It does not say that nothing was charged, because money may still arrive. */
function expiredLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, service } = mailed;
  const lang = mailed.traveller.language;
  const subject = say('expired.subject', { reference: booking.reference });
  const { guests, ...more } = sameStay(booking, today(app.clock));
  const stay = new URLSearchParams({ ...more, guests: String(guests) });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [say('expired.text'), say('expired.late')],
    facts: tripFacts(mailed, lang),
    button: {
      label: translate(lang, 'mail', 'expired.button'),
      url: pageAddress(app, `/booking/${service.id}?${stay}`, lang),
    },
  });
}

type BookingLetterName =
  | 'mail-booking-confirmed'
  | 'mail-provider-booking-confirmed'
  | 'mail-booking-expired'
  | 'mail-request-asked'
  | 'mail-provider-request'
  | 'mail-request-accepted'
  | 'mail-request-declined'
  | 'mail-request-unanswered'
  | 'mail-provider-request-unanswered'
  | 'mail-booking-cancelled'
  | 'mail-provider-booking-cancelled';

interface BookingLetter {
  to: 'traveller' | 'provider';
  /** The kind that a provider may have switched off; absent: it is always sent. */
  kind?: LetterKind;
  /** The first part of the key under which it is sent once. */
  template: string;
  /** Whether the booking is still in a state that the letter is about. */
  fits(booking: MailedBooking['booking']): boolean;
  /** How many may be sent; by default `bookingLimits` to a traveller, and none to a provider. */
  limits?(app: App, mailed: MailedBooking): Promise<Limit[]>;
  write(app: App, mailed: MailedBooking): Promise<Letter>;
}

const unlimited = async (): Promise<Limit[]> => [];

/**
 * The job of a letter about a booking, which is sent once if it still fits. One to a traveller has limits: about an unpaid
 * booking it is left out when there were many, about a paid one it waits.
 */
export const bookingLetterJob = (
  name: BookingLetterName,
  { to, kind, template, fits, limits = to === 'traveller' ? bookingLimits : unlimited, write }: BookingLetter,
) =>
  job(name, async (app, { bookingId }) => {
    const mailed = await findMailedBooking(app.db, bookingId);
    if (!mailed || !fits(mailed.booking) || !wantsLetter(mailed.provider, kind)) return;
    const later = (tx: Tx, at: Date) => enqueue(tx, name, { bookingId }, { at });
    await sendWithin(
      app,
      await limits(app, mailed),
      () => sendOnce(app, `${template}:${bookingId}`, () => write(app, mailed)),
      wasPaid(mailed) ? later : undefined,
    );
  });

const stands = ({ status }: MailedBooking['booking']) => isStanding(status);

export const hasExpired = ({ status, cancelReason }: MailedBooking['booking']): boolean =>
  status === 'cancelled' && cancelReason === 'expired';

export const bookingLetterJobs = [
  bookingLetterJob('mail-booking-confirmed', {
    to: 'traveller',
    template: 'booking-confirmed',
    fits: stands,
    write: confirmedLetter,
  }),
  bookingLetterJob('mail-provider-booking-confirmed', {
    to: 'provider',
    kind: 'booking',
    template: 'provider-booking-confirmed',
    fits: stands,
    write: newBookingLetter,
  }),
  bookingLetterJob('mail-booking-expired', {
    to: 'traveller',
    template: 'booking-expired',
    fits: hasExpired,
    write: expiredLetter,
  }),
];
