import type { App } from '#server/app.ts';
import { arrivalOf } from '#server/bookings/arrival-queries.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { tripDates } from '#server/bookings/trip-dates.ts';
import type { Change } from '#server/notifications/change-queries.ts';
import { isTakenBack, type MailedBooking, type RefundRow } from '#server/notifications/queries.ts';
import { formatInstant } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import { normalisePhone } from '#shared/phone.ts';
import type { SmsMessage } from '#shared/sms-kinds.ts';
import { fitParts, type Part } from './fit-parts.ts';

/** What messages tell of. */
interface SmsFacts {
  mailed: MailedBooking;
  /** What cancelling has led to, or what has arrived; empty for all messages but these two. */
  refunds: readonly Pick<RefundRow, 'currency' | 'amountMinor' | 'method' | 'providerRef'>[];
  /** Whether nothing is left to refund since the cardholder's bank has returned a payment. */
  returnedByBank: boolean;
  /** What a message about a change tells of. */
  change?: Change;
}

/** A message's text in its reader's language, in two parts at most. */
export const smsText = (app: App, message: SmsMessage, facts: SmsFacts): string =>
  fitParts(writers[message](app, facts));

const writers: Readonly<Record<SmsMessage, (app: App, facts: SmsFacts) => Part[]>> = {
  payment: (_app, { mailed }) => paymentParts(mailed),
  voucher: (app, { mailed }) => [...tripParts(app, mailed, 'voucher'), line(mailed.traveller.language, 'voucher.show')],
  accepted: (_app, { mailed }) => acceptedParts(mailed),
  declined: (_app, { mailed }) => closedParts(mailed, 'declined'),
  unanswered: (_app, { mailed }) => closedParts(mailed, 'unanswered'),
  cancelled: (_app, facts) => cancelledParts(facts),
  changed: (app, { mailed }) => tripParts(app, mailed, 'changed'),
  change_for_you: (_app, facts) => changeParts(facts, 'changeForYou'),
  change_accepted: (_app, facts) => changeParts(facts, 'changeAccepted'),
  change_declined: (_app, facts) => changeParts(facts, 'changeDeclined'),
  change_unanswered: (_app, facts) => changeParts(facts, 'changeUnanswered'),
  refunded: (_app, facts) => refundedParts(facts),
  never_came: (_app, { mailed }) => neverCameParts(mailed),
  reminder: (app, { mailed }) => tripParts(app, mailed, 'reminder'),
  host_booking: hostBookingParts,
  host_request: (_app, { mailed }) => [
    ...stayParts(mailed, mailed.provider.language, 'host.request'),
    line(mailed.provider.language, 'host.answer', {
      date: formatInstant(mailed.booking.holdEndsAt, mailed.provider.language),
    }),
  ],
  host_cancelled: (_app, { mailed }) => stayParts(mailed, mailed.provider.language, 'host.cancelled'),
};

type TextKey = Parameters<typeof translate<'sms'>>[2];
type Values = Parameters<typeof translate<'sms'>>[3];

const line = (lang: Lang, key: TextKey, values?: Values): Part => ({ text: translate(lang, 'sms', key, values) });

/** Lines that hosts have written keep so many characters at least. */
const leastTitle = 20;
const leastPlace = 15;
/** And names have so many at most. */
const mostName = 30;

const heading = ({ booking }: MailedBooking, lang: Lang, key: TextKey): Part =>
  line(lang, key, { reference: booking.reference });
const title = ({ service }: MailedBooking, lang: Lang): Part => ({
  text: titleIn(lang, service).title,
  least: leastTitle,
});
const dates = ({ booking }: MailedBooking, lang: Lang): Part => ({
  text: tripDates(booking.startDate, booking.endDate, lang),
});
const guests = ({ booking }: MailedBooking, lang: Lang): Part => line(lang, 'guests', { count: booking.guests });

/** What, when and for how many. */
const stayParts = (mailed: MailedBooking, lang: Lang, key: TextKey): Part[] => [
  heading(mailed, lang, key),
  title(mailed, lang),
  dates(mailed, lang),
  guests(mailed, lang),
];

/** The trip as the voucher has it: what, where, when, for how many, the host and their phone. */
function tripParts(app: App, mailed: MailedBooking, key: TextKey): Part[] {
  const { booking, service } = mailed;
  const lang = mailed.traveller.language;
  const asked = { status: booking.status, party: 'traveller', lang } as const;
  const { meetingPoint, facts, host, hostPhone } = arrivalOf(app, mailed.arrival, asked);
  const when = facts.find(({ name }) => name === 'meetingTime' || name === 'checkInFrom');
  const name = [...host].slice(0, mostName).join('');
  return [
    heading(mailed, lang, key),
    title(mailed, lang),
    { text: service.location, least: leastPlace },
    { text: meetingPoint && `${translate(lang, 'arrival', 'meeting')}: ${meetingPoint}`, least: leastPlace },
    dates(mailed, lang),
    { text: when ? `${when.label}: ${when.value}` : '' },
    guests(mailed, lang),
    hostPhone === '' ? line(lang, 'hostNameless', { name }) : line(lang, 'host', { name, phone: hostPhone }),
  ];
}

function paymentParts(mailed: MailedBooking): Part[] {
  const { paid, traveller } = mailed;
  const { reference } = mailed.booking;
  const lang = traveller.language;
  const amount = paid ? formatMoved(paid, lang) : '';
  return [
    line(lang, 'payment', { reference, amount }),
    title(mailed, lang),
    paid?.receipt ? line(lang, 'payment.receipt', { receipt: paid.receipt }) : { text: '' },
    line(lang, 'payment.voucher'),
  ];
}

