import { and, eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { job } from '#server/jobs/job.ts';
import { providers } from '#server/providers/tables.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { applicationLimits, sendWithin } from '../letter-limits.ts';
import { sendOnce } from '../send-once.ts';

/** To whoever submitted an application, in their language: it was received, and what happens next. */
export const applicationReceivedJob = job(
  'mail-application-received',
  async (app, { providerId, personId, submittedAt }) => {
    const [found] = await app.db
      .select({ provider: providers, person: people })
      .from(providers)
      .innerJoin(people, eq(people.id, personId))
      .where(and(eq(providers.id, providerId), eq(providers.status, 'pending')));
    // It was decided about meanwhile, which has a letter of its own, or submitted again.
    if (found?.provider.submittedAt?.toISOString() !== submittedAt) return;
    const { provider, person } = found;
    const lang = person.preferences.language;
    await sendWithin(app, applicationLimits(app, person), () =>
      sendOnce(app, `application-received:${providerId}:${submittedAt}`, async () => {
        const letter = await writeLetter(app, say('applicationReceived.subject', { name: provider.name }), {
          lang,
          name: firstNameOf(person.name),
          paragraphs: [say('applicationReceived.text'), say('applicationReceived.next')],
          button: { label: translate(lang, 'mail', 'button.application'), url: pageAddress(app, '/onboard', lang) },
        });
        return { to: person.email, ...letter };
      }),
    );
  },
);
