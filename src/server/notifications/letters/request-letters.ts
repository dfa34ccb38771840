import type { App } from '#server/app.ts';
import type { Letter } from '#server/outside/mail.ts';
import { formatInstant } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import { hoursToPay } from '#shared/requests.ts';
import {
  answerFacts,
  bookingButton,
  type Facts,
  feeFacts,
  pageAddress,
  toProvider,
  toTraveller,
  tripFacts,
  tripPicture,
} from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { acceptanceLimits, refusalLimits, requestLimits } from '../letter-limits.ts';
import { findCancelledBy, type MailedBooking } from '../queries.ts';
import { bookingLetterJob } from './booking-letters.ts';

type Row = MailedBooking['booking'];

const priceFact = ({ booking }: MailedBooking, lang: Lang): Facts[number] => [
  translate(lang, 'mail', 'fact.price'),
  formatMoved({ currency: 'USD', amountMinor: booking.totalCents }, lang),
];

/** To the traveller: the host was asked, and until when the answer comes. */
function askedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking } = mailed;
  const lang = mailed.traveller.language;
  const date = formatInstant(booking.holdEndsAt, lang);
  return toTraveller(app, mailed, {
    subject: say('requestAsked.subject', { reference: booking.reference }),
    paragraphs: [
      say('requestAsked.text'),
      say('requestAsked.until', { date }),
      say('requestAsked.pay', { count: hoursToPay }),
    ],
    facts: [
      ...tripFacts(mailed, lang),
      priceFact(mailed, lang),
      ...feeFacts(mailed, lang),
      ...answerFacts(app, mailed, lang),
    ],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the provider: who asks for what, and until when to answer. */
function newRequestLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  const date = formatInstant(booking.holdEndsAt, lang);
  return toProvider(app, mailed, {
    subject: say('newRequest.subject', { reference: booking.reference }),
    paragraphs: [say('newRequest.text', { date })],
    facts: [
      ...tripFacts(mailed, lang),
      priceFact(mailed, lang),
      ...(booking.contactName
        ? [[translate(lang, 'mail', 'fact.traveller'), booking.contactName] satisfies Facts[number]]
        : []),
    ],
    picture: tripPicture(app, mailed, lang),
    button: {
      label: translate(lang, 'mail', 'newRequest.button'),
      url: pageAddress(app, `/provider/bookings/${booking.id}`, lang),
    },
  });
}

/** To the traveller: the host has accepted, and until when the places are held. */
function acceptedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking } = mailed;
  const lang = mailed.traveller.language;
  const date = formatInstant(booking.holdEndsAt, lang);
  return toTraveller(app, mailed, {
    subject: say('requestAccepted.subject', { reference: booking.reference }),
    paragraphs: [say('requestAccepted.text', { date })],
    facts: [...tripFacts(mailed, lang), priceFact(mailed, lang)],
    button: {
      label: translate(lang, 'mail', 'requestAccepted.button'),
      url: pageAddress(app, `/payment/${booking.id}`, lang),
    },
  });
}

/** To the traveller: the host declined, or did not answer. Nothing was charged, and other places can be looked for. */
async function closedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, service } = mailed;
  const lang = mailed.traveller.language;
  const isDeclined = booking.approval === 'declined';
  const kind = isDeclined ? 'requestDeclined' : 'requestUnanswered';
  const reason = isDeclined ? (await findCancelledBy(app.db, booking.id))?.reason : undefined;
  const search = new URLSearchParams({ category: service.category });
  return toTraveller(app, mailed, {
    subject: say(`${kind}.subject`, { reference: booking.reference }),
    paragraphs: [
      say(`${kind}.text`),
      say(booking.pointsSpent > 0 ? 'requestClosed.pointsBack' : 'requestClosed.uncharged'),
    ],
    facts: [
      ...tripFacts(mailed, lang),
      ...(reason ? [[translate(lang, 'mail', 'fact.reason'), reason] satisfies Facts[number]] : []),
    ],
    button: {
      label: translate(lang, 'mail', 'requestClosed.button'),
      url: pageAddress(app, `/services?${search}`, lang),
    },
  });
}

/** To the provider: it did not answer in time, so the request has ended. */
function missedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  return toProvider(app, mailed, {
    subject: say('missedRequest.subject', { reference: booking.reference }),
    paragraphs: [say('missedRequest.text'), say('missedRequest.next')],
    facts: [...tripFacts(mailed, lang), priceFact(mailed, lang)],
    button: {
      label: translate(lang, 'mail', 'missedRequest.button'),
      url: pageAddress(app, `/provider/bookings/${booking.id}`, lang),
    },
  });
}

const waits = ({ status, approval }: Row) => status === 'pending' && approval === 'asked';
const refused = { to: 'traveller', limits: refusalLimits } as const;

export const requestLetterJobs = [
  bookingLetterJob('mail-request-asked', {
    to: 'traveller',
    template: 'request-asked',
    fits: waits,
    write: askedLetter,
  }),
  bookingLetterJob('mail-provider-request', {
    to: 'provider',
    limits: requestLimits,
    template: 'provider-request',
    fits: waits,
    write: newRequestLetter,
  }),
  bookingLetterJob('mail-request-accepted', {
    to: 'traveller',
    limits: acceptanceLimits,
    template: 'request-accepted',
    fits: ({ status, approval }) => status === 'pending' && approval === 'accepted',
    write: acceptedLetter,
  }),
  bookingLetterJob('mail-request-declined', {
    ...refused,
    template: 'request-declined',
    fits: ({ cancelReason }) => cancelReason === 'declined',
    write: closedLetter,
  }),
  bookingLetterJob('mail-request-unanswered', {
    ...refused,
    template: 'request-unanswered',
    fits: ({ cancelReason }) => cancelReason === 'unanswered',
    write: closedLetter,
  }),
  bookingLetterJob('mail-provider-request-unanswered', {
    to: 'provider',
    limits: requestLimits,
    template: 'provider-request-unanswered',
    fits: ({ cancelReason }) => cancelReason === 'unanswered',
    write: missedLetter,
  }),
];
