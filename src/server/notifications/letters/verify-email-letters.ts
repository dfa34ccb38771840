import { enqueue } from '#server/jobs/enqueue.ts';
import { job } from '#server/jobs/job.ts';
import { sha256 } from '#server/secrets.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { sendWithin, verificationLimits } from '../letter-limits.ts';
import { findVerification } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/** To a new person, or to a new address: the link that verifies it. */
export const verifyEmailLetterJob = job('mail-verify-email', async (app, { sealedToken }) => {
  const token = app.secrets.open(sealedToken);
  const key = sha256(token);
  const found = await findVerification(app.db, key);
  // The link no longer works: the address is verified, the link has expired, or the person has another address by now.
  if (!found || found.verifiedAt || found.email !== found.currentEmail || found.expiresAt <= app.clock.now()) return;
  const { language: lang, name, email } = found;
  const letter = async () => ({
    to: email,
    ...(await writeLetter(app, say('verify.subject'), {
      lang,
      name: firstNameOf(name),
      paragraphs: [say('verify.text')],
      button: {
        label: translate(lang, 'mail', 'verify.button'),
        url: pageAddress(app, `/verify-email?token=${token}`, lang),
      },
      after: [say('verify.ignore')],
    })),
  });
  // Strangers who gave the address may have used up its limit, so the letter of whoever has it now waits instead.
  await sendWithin(
    app,
    verificationLimits(app, email),
    () => sendOnce(app, `verify-email:${key}`, letter),
    (tx, at) => enqueue(tx, 'mail-verify-email', { sealedToken }, { at }),
  );
});
