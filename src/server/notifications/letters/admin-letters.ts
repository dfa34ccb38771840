import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { type Sentence, say, writeLetter } from '../layout/write-letter.ts';
import { secondFactorLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';

/** To an admin: that the second factor of another admin was removed, by whom, and what to do if that should not be. */
const removedJob = job('mail-admin-factor-removed', async (app, data) => {
  const found = await findBoth(app, data);
  if (!found) return;
  const { reader, said } = found;
  const by = data.by === null ? undefined : await findPerson(app, data.by);
  const text = {
    subject: say('adminFactor.subject', said),
    paragraphs: [
      by ? say('adminFactor.byAdmin', { ...said, by: by.name }) : say('adminFactor.byCommand', said),
      say('adminFactor.password'),
      say('adminFactor.do', said),
    ],
  };
  await sendWithin(
    app,
    limitsOf(app, reader),
    () => sendOnce(app, `admin-factor-removed:${data.adminId}:${data.at}:${data.personId}`, letterOf(app, found, text)),
    (tx, later) => enqueue(tx, 'mail-admin-factor-removed', data, { at: later }),
  );
});

/** To an admin: that another one has made somebody an admin, and what to do if that should not be. */
const madeJob = job('mail-admin-made', async (app, data) => {
  const [found, by] = [await findBoth(app, data), await findPerson(app, data.by)];
  if (!found || !by) return;
  const { reader, said } = found;
  const text = {
    subject: say('adminMade.subject', said),
    paragraphs: [say('adminMade.text', { ...said, by: by.name }), say('adminMade.do', { ...said, by: by.name })],
  };
  await sendWithin(
    app,
    limitsOf(app, reader),
    () => sendOnce(app, `admin-made:${data.adminId}:${data.at}:${data.personId}`, letterOf(app, found, text)),
    (tx, later) => enqueue(tx, 'mail-admin-made', data, { at: later }),
  );
});

/** The letters to admins about other admins. */
export const adminLetterJobs = [removedJob, madeJob];

interface About {
  personId: string;
  adminId: string;
  at: string;
}

/** Who reads the letter, unless they are no admin any more, and whom it is about. */
async function findBoth(app: App, { personId, adminId, at }: About) {
  const [reader, admin] = [await findPerson(app, personId), await findPerson(app, adminId)];
  if (reader?.role !== 'admin' || reader.suspendedAt || !admin) return undefined;
  const lang = reader.preferences.language;
  const said = { name: admin.name, email: admin.email, date: formatInstant(new Date(at), lang) };
  return { reader, admin, adminId, said, lang };
}

const limitsOf = (app: App, { email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null }) =>
  secondFactorLimits(app, { email, verified: emailVerifiedAt !== null });

const letterOf =
  (
    app: App,
    { reader, adminId, lang }: NonNullable<Awaited<ReturnType<typeof findBoth>>>,
    { subject, paragraphs }: { subject: Sentence; paragraphs: Sentence[] },
  ) =>
  async () => ({
    to: reader.email,
    ...(await writeLetter(app, subject, {
      ...{ lang, name: firstNameOf(reader.name), paragraphs },
      button: {
        label: translate(lang, 'mail', 'adminFactor.button'),
        url: pageAddress(app, `/admin/users/${adminId}`, lang),
      },
    })),
  });

async function findPerson(app: App, id: string) {
  const [row] = await app.db
    .select({
      ...{ name: people.name, email: people.email, role: people.role, preferences: people.preferences },
      ...{ emailVerifiedAt: people.emailVerifiedAt, suspendedAt: people.suspendedAt },
    })
    .from(people)
    .where(eq(people.id, id));
  return row;
}
