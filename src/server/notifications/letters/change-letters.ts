import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { Limit } from '#server/limits/take-tries.ts';
import type { Letter } from '#server/outside/mail.ts';
import { formatInstant } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { LetterKind } from '#shared/provider-letters.ts';
import {
  findChangeCharge,
  findMailedChange,
  listChangeRefunds,
  type MailedChange,
  wasChangedLater,
} from '../change-queries.ts';
import { tripPapers } from '../layout/attachments.ts';
import {
  answerFacts,
  bookingButton,
  type Facts,
  pageAddress,
  toProvider,
  toTraveller,
  whichTrip,
} from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { acceptanceLimits, changeLimits, requestLimits, sendWithin } from '../letter-limits.ts';
import { isStanding, wantsLetter } from '../queries.ts';
import { sendOnce } from '../send-once.ts';
import { changedLetter, changeFacts, changeForYouLetter, takenBackLetter } from './changed-letter.ts';

/** To the traveller: how the trip was changed, with the new voucher and receipt. */
async function changedWithPapers(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const [charge, refunds] = await Promise.all([findChangeCharge(app.db, change), listChangeRefunds(app.db, change)]);
  return { ...(await changedLetter(app, about, { charge, refunds })), attachments: await tripPapers(app, mailed) };
}

/** To the provider: the trip before and now. */
function providerChangedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const { booking, provider } = mailed;
  const lang = provider.language;
  const subject = say('providerChanged.subject', { reference: booking.reference });
  return toProvider(app, mailed, {
    subject,
    paragraphs: [say('providerChanged.text')],
    facts: [
      ...whichTrip(mailed, lang),
      ...changeFacts(about, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      ...(change.answersSealed === null ? [] : answerFacts(app, mailed, lang)),
    ],
  });
}

