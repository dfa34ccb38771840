/** Whose accounts people can sign in with, beside a password. */
export const identityProviders = ['google', 'facebook'] as const;
export type IdentityProvider = (typeof identityProviders)[number];

/** What they are called; the same in every language. */
export const identityProviderNames: Record<IdentityProvider, string> = { google: 'Google', facebook: 'Facebook' };

/**
 * Why somebody came back without being signed in, as it stands in the address of /login. `denied`: they did not agree;
 * `expired`: it took too long, or was begun in another browser; `no_email`: the account has none that we may know;
 * `failed`: Google or Facebook could not be reached, or its answer was not right.
 */
export type IdentityProblem = 'denied' | 'expired' | 'no_email' | 'failed' | 'off' | 'too_many';
