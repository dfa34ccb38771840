import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { secondFactorLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';

/** To an admin: that the second factor of another admin was removed, by whom, and what to do if that should not be. */
export const adminFactorLetterJob = job('mail-admin-factor-removed', async (app, data) => {
  const [reader, admin] = [await findPerson(app, data.personId), await findPerson(app, data.adminId)];
  if (reader?.role !== 'admin' || reader.suspendedAt || !admin) return;
  const by = data.by === null ? undefined : await findPerson(app, data.by);
  const lang = reader.preferences.language;
  const said = { name: admin.name, email: admin.email, date: formatInstant(new Date(data.at), lang) };
  const letter = async () => ({
    to: reader.email,
    ...(await writeLetter(app, say('adminFactor.subject', said), {
      lang,
      name: firstNameOf(reader.name),
      paragraphs: [
        by ? say('adminFactor.byAdmin', { ...said, by: by.name }) : say('adminFactor.byCommand', said),
        say('adminFactor.password'),
        say('adminFactor.do', said),
      ],
      button: {
        label: translate(lang, 'mail', 'adminFactor.button'),
        url: pageAddress(app, `/admin/users/${data.adminId}`, lang),
      },
    })),
  });
  await sendWithin(
    app,
    secondFactorLimits(app, { email: reader.email, verified: reader.emailVerifiedAt !== null }),
    () => sendOnce(app, `admin-factor-removed:${data.adminId}:${data.at}:${data.personId}`, letter),
    (tx, later) => enqueue(tx, 'mail-admin-factor-removed', data, { at: later }),
  );
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
