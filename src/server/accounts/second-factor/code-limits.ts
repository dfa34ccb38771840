import type { App } from '#server/app.ts';
import { transaction } from '#server/db/client.ts';
import { warnWithin } from '#server/limits/limited-log.ts';
import { networkLimits, shortAddress } from '#server/limits/network.ts';
import { giveTriesBack, type Limit, takeTries } from '#server/limits/take-tries.ts';
import { AppError } from '#shared/errors.ts';
import { failuresPerNetwork } from '../sign-in-limits.ts';

/** Wrong codes at once, as for passwords: enough for somebody who mistypes, and waits for the next code. */
const atOnce = { most: 10, periodMs: 15 * 60_000 };
/**
 * Wrong codes in a day. Of a million codes three count at a time: whoever knows the password and guesses all year hits one
 * with a chance of one in thirty.
 */
const inADay = { most: 30, periodMs: 24 * 3_600_000 };

/** Who gives a code. */
interface Trying {
  personId: string;
  /** The id of a browser that is known to the account; '' for any other. */
  deviceId: string;
  /** The network address. */
  address: string;
}

/**
 * Counts a try before its code is compared, so that of many at the same time no more are compared than the limits allow.
 * A browser that is known to the account has tries of its own; all others share those of the account, so that a stranger
 * who knows the password cannot lock the owner out, and those of their network, together with wrong passwords.
 * @returns the limits, to be given back when the code was right
 * @throws AppError too_many_tries with the seconds until the next try
 */
export async function countCode(app: App, trying: Trying): Promise<Limit[]> {
  if (!app.config.rateLimits) return [];
  const { personId, deviceId, address } = trying;
  const limits = [
    { subject: `code:${personId}:${deviceId}`, ...atOnce },
    { subject: `code-day:${personId}:${deviceId}`, ...inADay },
    ...(deviceId ? [] : networkLimits(app.secrets, address, failuresPerNetwork)),
  ];
  try {
    await transaction(app, (tx) => takeTries(tx, limits, app.clock.now()));
  } catch (error) {
    if (error instanceof AppError) logCode(app, trying, 'second_factor_limited');
    throw error;
  }
  return limits;
}

/** Gives the tries of a right code back. */
export const forgiveCode = (app: App, limits: readonly Limit[]): Promise<void> => giveTriesBack(app.db, limits);

const messages = {
  second_factor_wrong: 'a code of a second factor was wrong',
  second_factor_limited: 'a code of a second factor was refused, there were too many',
};

/** One line, with the person as a keyed digest and the address shortened. */
export function logCode(app: App, { personId, deviceId, address }: Trying, event: keyof typeof messages): void {
  const account = app.secrets.digest('log-account', personId).slice(0, 16);
  warnWithin(app, { event, account, knownDevice: deviceId !== '', from: shortAddress(address) }, messages[event]);
}
