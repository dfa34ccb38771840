import { z } from 'zod';
import { translate } from '#shared/i18n/translate.ts';
import type { App } from '../app.ts';
import { type Job, job } from '../jobs/queue.ts';
import type { Letter } from '../outside/mail.ts';
import { findAttempt } from '../payments/queries.ts';
import { buysNothing } from '../payments/refunds/tables.ts';
import { NEVER_CAME } from '../payments/tables.ts';
import { sha256 } from '../secrets.ts';
import { confirmedLetter, expiredLetter, newBookingLetter } from './booking-letters.ts';
import { cancelledLetter, providerCancelledLetter } from './cancellation-letters.ts';
import { changedLetter, lapsedLetter, providerChangedLetter } from './change-letters.ts';
import { findMailedChange, type MailedChange } from './changes/queries.ts';
import { renderLetter } from './letter.ts';
import { letterFooter, pageAddress } from './letter-parts.ts';
import { neverCameLetter } from './never-came-letter.ts';
import { payoutLetterJobs } from './payout-letters.ts';
import {
  findMailedBooking,
  findMailedRefund,
  findVerification,
  isStanding,
  listReturnedMoney,
  type MailedBooking,
  type MailedRefund,
} from './queries.ts';
import { refundDoneLetter, refundManualLetter, refundSentLetter } from './refund-letters.ts';
import { sendOnce } from './send-once.ts';
import { lateMoneyLetter, surplusLetter } from './surplus-letters.ts';

const About = z.object({ bookingId: z.uuid() });

/** A letter about a booking, if it still is in a state that the letter is about. */
const bookingMail = (
  name: string,
  template: string,
  fits: (booking: MailedBooking['booking']) => boolean,
  write: (app: App, mailed: MailedBooking) => Promise<Letter>,
) =>
  job(name, About, async (app, { bookingId }) => {
    const mailed = await findMailedBooking(app.db, bookingId);
    if (mailed && fits(mailed.booking)) await sendOnce(app, `${template}:${bookingId}`, () => write(app, mailed));
  });

const verifyMail = job('mail-verify-email', z.object({ sealedToken: z.string() }), async (app, { sealedToken }) => {
  const token = app.secrets.open(sealedToken);
  const key = sha256(token);
  const found = await findVerification(app.db, key);
  // Verified, run out or replaced by another address in the meantime: the link would lead nowhere.
  if (!found || found.verifiedAt || found.email !== found.currentEmail || found.expiresAt <= app.clock.now()) return;
  const { language: lang, name, email } = found;
  await sendOnce(app, `verify-email:${key}`, async () => ({
    to: email,
    ...renderLetter(translate(lang, 'mail', 'verify.subject'), {
      lang,
      name,
      paragraphs: [translate(lang, 'mail', 'verify.text')],
      button: {
        label: translate(lang, 'mail', 'verify.button'),
        url: pageAddress(app, `/verify-email?token=${token}`, lang),
      },
      after: [translate(lang, 'mail', 'verify.ignore')],
      footer: await letterFooter(app, lang),
    }),
  }));
});

const surplusMail = job('mail-payment-surplus', About, async (app, { bookingId }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed) return;
  const all = await listReturnedMoney(app.db, bookingId);
  for (const returned of all) {
    await sendOnce(app, `payment-surplus:${bookingId}:${returned.id}`, () => surplusLetter(app, mailed, returned));
  }
  // Too much money for a standing booking is no concern of the provider's, nor is too little for any; nor is money that
  // never came after all.
  const cameLate = all.some(({ reason }) => reason !== 'too_little');
  if (!cameLate || isStanding(mailed.booking.status)) return;
  await sendOnce(app, `late-money:${bookingId}`, () => lateMoneyLetter(app, mailed));
});

/** A payment that was taken back, unless M-Pesa has found it after all. */
const neverCameMail = job(
  'mail-payment-never-came',
  About.extend({
    attemptId: z.uuid(),
    bought: z.boolean(),
    rest: z.boolean().default(false),
    points: z.boolean().default(false),
    unpaid: z.boolean().default(false),
  }),
  async (app, { bookingId, attemptId, ...what }) => {
    const mailed = await findMailedBooking(app.db, bookingId);
    const attempt = await findAttempt(app.db, attemptId);
    if (!mailed || attempt?.errorCode !== NEVER_CAME) return;
    await sendOnce(app, `payment-never-came:${attemptId}`, () => neverCameLetter(app, mailed, what));
  },
);

