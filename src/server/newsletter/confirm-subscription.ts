import { and, eq, gt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { newToken, sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { newsletterLimits } from '#shared/newsletter.ts';
import { newsletterConfirmations, newsletterSubscribers } from './tables.ts';

const validMs = newsletterLimits.confirmDays * 86_400_000;

/**
 * Makes the link of a letter, which works until the address would be deleted. Those that were mailed before work on.
 * @returns its token, of which a digest is kept
 */
export async function makeConfirmation(
  app: App,
  { subscriberId, askedAt }: { subscriberId: string; askedAt: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(askedAt.getTime() + validMs);
  await app.db.insert(newsletterConfirmations).values({ tokenSha256: sha256(token), subscriberId, expiresAt });
  return token;
}

/**
 * Confirms an address by the link of its letter. It confirms once: a second time, while the address is subscribed, changes nothing.
 * @throws AppError not_found (unknown, expired, or the address is not on the list any more)
 */
export async function confirmSubscription(app: App, token: string): Promise<void> {
  const now = app.clock.now();
  await transaction(app, async (tx) => {
    const [found] = await tx
      .select({ id: newsletterSubscribers.id, confirmedAt: newsletterSubscribers.confirmedAt })
      .from(newsletterConfirmations)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterConfirmations.subscriberId))
      .where(and(eq(newsletterConfirmations.tokenSha256, sha256(token)), gt(newsletterConfirmations.expiresAt, now)))
      .for('update', { of: newsletterSubscribers });
    if (!found) throw new AppError('not_found');
    if (found.confirmedAt) return;
    await tx.update(newsletterSubscribers).set({ confirmedAt: now }).where(eq(newsletterSubscribers.id, found.id));
  });
}
