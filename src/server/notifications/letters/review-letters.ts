import type { App } from '#server/app.ts';
import { titleIn } from '#server/bookings/title-in.ts';
import { job } from '#server/jobs/job.ts';
import { isTold } from '#server/notices/choice-queries.ts';
import { getSettings } from '#server/settings/queries.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { writableUntil } from '#shared/review-rules.ts';
import { linesOf, pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { reviewInvitationLimits, sendWithin } from '../letter-limits.ts';
import { wantsLetter } from '../queries.ts';
import { findDecidedReport, findNewReview, findReporter, findUnreviewed } from '../review-queries.ts';
import { sendOnce } from '../send-once.ts';
import { tellManagers } from '../tell-managers.ts';

const outcomeTexts = {
  kept: 'reportDecided.kept',
  taken_down: 'reportDecided.takenDown',
  taken_back: 'reportDecided.takenBack',
} as const;

/** To the provider or the reader: what became of their report of a review, and why where our team decided. */
const reportDecidedJob = job('mail-review-report-decided', async (app, { reportId }) => {
  const found = await findDecidedReport(app.db, reportId);
  if (!found) return;
  const { providerId, outcome, decision, service } = found;
  if (providerId === null) {
    await tellReader(app, reportId, found);
    return;
  }
  await tellManagers(app, { providerId, template: 'review-report-decided', about: reportId }, (lang) => ({
    subject: say('reportDecided.subject', { title: titleIn(lang, service).title }),
    paragraphs: [say(outcomeTexts[outcome]), ...linesOf(decision)],
    button: {
      label: translate(lang, 'mail', 'reportDecided.button'),
      url: pageAddress(app, '/provider/reviews', lang),
    },
  }));
});

async function tellReader(
  app: App,
  reportId: string,
  { reporterId, outcome, decision, service }: NonNullable<Awaited<ReturnType<typeof findDecidedReport>>>,
): Promise<void> {
  const reporter = await findReporter(app.db, reporterId);
  if (!reporter || !(await isTold(app.db, { personId: reporter.id, kind: 'report_decided', by: 'email' }))) return;
  const { language: lang } = reporter;
  await sendOnce(app, `review-report-decided:${reportId}:${reporter.id}`, async () => {
    const letter = await writeLetter(app, say('reportDecided.subject', { title: titleIn(lang, service).title }), {
      ...{ lang, name: firstNameOf(reporter.name) },
      paragraphs: [say(outcomeTexts[outcome]), ...linesOf(decision)],
    });
    return { to: reporter.email, ...letter };
  });
}

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

/** To the traveller, in the morning after a trip, once: whether they would review it. */
const invitationJob = job('mail-review-invitation', async (app: App, { bookingId }) => {
  const found = await findUnreviewed(app.db, bookingId);
  if (!found) return;
  const { booking, person, service } = found;
  if (!(await isTold(app.db, { personId: person.id, kind: 'review_invitation', by: 'email' }))) return;
  const { language: lang } = person;
  const { title } = titleIn(lang, service);
  const last = new Date(writableUntil(booking.completesAt).getTime() - 1);
  await sendWithin(app, reviewInvitationLimits(app, person), () =>
    sendOnce(app, `review-invitation:${bookingId}`, async () => {
      const letter = await writeLetter(app, say('reviewInvitation.subject', { title }), {
        ...{ lang, name: firstNameOf(person.name) },
        paragraphs: [
          say('reviewInvitation.text'),
          say('reviewInvitation.once', { date: formatDate(dateInNairobi(last), lang) }),
        ],
        button: {
          label: translate(lang, 'mail', 'reviewInvitation.button'),
          url: pageAddress(app, `/dashboard/bookings/${bookingId}?review=true`, lang),
        },
      });
      return { to: person.email, ...letter };
    }),
  );
});

/** To the provider: what somebody has written of its listing, and where to reply. */
const newReviewJob = job('mail-provider-review', async (app: App, { reviewId }) => {
  const found = await findNewReview(app.db, reviewId);
  if (!found || found.review.answer !== null || !wantsLetter(found.provider, 'review')) return;
  const { review, author, service, provider, providerId } = found;
  const { language: lang, email: to } = provider;
  const { title } = titleIn(lang, service);
  const name = author.shown ? author.name : translate(lang, 'catalogue', 'review.anonymous');
  await sendOnce(app, `provider-review:${reviewId}`, async () => {
    const letter = await writeLetter(app, say('newReview.subject', { title }), {
      ...{ lang, name: provider.name },
      paragraphs: [
        say('newReview.text', { author: name, title, count: review.rating }),
        ...linesOf(review.text),
        say('newReview.reply'),
      ],
      button: {
        label: translate(lang, 'mail', 'newReview.button'),
        url: pageAddress(app, `/provider/reviews?tab=unanswered&providerId=${providerId}`, lang),
      },
    });
    return { to, ...letter };
  });
});

/** Letters that ask for a review, tell of one, and say what was decided of one that was reported. */
export const reviewLetterJobs = [invitationJob, newReviewJob, reportDecidedJob, takenDownJob];