/** To the traveller: the difference was not paid in time, so the booking stays as it was. */
function lapsedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { mailed } = about;
  const lang = mailed.traveller.language;
  const subject = say('lapsed.subject', { reference: mailed.booking.reference });
  return toTraveller(app, mailed, {
    subject,
    paragraphs: [say('lapsed.text'), say('lapsed.late')],
    facts: [...whichTrip(mailed, lang), ...changeFacts(about, lang)],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the provider: other dates or guests are asked for, and until when to answer. */
function askedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const { booking, provider } = mailed;
  const lang = provider.language;
  const date = formatInstant(change.holdEndsAt ?? change.createdAt, lang);
  return toProvider(app, mailed, {
    subject: say('changeAsked.subject', { reference: booking.reference }),
    paragraphs: [say('changeAsked.text', { date })],
    facts: [
      ...whichTrip(mailed, lang),
      ...changeFacts(about, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
    ],
    button: {
      label: translate(lang, 'mail', 'newRequest.button'),
      url: pageAddress(app, `/provider/bookings/${booking.id}`, lang),
    },
  });
}

/** To the traveller: the provider has accepted, and until when the difference is to be paid. */
function acceptedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const lang = mailed.traveller.language;
  const date = formatInstant(change.holdEndsAt ?? change.createdAt, lang);
  return toTraveller(app, mailed, {
    subject: say('changeAccepted.subject', { reference: mailed.booking.reference }),
    paragraphs: [say('changeAccepted.text', { date })],
    facts: [...whichTrip(mailed, lang), ...changeFacts(about, lang)],
    button: {
      label: translate(lang, 'mail', 'requestAccepted.button'),
      url: pageAddress(app, `/payment/${mailed.booking.id}`, lang),
    },
  });
}

/** To the traveller: the provider declined, and perhaps why, or did not answer, so the booking stays as it was. */
function refusedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { change, mailed } = about;
  const lang = mailed.traveller.language;
  const kind = change.lapseReason === 'declined' ? 'changeDeclined' : 'changeUnanswered';
  return toTraveller(app, mailed, {
    subject: say('changeRefused.subject', { reference: mailed.booking.reference }),
    paragraphs: [say(`${kind}.text`)],
    facts: [
      ...whichTrip(mailed, lang),
      ...changeFacts(about, lang),
      ...(change.declineReason
        ? [[translate(lang, 'mail', 'fact.reason'), change.declineReason] satisfies Facts[number]]
        : []),
    ],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
}

/** To the provider: it did not answer in time, so the booking stays as it was. */
function missedLetter(app: App, about: MailedChange): Promise<Letter> {
  const { mailed } = about;
  const lang = mailed.provider.language;
  return toProvider(app, mailed, {
    subject: say('missedRequest.subject', { reference: mailed.booking.reference }),
    paragraphs: [say('missedChange.text'), say('missedRequest.next')],
    facts: [...whichTrip(mailed, lang), ...changeFacts(about, lang)],
    button: {
      label: translate(lang, 'mail', 'missedRequest.button'),
      url: pageAddress(app, `/provider/bookings/${mailed.booking.id}`, lang),
    },
  });
}

type ChangeLetterName =
  | 'mail-booking-changed'
  | 'mail-provider-booking-changed'
  | 'mail-change-for-you'
  | 'mail-change-taken-back'
  | 'mail-change-lapsed'
  | 'mail-provider-change-asked'
  | 'mail-change-accepted'
  | 'mail-change-declined'
  | 'mail-change-unanswered'
  | 'mail-provider-change-unanswered';

interface ChangeLetter {
  to: 'traveller' | 'provider';
  /** The kind that a provider may have switched off; absent: it is always sent. */
  kind?: LetterKind;
  /** The first part of the key under which it is sent once. */
  template: string;
  /** Whether the change is in the state that the letter is about. */
  fits(change: MailedChange['change']): boolean;
  /** How many may be sent; by default `changeLimits` to a traveller, and none to a provider. */
  limits?(app: App, mailed: MailedChange['mailed']): Promise<Limit[]>;
  write(app: App, about: MailedChange): Promise<Letter>;
}

const unlimited = async (): Promise<Limit[]> => [];

/**
 * The job of a letter about a change. It is sent once, if change and booking are still in the state that it is about. One
 * to a traveller's address that may be a stranger's waits when there were many, and is left out when a later change has
 * been made meanwhile, whose letter says how the booking stands.
 */
const changeLetterJob = (
  name: ChangeLetterName,
  { to, kind, template, fits, limits: limitsOf = to === 'traveller' ? changeLimits : unlimited, write }: ChangeLetter,
) =>
  job(name, async (app, { changeId, late }) => {
    const about = await findMailedChange(app.db, changeId);
    if (!about || !fits(about.change) || !isStanding(about.mailed.booking.status)) return;
    if (!wantsLetter(about.mailed.provider, kind)) return;
    if (late && (await wasChangedLater(app.db, about.change))) return;
    const limits = await limitsOf(app, about.mailed);
    await sendWithin(
      app,
      limits,
      () => sendOnce(app, `${template}:${changeId}`, () => write(app, about)),
      (tx, at) => enqueue(tx, name, { changeId, late: true }, { at }),
    );
  });

const isApplied = ({ status }: MailedChange['change']) => status === 'applied';
/** Not one that the traveller gave up: they know that. */
const hasExpired = ({ status, lapseReason }: MailedChange['change']) =>
  status === 'lapsed' && lapseReason === 'expired';

export const changeLetterJobs = [
  changeLetterJob('mail-booking-changed', {
    to: 'traveller',
    template: 'booking-changed',
    fits: isApplied,
    write: changedWithPapers,
  }),
  changeLetterJob('mail-provider-booking-changed', {
    to: 'provider',
    kind: 'change',
    template: 'provider-booking-changed',
    fits: isApplied,
    write: providerChangedLetter,
  }),
  changeLetterJob('mail-change-for-you', {
    to: 'traveller',
    template: 'change-for-you',
    fits: ({ status, ourReason }) => ourReason !== null && (status === 'held' || status === 'asked'),
    write: changeForYouLetter,
  }),
  changeLetterJob('mail-change-taken-back', {
    to: 'traveller',
    template: 'change-taken-back',
    fits: ({ lapseReason }) => lapseReason === 'ours',
    write: takenBackLetter,
  }),
  changeLetterJob('mail-change-lapsed', {
    to: 'traveller',
    template: 'change-lapsed',
    fits: hasExpired,
    write: lapsedLetter,
  }),
  changeLetterJob('mail-provider-change-asked', {
    to: 'provider',
    limits: requestLimits,
    template: 'provider-change-asked',
    fits: ({ status }) => status === 'asked',
    write: askedLetter,
  }),
  changeLetterJob('mail-change-accepted', {
    to: 'traveller',
    limits: acceptanceLimits,
    template: 'change-accepted',
    fits: ({ status }) => status === 'held',
    write: acceptedLetter,
  }),
  changeLetterJob('mail-change-declined', {
    to: 'traveller',
    template: 'change-declined',
    fits: ({ lapseReason }) => lapseReason === 'declined',
    write: refusedLetter,
  }),
  changeLetterJob('mail-change-unanswered', {
    to: 'traveller',
    template: 'change-unanswered',
    fits: ({ lapseReason }) => lapseReason === 'unanswered',
    write: refusedLetter,
  }),
  changeLetterJob('mail-provider-change-unanswered', {
    to: 'provider',
    limits: requestLimits,
    template: 'provider-change-unanswered',
    fits: ({ lapseReason }) => lapseReason === 'unanswered',
    write: missedLetter,
  }),
];
