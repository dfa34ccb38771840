import type { App } from '#server/app.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { shortAddress } from '#server/limits/network.ts';
import { foldEmail } from '#shared/email.ts';
import { AppError } from '#shared/errors.ts';
import { findKnownDevice } from './known-devices.ts';
import { passwordMatches } from './passwords.ts';
import type { PersonRow } from './repository.ts';
import { type CountedTry, countTry, forgiveTry, type Trying } from './sign-in-limits.ts';

/** Where a password comes from. */
export interface Browser {
  userAgent: string;
  /** The device cookie as sent. */
  device: string | undefined;
  /** The network address. */
  address: string;
}

interface Guess {
  /** The address that was given, or the account's. */
  email: string;
  /** The account with that address; undefined when there is none. */
  person: PersonRow | undefined;
  password: string;
}

/**
 * Whether this is the person's password. Tries are limited, and a wrong one counts as a failed sign-in.
 * @throws AppError too_many_tries; too_busy, which counts as no try
 */
export async function checkPassword(app: App, { email, person, password }: Guess, browser: Browser): Promise<boolean> {
  const deviceId = await findKnownDevice(app, browser.device, person);
  const trying = { email, deviceId, address: browser.address };
  const counted = await countOrLog(app, trying);
  const right = await passwordMatches(person?.passwordHash, password).catch(async (error: unknown) => {
    // It was not checked, so it was no try.
    await forgiveTry(app, counted);
    throw error;
  });
  if (right) await forgiveTry(app, counted);
  else logTry(app, trying, { event: 'sign_in_failed', message: 'a password was wrong' });
  return right;
}

async function countOrLog(app: App, trying: Trying): Promise<CountedTry> {
  try {
    return await countTry(app, trying);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_tries') {
      logTry(app, trying, { event: 'sign_in_limited', message: 'a try to sign in was refused, there were too many' });
    }
    throw error;
  }
}

/** One line, with the account as a keyed digest and the address shortened. */
function logTry(
  app: App,
  { email, deviceId, address }: Trying,
  { event, message }: { event: string; message: string },
) {
  const account = app.secrets.digest('log-account', foldEmail(email)).slice(0, 16);
  warnWithin(app, { event, account, knownDevice: deviceId !== '', from: shortAddress(address) }, message);
}
