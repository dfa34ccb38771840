import { eq } from 'drizzle-orm';
import { findForReset, makePasswordReset } from '#server/accounts/reset-password.ts';
import { people } from '#server/accounts/tables.ts';
import { job } from '#server/jobs/job.ts';
import { getSettings } from '#server/settings/queries.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { passwordResetLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To whoever has an account with an address for which a new password was asked: the link by which they choose one. Nothing
 * is sent where nobody has; above the limit the letters before it have links that still work.
 */
const resetJob = job('mail-password-reset', async (app, { requestId, sealedEmail, byAdmin }) => {
  const email = app.secrets.open(sealedEmail);
  const person = await findForReset(app, email);
  if (!person) return;
  const lang = person.preferences.language;
  const letter = async () => {
    const token = await makePasswordReset(app, person);
    return {
      to: person.email,
      ...(await writeLetter(app, say('passwordReset.subject'), {
        lang,
        name: firstNameOf(person.name),
        paragraphs: [say(byAdmin ? 'passwordReset.byTeam' : 'passwordReset.asked'), say('passwordReset.text')],
        button: {
          label: translate(lang, 'mail', 'passwordReset.button'),
          url: pageAddress(app, `/forgot-password?token=${token}`, lang),
        },
        after: [say('passwordReset.ignore')],
      })),
    };
  };
  // How often admins start one is limited where they do.
  const limits = byAdmin ? [] : passwordResetLimits(app, email);
  await sendWithin(app, limits, () => sendOnce(app, `password-reset:${requestId}`, letter));
});

/** To somebody who has a new password: that, and what to do if it was somebody else. */
const changedJob = job('mail-password-changed', async (app, { personId, changedAt }) => {
  const [person] = await app.db
    .select({ name: people.name, email: people.email, preferences: people.preferences })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) return;
  const lang = person.preferences.language;
  await sendOnce(app, `password-changed:${personId}:${changedAt}`, async () => {
    const { supportEmail: email } = await getSettings(app.db);
    const date = formatInstant(new Date(changedAt), lang);
    const letter = await writeLetter(app, say('passwordChanged.subject'), {
      lang,
      name: firstNameOf(person.name),
      paragraphs: [say('passwordChanged.text', { date }), say('passwordChanged.notYou', { email })],
    });
    return { to: person.email, ...letter };
  });
});

/** Letters about passwords. */
export const passwordLetterJobs = [resetJob, changedJob];
