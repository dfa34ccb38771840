import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { App } from '#server/app.ts';
import { type Tx, transaction } from '#server/db/client.ts';
import { networkLimits } from '#server/limits/network.ts';
import {
  forgetFreeLimits,
  giveTriesBack,
  type Limit,
  lockSubject,
  takeOne,
  takeTries,
} from '#server/limits/take-tries.ts';
import { sha256 } from '#server/secrets.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { signInFailures } from './tables.ts';

/** For one account. Enough for somebody who tries their own passwords, and far too few for guessing. */
const failuresAllowed = 10;
const windowMs = 15 * 60_000;
const hourMs = 60 * 60_000;

/**
 * Failed sign-ins of unknown browsers from one network: thirty people in an office who each mistype their password
 * twice within an hour. A guesser has 60 tries, then one a minute.
 */
export const failuresPerNetwork: Limit = { subject: 'sign-in', most: 60, periodMs: hourMs };
/** Of all unknown browsers together, against guessers with many addresses. Known browsers are not counted here. */
const failuresOverall: Limit = { subject: 'sign-in:overall', most: 3000, periodMs: hourMs };

/** Registrations from one network: thirty people in an office within an hour, and as many again. */
const registrationsPerNetwork: Limit = { subject: 'register', most: 60, periodMs: hourMs };
/**
 * Of those at once: a class that registers together. A program that registers accounts then waits 20 seconds for each.
 */
const registrationsAtOnce: Limit = { subject: 'register-at-once', most: 30, periodMs: 10 * 60_000 };
/**
 * The first tries of each network, which do not count overall: whoever uses up what all have together must not keep
 * people out whose network is quiet.
 */
const firstFailures: Limit = { subject: 'sign-in-first', most: 3, periodMs: hourMs };
const firstRegistrations: Limit = { subject: 'register-first', most: 2, periodMs: hourMs };
const registrationsOverall: Limit = { subject: 'register:overall', most: 1200, periodMs: hourMs };

/**
 * Successful sign-ins, each of which makes a session. A person with ten programs that sign in every hour has enough.
 */
const signInsPerPerson = { most: 100, periodMs: hourMs };

/** Who tries to sign in, or to confirm something by their password. */
export interface Trying {
  email: string;
  /** The id of a browser that is known to the account; '' for any other. */
  deviceId: string;
  /** The network address. */
  address: string;
}

/** A try that was counted before the password was checked. */
export interface CountedTry {
  failureId: string | undefined;
  limits: Limit[];
}

/** The key of an account by its address, whether or not the account exists. */
export const accountKeyOf = (email: string): string => sha256(foldEmail(email));

/**
 * Counts a try to sign in before its password is checked, so that of many at the same time no more are checked than the
 * limits allow. `forgiveTry` takes it back when the password was right. A browser that is known to the account has ten
 * failures in fifteen minutes of its own; all others share ten of the account, and those of their network and overall.
 * @throws AppError too_many_tries with the seconds until the next try: then nothing is counted
 */
export async function countTry(app: App, trying: Trying): Promise<CountedTry> {
  if (!app.config.rateLimits) return { failureId: undefined, limits: [] };
  return transaction(app, async (tx) => {
    const now = app.clock.now();
    const failureId = await countForAccount(tx, trying, now);
    if (trying.deviceId) return { failureId, limits: [] };
    const perNetwork = networkLimits(app.secrets, trying.address, failuresPerNetwork);
    await takeTries(tx, perNetwork, now);
    const first = networkLimits(app.secrets, trying.address, firstFailures).slice(0, 1);
    return { failureId, limits: [...perNetwork, await takeFirst(tx, [...first, failuresOverall], now)] };
  });
}

/**
 * Takes a try of the first limit that has one left.
 * @returns that limit
 * @throws AppError too_many_tries of the last one
 */
async function takeFirst(tx: Tx, limits: readonly Limit[], now: Date): Promise<Limit> {
  for (const limit of limits.slice(0, -1)) if (await takeOne(tx, limit, now)) return limit;
  await takeTries(tx, limits.slice(-1), now);
  return limits.at(-1) as Limit;
}

/** By the index `sign_in_failures_account`. @returns the row's id  @throws AppError too_many_tries */
async function countForAccount(tx: Tx, { email, deviceId }: Trying, now: Date): Promise<string | undefined> {
  const accountKey = accountKeyOf(email);
  const ends = (at: Date) => new Date(at.getTime() + windowMs);
  await lockSubject(tx, { subject: `account:${accountKey}:${deviceId}`, until: ends(now) });
  const [tenth] = await tx
    .select({ at: signInFailures.at })
    .from(signInFailures)
    .where(
      and(
        eq(signInFailures.accountKey, accountKey),
        eq(signInFailures.deviceId, deviceId),
        gt(signInFailures.at, new Date(now.getTime() - windowMs)),
      ),
    )
    .orderBy(desc(signInFailures.at))
    .limit(1)
    .offset(failuresAllowed - 1);
  if (tenth) {
    const waitMs = ends(tenth.at).getTime() - now.getTime();
    throw new AppError('too_many_tries', { retryAfter: Math.ceil(waitMs / 1000) });
  }
  const [counted] = await tx
    .insert(signInFailures)
    .values({ accountKey, deviceId, at: now })
    .returning({ id: signInFailures.id });
  return counted?.id;
}

/** Takes a counted try back, since its password was right. */
export async function forgiveTry(app: App, { failureId, limits }: CountedTry): Promise<void> {
  if (failureId) await app.db.delete(signInFailures).where(eq(signInFailures.id, failureId));
  await giveTriesBack(app.db, limits);
}

/** Counts a sign-in with the right password. @throws AppError too_many_tries with the seconds until the next one */
export async function countSignIn(app: App, tx: Tx, personId: string): Promise<void> {
  if (!app.config.rateLimits) return;
  await takeTries(tx, [{ subject: `signed-in:${personId}`, ...signInsPerPerson }], app.clock.now());
}

/** Counts a registration, whatever comes of it. @throws AppError too_many_tries with the seconds until the next one */
export async function countRegistration(app: App, address: string): Promise<void> {
  if (!app.config.rateLimits) return;
  const perNetwork = [registrationsPerNetwork, registrationsAtOnce];
  const limits = perNetwork.flatMap((limit) => networkLimits(app.secrets, address, limit));
  const first = networkLimits(app.secrets, address, firstRegistrations).slice(0, 1);
  await transaction(app, async (tx) => {
    const now = app.clock.now();
    await takeTries(tx, limits, now);
    await takeFirst(tx, [...first, registrationsOverall], now);
  });
}

/** Removes failures and limits that no longer count. */
export async function forgetOldFailures(app: App): Promise<void> {
  await app.db.delete(signInFailures).where(lt(signInFailures.at, new Date(app.clock.now().getTime() - windowMs)));
  await forgetFreeLimits(app);
}
