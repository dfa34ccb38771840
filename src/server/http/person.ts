import type { Lang } from '#shared/languages.ts';
import type { ProviderRight, Role } from '#shared/rights.ts';

/** The person who is signed in. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The language they prefer for letters. */
  language: Lang;
  /** Whether a code is asked for after the password when they sign in. */
  hasSecondFactor: boolean;
  /** Empty when they opened a file link, without a session. */
  sessionId: string;
  /** When they entered their password for this session; null without a session. */
  signedInAt: Date | null;
}

/** A provider that a person is a member of, and what they may do for it. */
export interface Membership {
  provider: { id: string; name: string };
  rights: readonly ProviderRight[];
}
