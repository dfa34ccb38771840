import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import { receiptPaper, tripPapers } from '../layout/attachments.ts';
import { bookingButton, toTraveller, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { paidLimits, sendWithin } from '../letter-limits.ts';
import { findMailedBooking, isStanding, type MailedBooking } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/** To the traveller: the papers of a booking once more, because somebody has asked our team for them. */
async function papersLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { reference, status } = mailed.booking;
  const lang = mailed.traveller.language;
  const stands = isStanding(status);
  const letter = await toTraveller(app, mailed, {
    subject: say('papersAgain.subject', { reference }),
    paragraphs: [say(stands ? 'papersAgain.text' : 'papersAgain.receipt')],
    facts: tripFacts(mailed, lang),
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
  });
  return { ...letter, attachments: await (stands ? tripPapers : receiptPaper)(app, mailed) };
}

/** One letter for each time that an admin has asked for it. To an address that may be a stranger's it waits when there were many. */
export const papersLetterJob = job('mail-booking-papers', async (app, { bookingId, askedAt }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (!mailed) return;
  await sendWithin(
    app,
    await paidLimits(app, mailed),
    () => sendOnce(app, `booking-papers:${bookingId}:${askedAt}`, () => papersLetter(app, mailed)),
    (tx, at) => enqueue(tx, 'mail-booking-papers', { bookingId, askedAt }, { at }),
  );
});
