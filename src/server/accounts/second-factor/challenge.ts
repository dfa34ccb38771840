import type { App } from '#server/app.ts';
import { type Secrets, sameDigest } from '#server/secrets.ts';

/** Long enough to find the phone, and to type a recovery code. */
const validMs = 5 * 60_000;

/** Tells a challenge from whatever else is sealed with the same key. */
const purpose = 'second-factor-challenge';

/** Who has given the right password, and is asked for a code. */
interface Owner {
  id: string;
  passwordHash: string | null;
}

interface Sealed {
  purpose: string;
  personId: string;
  /** Keyed digest of the password's hash, so that a new password ends the challenge. */
  password: string;
  remember: boolean;
  /** Absent where the history has no entry of it. */
  askedId?: string | undefined;
  expiresAt: number;
}

interface Challenge {
  personId: string;
  /** Whether the session shall last 30 days. */
  remember: boolean;
  /** The entry of the sign-in history that a code is asked for. */
  askedId: string | undefined;
  /** Whether this is the person whom it was made for, with the same password. */
  isOf: (person: Owner | undefined) => boolean;
}

const markOf = (secrets: Secrets, { id, passwordHash }: Owner) =>
  secrets.digest('challenge-password', `${id}\n${passwordHash ?? ''}`);

/** What is given to whoever knows the password: with a code it opens a session, for five minutes. It is stored nowhere. */
export function makeChallenge(
  { secrets, clock }: App,
  owner: Owner,
  { remember, askedId }: Pick<Sealed, 'remember' | 'askedId'>,
): string {
  const expiresAt = clock.now().getTime() + validMs;
  const password = markOf(secrets, owner);
  const sealed: Sealed = { purpose, personId: owner.id, password, remember, askedId, expiresAt };
  return secrets.seal(JSON.stringify(sealed));
}

/** Reads a challenge; undefined where it is none of ours, or its five minutes are over. */
export function readChallenge({ secrets, clock }: App, text: string): Challenge | undefined {
  const read = opened(secrets, text);
  if (read?.purpose !== purpose || read.expiresAt <= clock.now().getTime()) return undefined;
  const { personId, remember, askedId, password } = read;
  return {
    personId,
    remember,
    askedId,
    isOf: (owner) => owner !== undefined && sameDigest(markOf(secrets, owner), password),
  };
}

/** What only this file has sealed has this shape: a sealed text cannot be altered. */
function opened(secrets: Secrets, text: string): Sealed | undefined {
  try {
    return JSON.parse(secrets.open(text));
  } catch {
    return undefined;
  }
}
