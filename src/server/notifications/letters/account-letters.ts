import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { job } from '#server/jobs/job.ts';
import { getSettings } from '#server/settings/queries.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { linesOf, pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { sendOnce } from '../send-once.ts';

async function findAccount(app: App, personId: string) {
  const [person] = await app.db
    .select({
      ...{ name: people.name, email: people.email, preferences: people.preferences },
      ...{ suspendedAt: people.suspendedAt, suspendedReason: people.suspendedReason },
    })
    .from(people)
    .where(eq(people.id, personId));
  return person;
}

/** To somebody whose account was suspended, in their language: why, and how to object. */
const suspendedJob = job('mail-account-suspended', async (app, { personId, suspendedAt }) => {
  const person = await findAccount(app, personId);
  // The suspension has ended meanwhile, or it is another one, which has a letter of its own.
  if (person?.suspendedAt?.toISOString() !== suspendedAt) return;
  const lang = person.preferences.language;
  await sendOnce(app, `account-suspended:${personId}:${suspendedAt}`, async () => {
    const { supportEmail } = await getSettings(app.db);
    const letter = await writeLetter(app, say('suspended.subject'), {
      lang,
      name: firstNameOf(person.name),
      paragraphs: [
        say('suspended.text'),
        ...linesOf(person.suspendedReason ?? ''),
        say('suspended.bookings'),
        say('suspended.object', { email: supportEmail }),
      ],
    });
    return { to: person.email, ...letter };
  });
});

/** To somebody whose suspension has ended: they can sign in again. */
const restoredJob = job('mail-account-restored', async (app, { personId, restoredAt }) => {
  const person = await findAccount(app, personId);
  if (!person || person.suspendedAt) return;
  const lang = person.preferences.language;
  await sendOnce(app, `account-restored:${personId}:${restoredAt}`, async () => {
    const letter = await writeLetter(app, say('restored.subject'), {
      lang,
      name: firstNameOf(person.name),
      paragraphs: [say('restored.text')],
      button: { label: translate(lang, 'mail', 'restored.button'), url: pageAddress(app, '/login', lang) },
    });
    return { to: person.email, ...letter };
  });
});

/** Letters about whether somebody may use their account. */
export const accountLetterJobs = [suspendedJob, restoredJob];
