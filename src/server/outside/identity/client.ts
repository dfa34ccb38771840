import type { IdentityProblem } from '#shared/identity-providers.ts';

/** Somebody whom Google or Facebook has told us about. */
export interface Found {
  /** Who they are there; it never changes. */
  subject: string;
  name: string;
  /** As it stands in their account there; undefined: none, or they do not share it. */
  email: string | undefined;
  /** Whether the address is theirs for certain. */
  emailVerified: boolean;
}

/** What belongs to one sign-in, and is known to this browser and us alone. */
export interface Attempt {
  /** Where the browser comes back to, without a query. */
  redirectUri: string;
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** Signing in at Google or Facebook by the authorization code flow. */
export interface IdentityClient {
  /** The address to which the browser is sent. @throws IdentityRefusal failed */
  begin(attempt: Attempt): Promise<URL>;
  /** Who came back with this query. @throws IdentityRefusal denied, failed */
  finish(attempt: Attempt, query: URLSearchParams): Promise<Found>;
}

/** Why nobody was found. */
export class IdentityRefusal extends Error {
  readonly problem: IdentityProblem;

  constructor(problem: IdentityProblem, cause?: unknown) {
    super(`Signing in elsewhere: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** @returns what a call to the other side throws, as a refusal */
export function refusalOf(error: unknown): IdentityRefusal {
  if (error instanceof IdentityRefusal) return error;
  const { error: code } = error as { error?: unknown };
  return new IdentityRefusal(code === 'access_denied' ? 'denied' : 'failed', error);
}
