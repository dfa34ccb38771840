import { eq } from 'drizzle-orm';
import { job } from '#server/jobs/job.ts';
import { providers } from '#server/providers/tables.ts';
import { translate } from '#shared/i18n/translate.ts';
import { letterFooter } from '../layout/letter-parts.ts';
import { renderLetter } from '../layout/render-letter.ts';
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
    const letter = renderLetter(translate(lang, 'mail', 'providerEmail.subject'), {
      lang,
      name: provider.name,
      paragraphs: [translate(lang, 'mail', 'providerEmail.text'), translate(lang, 'mail', 'providerEmail.check')],
      footer: await letterFooter(app, lang),
    });
    return { to: from, ...letter };
  });
});
