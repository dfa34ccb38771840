import { eq } from 'drizzle-orm';
import { job } from '#server/jobs/job.ts';
import { providers } from '#server/providers/tables.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { mailedProvider } from '../queries.ts';
import { sendOnce } from '../send-once.ts';

/**
 * To the address that an organisation had until now: our letters go elsewhere. Somebody else may have got into a member's
 * account.
 */
export const providerEmailLetterJob = job('mail-provider-email', async (app, { providerId, from, changedAt }) => {
  const [provider] = await app.db.select(mailedProvider(app.db)).from(providers).where(eq(providers.id, providerId));
  if (!provider) return;
  const lang = provider.language;
  await sendOnce(app, `provider-email:${providerId}:${changedAt}`, async () => {
    const letter = await writeLetter(app, say('providerEmail.subject'), {
      lang,
      name: provider.name,
      paragraphs: [say('providerEmail.text'), say('providerEmail.check')],
    });
    return { to: from, ...letter };
  });
});
