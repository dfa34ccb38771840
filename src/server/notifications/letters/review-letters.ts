import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { job } from '#server/jobs/job.ts';
import { getSettings } from '#server/settings/queries.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { findDecidedReport } from '../review-queries.ts';
import { sendOnce } from '../send-once.ts';
import { tellManagers } from '../tell-managers.ts';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const outcomeTexts = {
  kept: 'reportDecided.kept',
  taken_down: 'reportDecided.takenDown',
  taken_back: 'reportDecided.takenBack',
} as const;

/** To the provider: what became of its report of a review, and why where our team decided. */
const reportDecidedJob = job('mail-review-report-decided', async (app, { reportId }) => {
  const found = await findDecidedReport(app.db, reportId);
  if (!found) return;
  const { providerId, outcome, decision, service } = found;
  await tellManagers(app, { providerId, template: 'review-report-decided', about: reportId }, (lang) => ({
    subject: say('reportDecided.subject', { title: titleIn(lang, service).title }),
    paragraphs: [say(outcomeTexts[outcome]), ...linesOf(decision)],
    button: {
      label: translate(lang, 'mail', 'reportDecided.button'),
      url: pageAddress(app, '/provider/reviews', lang),
    },
  }));
});

/** To the author of a review that was taken down: why, and how to object. */
const takenDownJob = job('mail-review-taken-down', async (app: App, { reportId }) => {
  const found = await findDecidedReport(app.db, reportId);
  if (found?.outcome !== 'taken_down') return;
  const { author, decision, service } = found;
  const { language: lang } = author;
  await sendOnce(app, `review-taken-down:${reportId}`, async () => {
    const { supportEmail: email } = await getSettings(app.db);
    const { title } = titleIn(lang, service);
    const letter = await writeLetter(app, say('reviewTakenDown.subject', { title }), {
      lang,
      name: firstNameOf(author.name),
      paragraphs: [
        say('reviewTakenDown.text', { title }),
        ...linesOf(decision),
        say('reviewTakenDown.object', { email }),
      ],
    });
    return { to: author.email, ...letter };
  });
});

/** Letters about what an admin has decided of a reported review. */
export const reviewLetterJobs = [reportDecidedJob, takenDownJob];
