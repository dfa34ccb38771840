import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { signInFailures } from './tables.ts';

/** Enough for somebody who tries their own passwords, and far too few for guessing. */
const failuresAllowed = 10;
const windowMs = 15 * 60_000;

/** Failures are counted for an account and a known browser, or for an account and all unknown browsers together. */
interface TryingBrowser {
  accountKey: string;
  /** '' for a browser that never signed in to this account. */
  deviceId: string;
}

/** The key of an account by its address, whether or not the account exists. */
export const accountKeyOf = (email: string): string => sha256(email.trim().toLowerCase());

/**
 * Refuses after ten failures within fifteen minutes. Called before the password is checked and again after it, since many
 * tries may run at the same time. By the index `sign_in_failures_account`.
 * @throws AppError too_many_tries with the seconds until the oldest of those ten no longer counts
 */
export async function refuseTooManyTries(app: App, { accountKey, deviceId }: TryingBrowser): Promise<void> {
  if (!app.config.rateLimits) return;
  const now = app.clock.now().getTime();
  const [tenth] = await app.db
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.accountKey, accountKey),
        eq(signInFailures.deviceId, deviceId),
        gt(signInFailures.at, new Date(now - windowMs)),
      ),
    )
    .orderBy(desc(signInFailures.at))
    .limit(1)
    .offset(failuresAllowed - 1);
  if (tenth)
    throw new AppError('too_many_tries', { retryAfter: Math.ceil((tenth.at.getTime() + windowMs - now) / 1000) });
}

/** Counts one failure. */
export async function recordFailure(app: App, browser: TryingBrowser): Promise<void> {
  if (!app.config.rateLimits) return;
  await app.db.insert(signInFailures).values({ ...browser, at: app.clock.now() });
}

/** Removes failures that no longer count. */
export async function forgetOldFailures(app: App): Promise<void> {
  await app.db.delete(signInFailures).where(lt(signInFailures.at, new Date(app.clock.now().getTime() - windowMs)));
}
