import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password as an Argon2id text with its own salt. Slow on purpose: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let unusedHash: Promise<string> | undefined;

/**
 * True when the hash was made from this password. Without a hash (an unknown address, an account without a password) the
 * same work is done on a hash that belongs to nobody, so that the time it takes does not tell whether an account exists.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  unusedHash ??= hashPassword('no account has this password');
  const same = await verify(passwordHash ?? (await unusedHash), password);
  return same && Boolean(passwordHash);
}