/** A letter about money on its way back. What the cardholder's bank took is between them and their bank. */
const refundMail = (
  name: string,
  template: string,
  fits: (refund: MailedRefund['refund']) => boolean,
  write: (app: App, about: MailedRefund) => Promise<Letter>,
) =>
  job(name, z.object({ refundId: z.uuid() }), async (app, { refundId }) => {
    const about = await findMailedRefund(app.db, refundId);
    if (!about || about.refund.reason === 'chargeback' || !fits(about.refund)) return;
    // Money that Stripe called arrived may fail and then go by hand: that end has a reference of its own.
    const end = template === 'refund-done' ? `:${about.refund.providerRef ?? ''}` : '';
    await sendOnce(app, `${template}:${refundId}${end}`, () => write(app, about));
  });

/** A letter about a change of a booking, if that is where it ended and the booking still stands. */
const changeMail = (
  name: string,
  template: string,
  fits: (change: MailedChange['change']) => boolean,
  write: (app: App, about: MailedChange) => Promise<Letter>,
) =>
  job(name, z.object({ changeId: z.uuid() }), async (app, { changeId }) => {
    const about = await findMailedChange(app.db, changeId);
    if (!about || !fits(about.change) || !isStanding(about.mailed.booking.status)) return;
    await sendOnce(app, `${template}:${changeId}`, () => write(app, about));
  });

const stands = ({ status }: MailedBooking['booking']) => isStanding(status);
const ranOut = ({ status, cancelReason }: MailedBooking['booking']) =>
  status === 'cancelled' && cancelReason === 'expired';
const cancelled = (booking: MailedBooking['booking']) => booking.status === 'cancelled' && !ranOut(booking);
/** Providers hear of a booking when it is confirmed, and not before. */
const cancelledAfterAll = (booking: MailedBooking['booking']) => cancelled(booking) && booking.confirmedAt !== null;

/**
 * Sent, and neither done nor refused meanwhile. A bank takes days; M-Pesa minutes, and then there is the letter that it
 * is done. Money that bought nothing has its own letter when it is found.
 */
const onItsWay = ({ status, reason, method }: MailedRefund['refund']) =>
  method === 'stripe' && status === 'pending' && !buysNothing.includes(reason);

const isApplied = ({ status }: MailedChange['change']) => status === 'applied';
/** Whoever gave a change up knows it. */
const heldInVain = ({ status, lapseReason }: MailedChange['change']) =>
  status === 'lapsed' && lapseReason === 'expired';

export const notificationsJobs: Job[] = [
  verifyMail,
  bookingMail('mail-booking-confirmed', 'booking-confirmed', stands, confirmedLetter),
  bookingMail('mail-provider-booking-confirmed', 'provider-booking-confirmed', stands, newBookingLetter),
  bookingMail('mail-booking-expired', 'booking-expired', ranOut, expiredLetter),
  bookingMail('mail-booking-cancelled', 'booking-cancelled', cancelled, cancelledLetter),
  bookingMail(
    'mail-provider-booking-cancelled',
    'provider-booking-cancelled',
    cancelledAfterAll,
    providerCancelledLetter,
  ),
  refundMail('mail-refund-sent', 'refund-sent', onItsWay, refundSentLetter),
  refundMail('mail-refund-done', 'refund-done', ({ status }) => status === 'succeeded', refundDoneLetter),
  refundMail('mail-refund-manual', 'refund-manual', ({ status }) => status === 'manual', refundManualLetter),
  changeMail('mail-booking-changed', 'booking-changed', isApplied, changedLetter),
  changeMail('mail-provider-booking-changed', 'provider-booking-changed', isApplied, providerChangedLetter),
  changeMail('mail-change-lapsed', 'change-lapsed', heldInVain, lapsedLetter),
  surplusMail,
  neverCameMail,
  ...payoutLetterJobs,
] as Job[];
