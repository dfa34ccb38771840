import { eq } from 'drizzle-orm';
import { people } from '#server/accounts/tables.ts';
import { job } from '#server/jobs/job.ts';
import { pointsAccounts } from '#server/loyalty/tables.ts';
import { isTold } from '#server/notices/choice-queries.ts';
import { dateInNairobi, formatDate } from '#shared/dates.ts';
import { firstNameOf } from '#shared/first-name.ts';
import { translate } from '#shared/i18n/translate.ts';
import { pageAddress } from '../layout/letter-parts.ts';
import { say, writeLetter } from '../layout/write-letter.ts';
import { sendOnce } from '../send-once.ts';

/** To somebody whose points will expire: until when they count, and how to keep them. */
export const pointsExpiringJob = job('mail-points-expiring', async (app, { personId, expiresAt }) => {
  const [found] = await app.db
    .select({
      ...{ name: people.name, email: people.email, preferences: people.preferences, suspendedAt: people.suspendedAt },
      ...{ balance: pointsAccounts.balance, expiresAt: pointsAccounts.expiresAt },
    })
    .from(pointsAccounts)
    .innerJoin(people, eq(people.id, pointsAccounts.personId))
    .where(eq(pointsAccounts.personId, personId));
  // They have moved or were spent meanwhile.
  if (!found || found.balance === 0 || found.expiresAt.toISOString() !== expiresAt || found.suspendedAt) return;
  if (!(await isTold(app.db, { personId, kind: 'points_expiring', by: 'email' }))) return;
  const { name, email, balance: count } = found;
  const lang = found.preferences.language;
  const date = formatDate(dateInNairobi(new Date(found.expiresAt.getTime() - 1)), lang);
  await sendOnce(app, `points-expiring:${personId}:${expiresAt}`, async () => {
    const letter = await writeLetter(app, say('pointsExpiring.subject', { count, date }), {
      lang,
      name: firstNameOf(name),
      paragraphs: [say('pointsExpiring.text', { count, date }), say('pointsExpiring.keep')],
      button: {
        label: translate(lang, 'mail', 'pointsExpiring.button'),
        url: pageAddress(app, '/dashboard/points', lang),
      },
    });
    return { to: email, ...letter };
  });
});
