import { and, isNull, lte } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { newsletterLimits } from '#shared/newsletter.ts';
import { newsletterConfirmations, newsletterSubscribers } from './tables.ts';

const keptMs = newsletterLimits.confirmDays * 86_400_000;

/**
 * Runs once a day: deletes the addresses that nobody has confirmed within a week, and the links that have expired. A second run
 * changes nothing. By `newsletter_subscribers_waiting` and `newsletter_confirmations_expires`; a day brings a thousand at most.
 */
export async function forgetUnconfirmed(app: App): Promise<void> {
  const now = app.clock.now();
  const askedBefore = lte(newsletterSubscribers.askedAt, new Date(now.getTime() - keptMs));
  await app.db.delete(newsletterSubscribers).where(and(isNull(newsletterSubscribers.confirmedAt), askedBefore));
  await app.db.delete(newsletterConfirmations).where(lte(newsletterConfirmations.expiresAt, now));
}
