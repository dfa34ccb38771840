import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import { ownDownloads } from '#server/own-data/tables.ts';
import { getSettings } from '#server/settings/queries.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import type { DeletionObstacle } from '#shared/own-data.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { sendOnce } from '../send-once.ts';

const page = (app: App, lang: Lang) => pageAddress(app, '/profile/data', lang);

async function findAccount(app: App, personId: string) {
  const [person] = await app.db
    .select({
      ...{ name: people.name, email: people.email, preferences: people.preferences },
      ...{ deletionDueAt: people.deletionDueAt, deletedAt: people.deletedAt },
    })
    .from(people)
    .where(eq(people.id, personId));
  return person?.deletedAt ? undefined : person;
}

/** To whoever has asked for their own data: it is ready, and until when. The link leads to a page that only they can open. */
const downloadJob = job('mail-own-download', async (app, { downloadId }) => {
  const [download] = await app.db.select().from(ownDownloads).where(eq(ownDownloads.id, downloadId));
  const person = download?.status === 'ready' ? await findAccount(app, download.personId) : undefined;
  if (!download || !person) return;
  const lang = person.preferences.language;
  await sendOnce(app, `own-download:${downloadId}`, async () => ({
    to: person.email,
    ...(await writeLetter(app, say('ownDownload.subject'), {
      ...{ lang, name: firstNameOf(person.name) },
      paragraphs: [say('ownDownload.text', { date: formatInstant(download.expiresAt, lang) })],
      button: { label: translate(lang, 'mail', 'ownDownload.button'), url: page(app, lang) },
      after: [say('ownDownload.ignore')],
    })),
  }));
});

/** That the account will be deleted, when, and how to keep it. */
const askedJob = job('mail-deletion-asked', async (app, { personId, dueAt }) => {
  const person = await findAccount(app, personId);
  if (person?.deletionDueAt?.toISOString() !== dueAt) return;
  const lang = person.preferences.language;
  await sendOnce(app, `deletion-asked:${personId}:${dueAt}`, async () => ({
    to: person.email,
    ...(await writeLetter(app, say('deletionAsked.subject'), {
      ...{ lang, name: firstNameOf(person.name) },
      paragraphs: [
        say('deletionAsked.text', { date: formatInstant(new Date(dueAt), lang) }),
        say('deletionAsked.keep'),
        say('deletionAsked.stays'),
      ],
      button: { label: translate(lang, 'mail', 'deletionAsked.button'), url: page(app, lang) },
      after: [say('deletionAsked.notYou', { email: (await getSettings(app.db)).supportEmail })],
    })),
  }));
});

const obstacleTexts = {
  booking_ahead: 'deletionStopped.booking',
  money_open: 'deletionStopped.money',
  business_alone: 'deletionStopped.business',
  admin_alone: 'deletionStopped.admin',
} as const satisfies Record<DeletionObstacle, string>;

/** That the account was not deleted, since something was in the way by then. */
const stoppedJob = job('mail-deletion-stopped', async (app, { personId, obstacle, at }) => {
  const person = await findAccount(app, personId);
  if (!person) return;
  const lang = person.preferences.language;
  await sendOnce(app, `deletion-stopped:${personId}:${at}`, async () => ({
    to: person.email,
    ...(await writeLetter(app, say('deletionStopped.subject'), {
      ...{ lang, name: firstNameOf(person.name) },
      paragraphs: [say(obstacleTexts[obstacle]), say('deletionStopped.again')],
      button: { label: translate(lang, 'mail', 'deletionStopped.button'), url: page(app, lang) },
    })),
  }));
});

/** That the account is deleted, to the address that it had. */
const deletedJob = job('mail-account-deleted', async (app, { personId, sealed }) => {
  const told: { name: string; email: string; language: Lang } = JSON.parse(app.secrets.open(sealed));
  await sendOnce(app, `account-deleted:${personId}`, async () => ({
    to: told.email,
    ...(await writeLetter(app, say('accountDeleted.subject'), {
      ...{ lang: told.language, name: firstNameOf(told.name) },
      paragraphs: [say('accountDeleted.text'), say('accountDeleted.kept'), say('accountDeleted.bye')],
    })),
  }));
});

export const ownDataLetterJobs = [downloadJob, askedJob, stoppedJob, deletedJob];
