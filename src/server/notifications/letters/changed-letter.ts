import type { App } from '#server/app.ts';
import { tripDates } from '#server/bookings/trip-dates.ts';
import { extraLines } from '#server/catalogue/extra-words.ts';
import { guestsIn } from '#server/catalogue/party-words.ts';
import type { Letter } from '#server/outside/mail.ts';
import { formatInstant } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { formatMoved } from '#shared/money.ts';
import type { ChargeCurrency } from '#shared/payment-methods.ts';
import type { MailedChange } from '../change-queries.ts';
import { bookingButton, type Facts, pageAddress, toTraveller, whichTrip } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { refundFacts, type ToldRefund } from './refund-letters.ts';

const dollars = (amountMinor: number, lang: Lang) => formatMoved({ currency: 'USD', amountMinor }, lang);

const bothOf = {
  asked: 'fact.askedInstead',
  held: 'fact.askedInstead',
  applied: 'fact.beforeAndNow',
  lapsed: 'fact.standsAndAsked',
} as const satisfies Record<MailedChange['change']['status'], string>;

type Both = [label: string, before: string, now: string];

/**
 * Each changed fact with both values: before and now for an applied change, kept and requested for a lapsed one, asked for
 * and present for an open one.
 */
export function changeFacts({ change }: MailedChange, lang: Lang): Facts {
  const both = bothOf[change.status];
  const { fromStartDate, fromEndDate, fromTotalCents, startDate, endDate, totalCents } = change;
  const none = translate(lang, 'mail', 'fact.noExtras');
  const added = (extras: typeof change.extras) => extraLines(lang, extras).join('; ') || none;
  const before = guestsIn(lang, { guests: change.fromGuests, party: change.fromParty });
  const rows: Both[] = [
    [
      translate(lang, 'mail', 'fact.when'),
      tripDates(fromStartDate, fromEndDate, lang),
      tripDates(startDate, endDate, lang),
    ],
    [translate(lang, 'mail', 'fact.guests'), before, guestsIn(lang, change)],
    ...(change.extras.length + change.fromExtras.length > 0
      ? [[translate(lang, 'mail', 'fact.extras'), added(change.fromExtras), added(change.extras)] satisfies Both]
      : []),
    [translate(lang, 'mail', 'fact.price'), dollars(fromTotalCents, lang), dollars(totalCents, lang)],
  ];
  return rows.map(([label, was, now]) => {
    return [label, was === now ? now : translate(lang, 'mail', both, { before: was, now })];
  });
}

/** What was charged or is refunded for a change, stored or planned. */
interface ChangeMoney {
  charge: { currency: ChargeCurrency; amountMinor: number } | undefined;
  refunds: readonly ToldRefund[];
}

/** What was charged or is refunded, in the currency in which it moves, and what the policy keeps of a cheaper price. */
function moneyFacts(change: MailedChange['change'], { charge, refunds }: ChangeMoney, lang: Lang): Facts {
  const kept = -change.differenceCents - change.refundCents;
  return [
    ...(charge ? [[translate(lang, 'mail', 'fact.paidMore'), formatMoved(charge, lang)] satisfies Facts[number]] : []),
    ...refundFacts(refunds, lang),
    ...(kept > 0 ? [[translate(lang, 'mail', 'fact.keptOfIt'), dollars(kept, lang)] satisfies Facts[number]] : []),
  ];
}

/** Why our team made it, for the traveller. */
const reasonFacts = ({ ourReason }: MailedChange['change'], lang: Lang): Facts =>
  ourReason === null ? [] : [[translate(lang, 'mail', 'fact.reason'), ourReason]];

/** To the traveller: the trip before and now, and what was paid in addition or is refunded; what it says without the papers. */
export function changedLetter(app: App, about: MailedChange, money: ChangeMoney): Promise<Letter> {
  const { change, mailed } = about;
  const lang = mailed.traveller.language;
  return toTraveller(app, mailed, {
    subject: say('changed.subject', { reference: mailed.booking.reference }),
    paragraphs: [say(change.ourReason === null ? 'changed.text' : 'changed.byUs')],
    facts: [
      ...whichTrip(mailed, lang),
      ...reasonFacts(change, lang),
      ...changeFacts(about, lang),
      ...moneyFacts(change, money, lang),
    ],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
    after: [say('changed.papers')],
  });
}

/** To the traveller: our team asks for other dates or guests for them, and what they or the host do now. */
export function changeForYouLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const { reference } = mailed.booking;
  const lang = mailed.traveller.language;
  const date = formatInstant(change.holdEndsAt ?? change.createdAt, lang);
  const asks = change.status === 'asked';
  return toTraveller(app, mailed, {
    subject: say('changeForYou.subject', { reference }),
    paragraphs: [
      say('changeForYou.text'),
      say(asks ? 'changeForYou.asked' : 'changeForYou.pay', { date }),
      say('changeForYou.stays'),
    ],
    facts: [...whichTrip(mailed, lang), ...reasonFacts(change, lang), ...changeFacts(about, lang)],
    button: asks
      ? bookingButton(app, mailed, translate(lang, 'mail', 'button.booking'))
      : {
          label: translate(lang, 'mail', 'requestAccepted.button'),
          url: pageAddress(app, `/payment/${mailed.booking.id}`, lang),
        },
  });
}

/** To the traveller: our team no longer asks for the change, so the booking stays as it is. */
export function takenBackLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const { reference } = mailed.booking;
  const lang = mailed.traveller.language;
  const why: Facts = change.declineReason ? [[translate(lang, 'mail', 'fact.reason'), change.declineReason]] : [];
  return toTraveller(app, mailed, {
    subject: say('changeTakenBack.subject', { reference }),
    paragraphs: [say('changeTakenBack.text')],
    facts: [...whichTrip(mailed, lang), ...why, ...changeFacts(about, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}
