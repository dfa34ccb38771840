import type { App } from '#server/app.ts';
import { openAnswers } from '#server/bookings/answers/stored-answers.ts';
import { bringOf } from '#server/bookings/reminders/reminder-rules.ts';
import { job } from '#server/jobs/job.ts';
import { isTold } from '#server/notices/choice-queries.ts';
import type { Letter } from '#server/outside/mail.ts';
import { formatDate } from '#shared/dates.ts';
import { translate } from '#shared/i18n/translate.ts';
import { bookingButton, feeFacts, guestsFact, toTraveller, whereToBe, whichTrip } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { paidLimits, sendWithin } from '../letter-limits.ts';
import { findMailedBooking, type MailedBooking } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

export const reminderKinds = { soon: 'trip_soon', tomorrow: 'trip_tomorrow' } as const;

/** To the traveller: when and where to be, what to bring, and what the host still asks. */
function reminderLetter(app: App, mailed: MailedBooking, stage: keyof typeof reminderKinds): Promise<Letter> {
  const { booking, service } = mailed;
  const lang = mailed.traveller.language;
  const date = formatDate(booking.startDate, lang);
  const asks = openAnswers(app, booking.answersSealed).some(({ value }) => value === null);
  return toTraveller(app, mailed, {
    subject: say(`reminder.subject.${stage}`, { date, reference: booking.reference }),
    paragraphs: [say(`reminder.bring.${bringOf(service.category)}`), ...(asks ? [say('reminder.answers')] : [])],
    facts: [
      ...whereToBe(app, mailed, lang),
      ...whichTrip(mailed, lang),
      guestsFact(booking, lang),
      ...feeFacts(mailed, lang),
    ],
    button: bookingButton(app, mailed, translate(lang, 'mail', 'button.booking')),
    after: [say('reminder.off')],
  });
}

/** Not where the booking was cancelled or moved meanwhile, nor to whoever wants no such letters. */
export const reminderLetterJob = job('mail-trip-reminder', async (app, { bookingId, stage, startDate }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (mailed?.booking.status !== 'confirmed' || mailed.booking.startDate !== startDate) return;
  const kind = reminderKinds[stage];
  if (!(await isTold(app.db, { personId: mailed.booking.personId, kind, by: 'email' }))) return;
  await sendWithin(app, await paidLimits(app, mailed), () =>
    sendOnce(app, `trip-reminder:${bookingId}:${stage}:${startDate}`, () => reminderLetter(app, mailed, stage)),
  );
});
