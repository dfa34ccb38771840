import { job } from '#server/jobs/job.ts';
import { sha256 } from '#server/secrets.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { addressLeftLimits, sendWithin } from '../letter-limits.ts';
import { findEmailChange } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To the old address of an account: that it has another one now, and the link that undoes this. An address that was never
 * verified may be a stranger's, so that its letter has no link, and only the first of a day is sent.
 */
export const emailChangedLetterJob = job('mail-email-changed', async (app, { sealedToken }) => {
  const token = app.secrets.open(sealedToken);
  const key = sha256(token);
  const change = await findEmailChange(app.db, key);
  if (!change || change.usedAt || change.expiresAt <= app.clock.now()) return;
  const { language: lang, name, role, email, oldVerifiedAt } = change;
  const text = say('emailChanged.text');
  const words = oldVerifiedAt
    ? {
        paragraphs: [
          text,
          say('emailChanged.undo'),
          say(role === 'admin' ? 'emailChanged.admin' : 'emailChanged.secondFactor'),
        ],
        button: {
          label: translate(lang, 'mail', 'emailChanged.button'),
          url: pageAddress(app, `/verify-email?restore=${token}`, lang),
        },
      }
    : { paragraphs: [text, say('emailChanged.support')] };
  const letter = async () => ({
    to: email,
    ...(await writeLetter(app, say('emailChanged.subject'), {
      lang,
      name: firstNameOf(name),
      ...words,
      after: [say('emailChanged.ignore')],
    })),
  });
  const limits = addressLeftLimits(app, { email, verified: oldVerifiedAt !== null });
  await sendWithin(app, limits, () => sendOnce(app, `email-changed:${key}`, letter));
});
