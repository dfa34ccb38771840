import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { sha256 } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { signInFailures } from './tables.ts';

/** Enough for somebody who has forgotten which password it was, and far too few for guessing. */
const failuresAllowed = 10;
const windowMs = 15 * 60_000;

/** Whose failures are counted together: one account's from all unknown browsers, or one known browser's own. */
export interface TryingBrowser {
  accountKey: string;
  /** '' for a browser that never signed in to this account. */
  deviceId: string;
}

/** Names an account by its address, whether or not anybody has it. */
export const accountKeyOf = (email: string): string => sha256(email.trim().toLowerCase());

/**
 * Refuses once ten failures lie within the last fifteen minutes. Asked before a password is looked at and again
 * after, since many tries may be under way at once. Served by the index `sign_in_failures_account`.
 * @throws AppError too_many_tries with the seconds until one of those ten is old enough
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
