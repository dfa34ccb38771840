import type { App } from '#server/app.ts';
import { findChoices } from '#server/notices/choice-queries.ts';
import { findMailedBooking, isStanding, type MailedBooking } from '#server/notifications/queries.ts';
import { instantInNairobi } from '#shared/dates.ts';
import { channelsFor, type NotificationChoices } from '#shared/notification-kinds.ts';
import { type SmsMessage, smsMessages } from '#shared/sms-kinds.ts';
import { findRecipient, type Recipient } from './recipient.ts';
import { findSmsSubject, type SmsSubject } from './sms-subject.ts';

const stands = ({ booking }: MailedBooking) => isStanding(booking.status);
/** Nobody is told by phone of the end of what nobody had paid for. */
const wasPaidAndCancelled = ({ booking }: MailedBooking) =>
  booking.status === 'cancelled' && booking.confirmedAt !== null;

/** A message about a booking. */
export interface SmsAbout {
  message: SmsMessage;
  bookingId: string;
  /** Which of several: the id of a change, the first refund of a decision, the attempt of a payment, the first day that a reminder is about, or when papers were asked for. */
  about: string;
}

/** It says that the trip is tomorrow, and may have waited for the end of quiet hours. */
const isAhead = ({ booking }: MailedBooking, { about, now }: { about: string; now: Date }) =>
  booking.status === 'confirmed' && booking.startDate === about && now < instantInNairobi(booking.startDate, '00:00');

/** Whether a booking is still in the state that a message is about. */
const fits: Readonly<Record<SmsMessage, (mailed: MailedBooking, of: { about: string; now: Date }) => boolean>> = {
  payment: (mailed) => stands(mailed) && mailed.paid !== undefined,
  voucher: stands,
  accepted: ({ booking }) => booking.status === 'pending' && booking.approval === 'accepted',
  declined: ({ booking }) => booking.cancelReason === 'declined',
  unanswered: ({ booking }) => booking.cancelReason === 'unanswered',
  cancelled: wasPaidAndCancelled,
  changed: stands,
  change_for_you: stands,
  change_accepted: stands,
  change_declined: stands,
  change_unanswered: stands,
  refunded: () => true,
  never_came: () => true,
  reminder: isAhead,
  host_booking: stands,
  host_request: ({ booking }) => booking.status === 'pending' && booking.approval === 'asked',
  host_cancelled: wasPaidAndCancelled,
};

/** To ask costs a traveller nothing, so about that nothing is sent to a number that may be a stranger's. */
const free: readonly SmsMessage[] = ['declined', 'unanswered', 'change_declined', 'change_unanswered'];

const askedPrefix = 'asked:';
/** The `about` of a message that somebody has asked for just now, and so gets whatever they have switched off. */
export const aboutAsked = (at: Date): string => askedPrefix + at.toISOString();

/** A message that is to be sent: about what, to whom, and when nothing may ring there. */
export interface Wanted {
  mailed: MailedBooking;
  subject: SmsSubject;
  recipient: Recipient;
  quietHours: NotificationChoices['quietHours'];
}

/**
 * Whether a message is to be sent.
 * @returns undefined where it does not fit the booking (any more), nobody gave a number for it, or its reader has switched it off
 */
export async function findWanted(app: App, { message, bookingId, about }: SmsAbout): Promise<Wanted | undefined> {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed || !fits[message](mailed, { about, now: app.clock.now() })) return undefined;
  const recipient = await findRecipient(app, mailed, message.startsWith('host_') ? 'host' : 'traveller');
  if (recipient && !recipient.isPayer && free.includes(message)) return undefined;
  const choices = recipient && (await findChoices(app.db, recipient.personId));
  const isAsked = about.startsWith(askedPrefix);
  if (!choices || (!isAsked && !channelsFor(smsMessages[message], choices).includes('sms'))) return undefined;
  const subject = await findSmsSubject(app.db, message, about);
  return subject && { mailed, subject, recipient, quietHours: isAsked ? null : choices.quietHours };
}
