import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password as an Argon2id text with its own salt. Slow on purpose: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

let nobodys: Promise<string> | undefined;

/**
 * True when the password is the one behind the hash. Without a hash (an unknown address, an account without a
 * password) the same work is done on one that nothing opens, so that timing does not tell accounts apart.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('no account has this password');
  const same = await verify(passwordHash ?? (await nobodys), password);
  return same && Boolean(passwordHash);
}
