import { z } from 'zod';
import { translate } from '#shared/i18n/translate.ts';
import type { App } from '../app.ts';
import { type Job, job } from '../jobs/queue.ts';
import type { Letter } from '../outside/mail.ts';
import { sha256 } from '../secrets.ts';
import {
  confirmedLetter,
  expiredLetter,
  lateMoneyLetter,
  letterFooter,
  newBookingLetter,
  pageAddress,
  surplusLetter,
} from './booking-letters.ts';
import { renderLetter } from './letter.ts';
import { payoutLetterJobs } from './payout-letters.ts';
import { findMailedBooking, findVerification, isStanding, listReturnedMoney, type MailedBooking } from './queries.ts';
import { sendOnce } from './send-once.ts';

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
  for (const returned of await listReturnedMoney(app.db, bookingId)) {
    await sendOnce(app, `payment-surplus:${bookingId}:${returned.id}`, () => surplusLetter(app, mailed, returned));
  }
  // Too much money for a standing booking is no concern of the provider's.
  if (isStanding(mailed.booking.status)) return;
  await sendOnce(app, `late-money:${bookingId}`, () => lateMoneyLetter(app, mailed));
});

const stands = ({ status }: MailedBooking['booking']) => isStanding(status);
const ranOut = ({ status, cancelReason }: MailedBooking['booking']) =>
  status === 'cancelled' && cancelReason === 'expired';

export const notificationsJobs: Job[] = [
  verifyMail,
  bookingMail('mail-booking-confirmed', 'booking-confirmed', stands, confirmedLetter),
  bookingMail('mail-provider-booking-confirmed', 'provider-booking-confirmed', stands, newBookingLetter),
  bookingMail('mail-booking-expired', 'booking-expired', ranOut, expiredLetter),
  surplusMail,
  ...payoutLetterJobs,
] as Job[];
