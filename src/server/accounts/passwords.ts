import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createLimiter } from '#server/limiter.ts';
import { isOwnAddress } from '#shared/common-passwords.ts';
import { AppError } from '#shared/errors.ts';

/** Argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of Node's four threads for such work, files and compression need some too; and each keeps a processor busy. */
const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
/** They wait for about a second. */
const waitingMost = 40 * atOnce;
const limited = createLimiter({ concurrency: atOnce, maxWaiting: waitingMost });

/**
 * The Argon2id hash of a password, with its own salt. It is slow on purpose, so never call it inside a transaction.
 * @throws AppError too_busy when too many wait
 */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, parameters));

/**
 * Refuses a new password that is the account's address or the part before its @, which are the first that others try.
 * @param field of the request that has the password  @throws AppError invalid_input with that field
 */
export function refuseOwnAddress(password: string, email: string, field = 'password'): void {
  if (isOwnAddress(password, email)) throw new AppError('invalid_input', { fields: { [field]: 'password_email' } });
}

let unusedHash: Promise<string> | undefined;

/**
 * Whether the hash was made from this password. Without a hash (an unknown address, an account without a password) a hash
 * of no account is verified instead, so that the time taken does not reveal whether an account exists.
 * @throws AppError too_busy when too many wait; the password was not checked then
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  unusedHash ??= hash('no account has this password', parameters);
  const known = passwordHash ?? (await unusedHash);
  const same = await limited(() => verify(known, password));
  return same && Boolean(passwordHash);
}
