import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { job } from '#server/jobs/job.ts';
import { isTold } from '#server/notices/choice-queries.ts';
import { getSettings } from '#server/settings/queries.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { linesOf } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { findDecidedMessageReport } from '../message-queries.ts';
import { sendOnce } from '../send-once.ts';

/** To whoever reported a message: what became of it, and why. */
const reportDecidedJob = job('mail-message-report-decided', async (app, { reportId }) => {
  const found = await findDecidedMessageReport(app.db, reportId);
  if (!found || !(await isTold(app.db, { personId: found.reporter.id, kind: 'report_decided', by: 'email' }))) return;
  const { reporter, outcome, decision, service } = found;
  const { language: lang } = reporter;
  const { title } = titleIn(lang, service);
  await sendOnce(app, `message-report-decided:${reportId}`, async () => {
    const letter = await writeLetter(app, say('messageReport.subject', { title }), {
      ...{ lang, name: firstNameOf(reporter.name) },
      paragraphs: [say(outcome === 'kept' ? 'messageReport.kept' : 'messageReport.removed'), ...linesOf(decision)],
    });
    return { to: reporter.email, ...letter };
  });
});

/** To the author of a message that was removed: why, and how to object. */
const removedJob = job('mail-message-removed', async (app: App, { reportId }) => {
  const found = await findDecidedMessageReport(app.db, reportId);
  if (found?.outcome !== 'removed') return;
  const { author, decision, service } = found;
  const { language: lang } = author;
  await sendOnce(app, `message-removed:${reportId}`, async () => {
    const { supportEmail: email } = await getSettings(app.db);
    const { title } = titleIn(lang, service);
    const letter = await writeLetter(app, say('messageRemoved.subject', { title }), {
      ...{ lang, name: firstNameOf(author.name) },
      paragraphs: [
        say('messageRemoved.text', { title }),
        ...linesOf(decision),
        say('messageRemoved.object', { email }),
      ],
    });
    return { to: author.email, ...letter };
  });
});

/** Letters about messages that were reported. */
export const messageReportLetterJobs = [reportDecidedJob, removedJob];