function acceptedParts(mailed: MailedBooking): Part[] {
  const { totalCents, discountCents, holdEndsAt } = mailed.booking;
  const lang = mailed.traveller.language;
  const amount = formatMoved({ currency: 'USD', amountMinor: totalCents - discountCents }, lang);
  return [
    ...stayParts(mailed, lang, 'accepted'),
    line(lang, 'accepted.pay', { amount, date: formatInstant(holdEndsAt, lang) }),
  ];
}

/** Nothing was charged, since a request is paid only once it is accepted. */
function closedParts(mailed: MailedBooking, key: 'declined' | 'unanswered'): Part[] {
  const { pointsSpent } = mailed.booking;
  const lang = mailed.traveller.language;
  const told = [heading(mailed, lang, key), title(mailed, lang), dates(mailed, lang)];
  return [...told, line(lang, pointsSpent > 0 ? 'cancelled.points' : 'declined.uncharged')];
}

function cancelledParts({ mailed, refunds, returnedByBank }: SmsFacts): Part[] {
  const lang = mailed.traveller.language;
  const told = [heading(mailed, lang, 'cancelled'), title(mailed, lang), dates(mailed, lang)];
  if (isTakenBack(mailed.booking)) return [...told, line(lang, 'cancelled.byBank')];
  if (refunds.length === 0) return returnedByBank ? told : [...told, line(lang, 'cancelled.nothing')];
  const amount = refundedIn(refunds, lang);
  return [...told, amount === '' ? line(lang, 'cancelled.points') : line(lang, 'cancelled.refund', { amount })];
}

/** 'KES 12,100', or with what goes back to a card as well '$40 USD + KES 12,100'; '' where points alone were spent. */
function refundedIn(refunds: SmsFacts['refunds'], lang: Lang): string {
  const sumIn = (currency: 'USD' | 'KES') =>
    refunds.reduce((sum, refund) => sum + (refund.currency === currency ? refund.amountMinor : 0), 0);
  return (['USD', 'KES'] as const)
    .map((currency) => ({ currency, amountMinor: sumIn(currency) }))
    .filter(({ amountMinor }) => amountMinor > 0)
    .map((moved) => formatMoved(moved, lang))
    .join(' + ');
}

/** What the trip would be, and what happens next. */
function changeParts(
  { mailed, change }: SmsFacts,
  key: 'changeForYou' | 'changeAccepted' | 'changeDeclined' | 'changeUnanswered',
): Part[] {
  if (!change) throw new RangeError('A message about a change needs it');
  const lang = mailed.traveller.language;
  const { startDate, endDate, guests: count } = change;
  return [
    heading(mailed, lang, key),
    title(mailed, lang),
    { text: tripDates(startDate, endDate, lang) },
    line(lang, 'guests', { count }),
    nextOfChange(change, lang),
  ];
}

function nextOfChange({ status, differenceCents, holdEndsAt, createdAt }: Change, lang: Lang): Part {
  const date = formatInstant(holdEndsAt ?? createdAt, lang);
  if (status === 'held')
    return line(lang, 'change.pay', {
      date,
      amount: formatMoved({ currency: 'USD', amountMinor: differenceCents }, lang),
    });
  return status === 'asked' ? line(lang, 'change.hostAnswers', { date }) : line(lang, 'change.stays');
}

function refundedParts({ mailed, refunds }: SmsFacts): Part[] {
  const { reference } = mailed.booking;
  const lang = mailed.traveller.language;
  const [first] = refunds;
  const told = [line(lang, 'refunded', { reference, amount: refundedIn(refunds, lang) }), title(mailed, lang)];
  if (!first || first.method === 'manual' || first.method === 'points') return told;
  if (first.method === 'stripe') return [...told, line(lang, 'refunded.card')];
  const receipt = refunds.length === 1 ? first.providerRef : null;
  return [...told, line(lang, 'refunded.phone'), receipt ? line(lang, 'payment.receipt', { receipt }) : { text: '' }];
}

function neverCameParts(mailed: MailedBooking): Part[] {
  const { status } = mailed.booking;
  const lang = mailed.traveller.language;
  return [
    heading(mailed, lang, 'neverCame'),
    title(mailed, lang),
    status === 'cancelled' ? line(lang, 'neverCame.cancelled') : line(lang, 'neverCame.next'),
    line(lang, 'neverCame.receipt'),
  ];
}

/** With whom comes and how to reach them. */
function hostBookingParts(app: App, { mailed }: SmsFacts): Part[] {
  const lang = mailed.provider.language;
  const { contactName, contactPhoneSealed: sealed } = mailed.booking;
  const name = lettersOf(contactName);
  const phone = sealed && normalisePhone(app.secrets.open(sealed));
  const guest = phone ? line(lang, 'host.guestPhone', { name, phone }) : line(lang, 'host.guest', { name });
  return [...stayParts(mailed, lang, 'host.booking'), name === '' && !phone ? { text: '' } : guest];
}

/**
 * A name as a traveller has typed it, of letters alone: it goes to a host's phone from our number, so nothing in it may look like a
 * link or a number to call.
 */
function lettersOf(name: string): string {
  const plain = name.replace(/[^\p{L}\p{M}' -]/gu, ' ').replace(/\s+/g, ' ');
  return [...plain.trim()].slice(0, mostName).join('').trim();
}
