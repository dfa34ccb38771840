import { catalogues } from '#shared/i18n/catalogues.ts';
import type { Lang } from '#shared/languages.ts';
import type { LetterReader } from '#shared/letter-texts.ts';

/** A text of the namespace `mail`, counting ones with `_one` or `_other`. */
export type MailKey = keyof (typeof catalogues)['en']['mail'] & string;

interface LetterEntry {
  to: LetterReader;
  /** How the keys of its texts begin, in the order of the page. */
  texts: readonly string[];
}

const traveller = (...texts: string[]): LetterEntry => ({ to: 'traveller', texts });
const host = (...texts: string[]): LetterEntry => ({ to: 'host', texts });
const account = (...texts: string[]): LetterEntry => ({ to: 'account', texts });

/**
 * The letters whose sentences admins may word, by name. Those without a subject are sentences that several letters share. What
 * is in none is fixed: labels of facts, buttons, greeting and footer, and letters by which people notice that somebody else
 * acts in their name or that an admin does what another should know (sign-in, second factor, payout method, admins, consents):
 * whoever takes over an admin's account must not word them. Nor can those that ask whether somebody wants the newsletter be worded,
 * since they go to addresses of strangers.
 */
export const letters = {
  confirmed: traveller('confirmed'),
  expired: traveller('expired'),
  cancelled: traveller('cancelled'),
  changed: traveller('changed'),
  changeForYou: traveller('changeForYou'),
  changeTakenBack: traveller('changeTakenBack'),
  lapsed: traveller('lapsed'),
  changeAccepted: traveller('changeAccepted'),
  changeRefused: traveller('changeRefused', 'changeDeclined', 'changeUnanswered'),
  requestAsked: traveller('requestAsked'),
  requestAccepted: traveller('requestAccepted'),
  requestDeclined: traveller('requestDeclined'),
  requestUnanswered: traveller('requestUnanswered'),
  requestClosed: traveller('requestClosed'),
  papersAgain: traveller('papersAgain'),
  companionVoucher: traveller('companionVoucher'),
  refundSent: traveller('refundSent'),
  refundDone: traveller('refundDone'),
  refundManual: traveller('refundManual'),
  refund: traveller('refund'),
  surplus: traveller('surplus'),
  neverCame: traveller('neverCame'),
  disputeLost: traveller('disputeLost'),
  reminder: traveller('reminder'),
  reviewInvitation: traveller('reviewInvitation'),
  reviewTakenDown: traveller('reviewTakenDown'),
  unreadMessages: traveller('unreadMessages'),
  messageReport: traveller('messageReport'),
  messageRemoved: traveller('messageRemoved'),
  pointsExpiring: traveller('pointsExpiring'),
  ticketReceived: traveller('ticketReceived'),
  ticketAnswered: traveller('ticketAnswered'),
  ticketNotTaken: traveller('ticketNotTaken'),
  newBooking: host('newBooking'),
  newRequest: host('newRequest'),
  missedRequest: host('missedRequest', 'missedChange'),
  changeAsked: host('changeAsked'),
  providerChanged: host('providerChanged'),
  answersChanged: host('answersChanged'),
  providerCancelled: host('providerCancelled'),
  providerDisputeLost: host('providerDisputeLost'),
  hostRefund: host('hostRefund'),
  hostRefundWithdrawn: host('hostRefundWithdrawn'),
  lateMoney: host('lateMoney'),
  calendarConflict: host('calendarConflict'),
  closing: host('closing'),
  payoutSent: host('payoutSent'),
  payoutPaid: host('payoutPaid'),
  payoutFailed: host('payoutFailed'),
  applicationReceived: host('applicationReceived'),
  providerApproved: host('providerApproved'),
  providerRejected: host('providerRejected'),
  providerSuspended: host('providerSuspended'),
  providerRestored: host('providerRestored'),
  serviceApproved: host('serviceApproved'),
  serviceRejected: host('serviceRejected'),
  changeApproved: host('changeApproved'),
  changeRejected: host('changeRejected'),
  serviceTakenDown: host('serviceTakenDown'),
  serviceShownAgain: host('serviceShownAgain'),
  documentApproved: host('documentApproved'),
  documentRejected: host('documentRejected'),
  documentEnding: host('documentEnding'),
  newReview: host('newReview'),
  reportDecided: host('reportDecided'),
  hostMessages: host('hostMessages'),
  providerEmail: host('providerEmail'),
  teamInvitation: host('teamInvitation'),
  teamJoined: host('teamJoined'),
  teamChanged: host('teamChanged'),
  teamLeft: host('teamLeft', 'teamRemoved'),
  team: host('team'),
  ownRights: host('ownRights'),
  ownRemoved: host('ownRemoved'),
  suspended: account('suspended'),
  restored: account('restored'),
} as const satisfies Record<string, LetterEntry>;

export type LetterName = keyof typeof letters;
export const letterNames = Object.keys(letters) as LetterName[];
export const isLetterName = (name: string): name is LetterName => Object.hasOwn(letters, name);

const mailKeys = Object.keys(catalogues.en.mail) as MailKey[];

/** Labels of facts among the sentences, which are fixed like all of them. */
const labels = ['calendarConflict.calendar', 'calendarConflict.days'];
const isFixed = (key: string) => key.endsWith('.button') || labels.includes(key);

/** The keys of a letter's texts, its subject first. */
export function keysOf(name: LetterName): MailKey[] {
  const { texts }: LetterEntry = letters[name];
  return texts.flatMap((beginning) =>
    mailKeys.filter(
      (key) => !isFixed(key) && (key.startsWith(`${beginning}.`) || key.replace(/_(?:one|other)$/, '') === beginning),
    ),
  );
}

/** Whether it is the subject of a letter. */
export const isSubject = (key: MailKey): boolean => /\.subject(?:[._]\w+)?$/.test(key);

/** Our own text. */
export const oursIn = (lang: Lang, key: MailKey): string => catalogues[lang].mail[key];

const editable = new Set<string>(letterNames.flatMap(keysOf));
/** Whether an admin may word this text. */
export const isEditable = (key: string): key is MailKey => editable.has(key);
