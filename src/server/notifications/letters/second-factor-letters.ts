import { eq } from 'drizzle-orm';
import { countRecoveryCodes } from '#server/accounts/second-factor/factor-queries.ts';
import { people } from '#server/accounts/tables.ts';
import type { App } from '#server/app.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import { getSettings } from '#server/settings/queries.ts';
import { formatInstant } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Lang } from '#shared/languages.ts';
import { letterFooter, pageAddress } from '../layout/letter-parts.ts';
import { renderLetter } from '../layout/render-letter.ts';
import { secondFactorLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';

const words = {
  on: { subject: 'secondFactor.on.subject', text: 'secondFactor.on.text' },
  off: { subject: 'secondFactor.off.subject', text: 'secondFactor.off.text' },
  codes: { subject: 'secondFactor.codes.subject', text: 'secondFactor.codes.text' },
  code_used: { subject: 'secondFactor.used.subject', text: 'secondFactor.used.text' },
  removed: { subject: 'secondFactor.removed.subject', text: 'secondFactor.removed.text' },
} as const;

/** To somebody whose second factor was changed, or who signed in by a recovery code: that, and what to do if it was not they. */
export const secondFactorLetterJob = job('mail-second-factor', async (app, data) => {
  const { personId, what, at } = data;
  const [person] = await app.db
    .select({
      ...{ name: people.name, email: people.email, preferences: people.preferences },
      emailVerifiedAt: people.emailVerifiedAt,
    })
    .from(people)
    .where(eq(people.id, personId));
  if (!person) return;
  const { email, name, emailVerifiedAt } = person;
  const lang = person.preferences.language;
  const letter = async () => {
    const { supportEmail } = await getSettings(app.db);
    const { subject, text } = words[what];
    return {
      to: email,
      ...renderLetter(translate(lang, 'mail', subject), {
        lang,
        name: firstNameOf(name),
        paragraphs: [
          translate(lang, 'mail', text, { date: formatInstant(new Date(at), lang) }),
          ...(what === 'code_used' ? [await codesLeft(app, personId, lang)] : []),
          translate(lang, 'mail', what === 'removed' ? 'secondFactor.notAsked' : 'secondFactor.notYou', {
            email: supportEmail,
          }),
        ],
        button: {
          label: translate(lang, 'mail', 'secondFactor.button'),
          url: pageAddress(app, '/profile?tab=security', lang),
        },
        footer: await letterFooter(app, lang),
      }),
    };
  };
  await sendWithin(
    app,
    secondFactorLimits(app, { email, verified: emailVerifiedAt !== null }),
    () => sendOnce(app, `second-factor:${personId}:${what}:${at}`, letter),
    (tx, later) => enqueue(tx, 'mail-second-factor', data, { at: later }),
  );
});

async function codesLeft(app: App, personId: string, lang: Lang): Promise<string> {
  const count = await countRecoveryCodes(app.db, personId);
  return translate(lang, 'mail', 'secondFactor.left', { count });
}
