import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import type { Letter } from '#server/outside/mail.ts';
import { translate } from '#shared/i18n/translate.ts';
import { answerFacts, pageAddress, toProvider, tripFacts } from '../layout/letter-parts.ts';
import { say } from '../layout/write-letter.ts';
import { answerLimits, sendWithin } from '../letter-limits.ts';
import { findMailedBooking, type MailedBooking, wantsLetter } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/** To the provider: what the traveller answers now. */
function answersChangedLetter(app: App, mailed: MailedBooking): Promise<Letter> {
  const { booking, provider } = mailed;
  const lang = provider.language;
  return toProvider(app, mailed, {
    subject: say('answersChanged.subject', { reference: booking.reference }),
    paragraphs: [say('answersChanged.text')],
    facts: [
      ...tripFacts(mailed, lang),
      [translate(lang, 'mail', 'fact.traveller'), booking.contactName || booking.contactEmail],
      ...answerFacts(app, mailed, lang),
    ],
    button: {
      label: translate(lang, 'mail', 'answersChanged.button'),
      url: pageAddress(app, `/provider/bookings/${booking.id}`, lang),
    },
  });
}

/** Sends one letter about all changes of a short time: the job of each but the last finds that there is a later one. */
export const answersChangedJob = job('mail-provider-answers-changed', async (app, { bookingId, changedAt }) => {
  const mailed = await findMailedBooking(app.db, bookingId);
  if (mailed?.booking.status !== 'confirmed' || !wantsLetter(mailed.provider, 'change')) return;
  if (mailed.booking.answersChangedAt?.toISOString() !== changedAt) return;
  await sendWithin(app, await answerLimits(app, mailed), () =>
    sendOnce(app, `answers-changed:${bookingId}:${changedAt}`, () => answersChangedLetter(app, mailed)),
  );
});
