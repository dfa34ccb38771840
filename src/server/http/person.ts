import type { Role } from '#shared/contracts/accounts.ts';
import type { Lang } from '#shared/languages.ts';

/** Whoever is signed in, as every feature sees them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** The language they prefer, for mails. */
  language: Lang;
  sessionId: string;
}
