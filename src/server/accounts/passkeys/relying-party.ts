import type { App } from '#server/app.ts';

/**
 * Who asks for a passkey: the host of PUBLIC_URL, on which passkeys count, and its origin, from which alone they are taken.
 * Hosts that are IP addresses have none.
 */
export function relyingParty({ config }: Pick<App, 'config'>): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpID: hostname, origin };
}

/** A challenge is sealed into a ticket and works once, for so long. */
export const challengeValidMs = 5 * 60_000;

/** EdDSA, ES256 and RS256, which all devices know between them. */
export const supportedAlgorithmIDs = [-8, -7, -257];
